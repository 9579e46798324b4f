import Auditing

@testable import AuditRules

// False findings in whole apps, judged with their sources on 26 November 2026, each beside its counterpart.

extension FalseAlarm {
  static let judgedSources: [FalseAlarm] = clipped + tints + leftovers + opened + icons + letters

  private static func caption(_ attributes: String, font: String) -> String {
    xib(
      """
      <label text="Send the parcel" \(attributes) id="l"><rect key="frame" x="20" y="100" \
      width="60" height="24"/><fontDescription key="fontDescription" \(font) pointSize="14"/></label>
      """)
  }

  private static let clipped: [FalseAlarm] = [
    FalseAlarm(
      name: "a font that shrinks to fit", rule: TextClipped(),
      document: caption("minimumScaleFactor=\"0.5\"", font: "type=\"system\""), findings: []),
    FalseAlarm(
      name: "a font that does not shrink", rule: TextClipped(),
      document: caption(
        "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", font: "type=\"system\""),
      findings: ["review error"]),
    FalseAlarm(
      name: "two lines that the text itself has", rule: TextClipped(),
      document: lines(text: "Send the&#10;parcel now", width: 70), findings: []),
    FalseAlarm(
      name: "one line of as many letters", rule: TextClipped(),
      document: lines(text: "Send the parcel now", width: 70), findings: ["review error"]),
    FalseAlarm(
      name: "a condensed face", rule: TextClipped(),
      document: lines(text: "Send the parcel", width: 76, font: "AvenirNextCondensed-Medium"),
      findings: []),
    FalseAlarm(
      name: "another face", rule: TextClipped(),
      document: lines(text: "Send the parcel", width: 76, font: "AvenirNext-Medium"),
      findings: ["review error"]),
  ]

  private static func lines(text: String, width: Int, font: String = "AvenirNext-Medium") -> String
  {
    xib(
      """
      <label text="\(text)" numberOfLines="0" adjustsFontSizeToFit="NO" id="l"><rect key="frame" \
      x="20" y="100" width="\(width)" height="22"/><fontDescription key="fontDescription" \
      name="\(font)" family="Avenir" pointSize="14"/></label>
      """)
  }

  private static let tints: [FalseAlarm] = [
    FalseAlarm(
      name: "a clear tint", rule: NonTextContrast(), document: icon(alpha: 0), findings: []),
    FalseAlarm(
      name: "a faint tint", rule: NonTextContrast(), document: icon(alpha: 0.3),
      findings: ["fail error"]),
  ]

  private static func icon(alpha: Double) -> String {
    xib(
      """
      <view id="c"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
      <button id="b"><rect key="frame" x="20" y="100" width="44" height="44"/>\
      <color key="tintColor" white="0.0" alpha="\(alpha)" colorSpace="calibratedWhite"/>\
      <state key="normal" image="link"/></button></subviews>\
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """)
  }

  private static let leftovers: [FalseAlarm] = [
    FalseAlarm(
      name: "a bar below one at the same place", rule: ControlNotExposed(),
      document: bars(toolbarY: 44), findings: []),
    FalseAlarm(
      name: "a bar beside another one", rule: ControlNotExposed(), document: bars(toolbarY: 90),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the handle below a button of the same name", rule: ControlNotExposed(),
      document: handle(below: "Close"), findings: []),
    FalseAlarm(
      name: "the handle below another button", rule: ControlNotExposed(),
      document: handle(below: "Share"), findings: ["fail error"]),
  ]

  private static func handle(below label: String) -> String {
    xib(
      """
      <view id="h" customClass="Handle"><rect key="frame" x="160" y="8" width="56" height="4"/>\
      <accessibility key="accessibilityConfiguration" label="Close">\
      <accessibilityTraits key="traits" button="YES"/></accessibility></view>\
      <button id="b"><rect key="frame" x="160" y="4" width="56" height="44"/>\
      <state key="normal" title="\(label)"/></button>
      """)
  }

  private static func bars(toolbarY: Int) -> String {
    xib(
      """
      <view id="a" customClass="TabButton"><rect key="frame" x="0" y="44" width="390" height="44"/></view>\
      <toolbar id="t"><rect key="frame" x="0" y="\(toolbarY)" width="390" height="44"/><items/></toolbar>
      """)
  }

  private static let opened: [FalseAlarm] = [
    FalseAlarm(
      name: "a header that code opens", rule: TextContrast(),
      document: header(outlets: "<outlet property=\"height\" destination=\"n\" id=\"o\"/>"),
      findings: []),
    FalseAlarm(
      name: "a header without a height", rule: TextContrast(), document: header(outlets: ""),
      findings: ["fail error"]),
  ]

  /// Dark grey on white, on a black page.
  private static func header(outlets: String) -> String {
    xib(
      """
      <view id="p"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>\
      <view id="h"><rect key="frame" x="0" y="64" width="390" height="0.0"/><subviews>\
      <label text="Balance" id="l"><rect key="frame" x="20" y="20" width="200" height="24"/>\
      <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/></label></subviews>\
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>\
      <constraints><constraint firstAttribute="height" id="n"/></constraints></view></subviews>\
      <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></view>
      """, outlets: outlets)
  }

  private static let icons: [FalseAlarm] = [
    FalseAlarm(
      name: "an icon whose name is that below it", rule: MissingLabel(),
      document: icon("file", caption: "File", x: 40, y: 170), findings: []),
    FalseAlarm(
      name: "an icon whose name is that beside it", rule: MissingLabel(),
      document: icon("file", caption: "File", x: 190, y: 126), findings: []),
    FalseAlarm(
      name: "an icon with the name of its file", rule: MissingLabel(),
      document: icon("btn_file_white", caption: "File", x: 40, y: 170), findings: ["fail error"]),
    FalseAlarm(
      name: "an icon whose name is that of another text", rule: MissingLabel(),
      document: icon("file", caption: "File", x: 40, y: 300), findings: ["fail error"]),
    FalseAlarm(
      name: "a configuration without a title", rule: LabelIsStub(),
      document: configured(""), findings: []),
    FalseAlarm(
      name: "a configuration with a title", rule: LabelIsStub(),
      document: configured(" title=\"Button\""), findings: ["fail error"]),
  ]

  private static func icon(_ image: String, caption: String, x: Int, y: Int) -> String {
    xib(
      """
      <button id="b"><rect key="frame" x="110" y="100" width="70" height="70"/>\
      <state key="normal" image="\(image)"/></button>\
      <label text="\(caption)" id="l"><rect key="frame" x="\(x)" y="\(y)" width="210" height="18"/></label>
      """)
  }

  private static func configured(_ title: String) -> String {
    xib(
      """
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="70" height="70"/>\
      <state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="plain"\(title)/></button>
      """)
  }

  private static let letters: [FalseAlarm] =
    [("60", [String]()), ("59", ["fail warning"])].map { size, findings in
      FalseAlarm(
        name: "a digit of \(size) points", rule: DynamicTypeUnsupported(),
        document: xib(
          """
          <label text="5" id="l"><rect key="frame" x="20" y="100" width="80" height="96"/>\
          <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
          """), findings: findings)
    }
    + [("a b c", [String]()), ("abc", ["fail note"]), ("a", ["fail note"])].map {
      hint, findings in
      FalseAlarm(
        name: "the hint “\(hint)”", rule: HintGrammar(),
        document: xib(
          """
          <button id="b"><rect key="frame" x="20" y="100" width="70" height="70"/>\
          <accessibility key="accessibilityConfiguration" hint="\(hint)"/>\
          <state key="normal" title="2"/></button>
          """), findings: findings)
    }
    + [("mapView", [String]()), ("button", [])].map { view, findings in
      FalseAlarm(
        name: "a row with a \(view)", rule: RowHidesControl(),
        document: row(with: view, isElement: ""),
        findings: findings)
    } + [
      FalseAlarm(
        name: "a row that is an element", rule: RowHidesControl(),
        document: row(
          with: "button",
          isElement:
            "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"YES\"/></accessibility>"
        ),
        findings: ["fail error"])
    ]

  private static func row(with view: String, isElement: String) -> String {
    xib(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="390" height="200"/>\(isElement)\
      <tableViewCellContentView key="contentView" tableViewCell="c" id="w">\
      <rect key="frame" x="0" y="0" width="390" height="200"/><subviews>\
      <label text="Place" id="l"><rect key="frame" x="20" y="10" width="200" height="20"/></label>\
      <\(view) id="m"><rect key="frame" x="20" y="40" width="350" height="150"/></\(view)></subviews>\
      </tableViewCellContentView></tableViewCell>
      """)
  }
}
