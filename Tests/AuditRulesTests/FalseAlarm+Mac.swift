import Auditing
import TestSupport

@testable import AuditRules

// Reports of specialists who listened on Macs, each beside its counterpart.

extension FalseAlarm {
  static let ofMac: [FalseAlarm] = titles + links + keys + colours + names + windows + headers

  private static func mac(_ views: String) -> String { xib(views, isMac: true) }

  private static func frame(_ x: Int, _ y: Int, _ width: Int = 100, _ height: Int = 22) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func text(_ words: String, id: String, x: Int = 20, y: Int) -> String {
    """
    <textField id="\(id)">\(frame(x, y))\
    <textFieldCell key="cell" title="\(words)" id="cell-\(id)"/></textField>
    """
  }

  private static func popUp(_ id: String, y: Int, title: String? = nil) -> String {
    let connection = title.map {
      "<connections><accessibilityConnection property=\"title\" destination=\"\($0)\" id=\"a\"/>"
        + "</connections>"
    }
    return """
      <popUpButton id="\(id)">\(frame(130, y))\
      <popUpButtonCell key="cell" type="push" title="Safari" id="cell-\(id)"/>\
      \(connection ?? "")</popUpButton>
      """
  }

  private static let titles: [FalseAlarm] = [
    FalseAlarm(
      name: "a pop-up button beside a text", rule: MissingLabel(),
      document: mac(text("Browser:", id: "t", y: 20) + popUp("p", y: 20)), findings: ["fail error"]),
    FalseAlarm(
      name: "a pop-up button with its title", rule: MissingLabel(),
      document: mac(text("Browser:", id: "t", y: 20) + popUp("p", y: 20, title: "t")), findings: []),
    FalseAlarm(
      name: "the title of another control", rule: FieldLabelAssociation(),
      document: mac(
        text("Browser:", id: "t", y: 20) + popUp("p", y: 20) + text("Theme:", id: "u", y: 120)
          + popUp("q", y: 120, title: "t")), findings: ["fail error"]),
    FalseAlarm(
      name: "its own title", rule: FieldLabelAssociation(),
      document: mac(
        text("Browser:", id: "t", y: 20) + popUp("p", y: 20) + text("Theme:", id: "u", y: 120)
          + popUp("q", y: 120, title: "u")), findings: []),
  ]

  private static func link(_ color: String, _ attributes: String = "") -> String {
    """
    <textField id="l" \(attributes)>\(frame(20, 20))\
    <textFieldCell key="cell" title="example.org" id="c">\
    <color key="textColor" name="\(color)" catalog="System" colorSpace="catalog"/>\
    </textFieldCell></textField>
    """
  }

  private static let links: [FalseAlarm] = [
    FalseAlarm(
      name: "a text in the colour of links", rule: TappableWithoutRole(),
      document: mac(link("linkColor")), findings: ["fail error"]),
    FalseAlarm(
      name: "a link of the app's own class", rule: TappableWithoutRole(),
      document: mac(link("linkColor", "customClass=\"LinkLabel\"")), findings: ["review error"]),
    FalseAlarm(
      name: "a text in another colour", rule: TappableWithoutRole(),
      document: mac(link("labelColor")), findings: []),
  ]

  private static let keys: [FalseAlarm] = [
    FalseAlarm(
      name: "a button beside the window with a key", rule: OffScreenElement(),
      document: mac(
        """
        <button id="b">\(frame(-900, 20, 90, 32))\
        <buttonCell key="cell" type="push" title="Cancel" keyEquivalent="x" id="c"/></button>
        """), findings: [])
  ]

  /// A window whose content is a grey text, or a view around it.
  ///
  /// - Parameter attribute: of its cell, which then has a colour for its background.
  private static func window(
    cell attribute: String? = nil, _ around: (String) -> String = { $0 }
  ) -> String {
    let background =
      "<color key=\"backgroundColor\" white=\"0.4\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let text = """
      <textField id="t">\(frame(20, 20))\
      <textFieldCell key="cell" title="Version 2" id="c" \(attribute ?? "")>\
      <color key="textColor" white="\(attribute == nil ? "0.6" : "0.3")" alpha="1" colorSpace="calibratedWhite"/>\
      \(attribute == nil ? "" : background)</textFieldCell></textField>
      """
    return InterfaceBuilderDocument.xib(
      """
      <window title="About" id="w"><view key="contentView" id="v">\(frame(0, 0, 400, 300))\
      <subviews>\(around(text))</subviews></view></window>
      """, for: .macOS, attributes: tools)
  }

  private static func titled(_ title: String, bar: String = "YES") -> String {
    InterfaceBuilderDocument.xib(
      """
      <window \(title) id="w"><windowStyleMask key="styleMask" titled="\(bar)"/>\
      <view key="contentView" id="v">\(frame(0, 0, 400, 300))</view></window>
      """, for: .macOS, attributes: tools)
  }

  /// A table whose rows have the position of its header in the file.
  private static func table(_ rule: any Rule, header: String, findings: [String]) -> FalseAlarm {
    FalseAlarm(
      name: "the header of a table \(header)", rule: rule,
      document: mac(
        """
        <scrollView id="s">\(frame(0, 0, 300, 200))<clipView key="contentView" id="cv">\
        \(frame(0, 0, 300, 200))<subviews><tableView viewBased="YES" id="t">\(frame(0, 0, 300, 175))\
        <tableColumns><tableColumn width="20" id="k"><tableHeaderCell key="headerCell" title="Size" id="h"/>\
        </tableColumn></tableColumns><connections><action selector="open:" target="-2" id="a"/>\
        </connections></tableView></subviews></clipView><tableHeaderView key="headerView" \(header) \
        id="hv">\(frame(0, 0, 300, 23))</tableHeaderView></scrollView>
        """), findings: findings)
  }

  private static let headers: [FalseAlarm] =
    ["", "customClass=\"FixedHeader\""].flatMap { header in
      [
        table(ControlsOverlap(), header: header, findings: []),
        table(ControlNotExposed(), header: header, findings: []),
        table(TargetSpacing(), header: header, findings: []),
        table(TargetSize.wcagEnhanced, header: header, findings: []),
        table(TargetSize.wcagMinimum, header: header, findings: []),
      ]
    }

  private static let windows: [FalseAlarm] = [
    FalseAlarm(
      name: "a window without a title", rule: ScreenWithoutTitle(), document: titled(""),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a window with a title", rule: ScreenWithoutTitle(),
      document: titled("title=\"Feeds\""),
      findings: []),
    FalseAlarm(
      name: "a panel without a title bar", rule: ScreenWithoutTitle(),
      document: titled("", bar: "NO"), findings: []),
  ]

  private static let colours: [FalseAlarm] = [
    FalseAlarm(
      name: "a grey text on the window", rule: TextContrast(), document: window(),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a text on a background of its own", rule: TextContrast(),
      document: window(cell: "drawsBackground=\"YES\""), findings: ["fail error"]),
    FalseAlarm(
      name: "a text that does not draw the background of its file", rule: TextContrast(),
      // Only on a dark window is the text too dark.
      document: window(cell: ""), findings: ["review error"]),
    FalseAlarm(
      name: "a grey text on a material", rule: TextContrast(),
      document: window {
        "<visualEffectView id=\"e\">\(frame(0, 0, 400, 300))<subviews>\($0)</subviews>"
          + "</visualEffectView>"
      }, findings: []),
  ]

  private static func check(_ type: String, _ title: String) -> String {
    """
    <button id="b">\(frame(20, 20))\
    <buttonCell key="cell" type="\(type)" title="\(title)" id="c"/></button>
    """
  }

  private static let names: [FalseAlarm] = [
    FalseAlarm(
      name: "the first title of a check box", rule: LabelIsStub(),
      document: mac(check("check", "Check")), findings: ["fail error"]),
    FalseAlarm(
      name: "a button that checks", rule: LabelIsStub(), document: mac(check("push", "Check")),
      findings: []),
    FalseAlarm(
      name: "a level indicator without a name", rule: MissingLabel(),
      document: mac(
        """
        <levelIndicator id="l">\(frame(20, 20))\
        <levelIndicatorCell key="cell" doubleValue="1" maxValue="2" id="c"/></levelIndicator>
        """), findings: ["fail error"]),
    FalseAlarm(
      name: "an image of another purpose", rule: MissingLabel(),
      document: mac(
        """
        <button id="b">\(frame(20, 20))\
        <buttonCell key="cell" type="square" image="NSMenuMixedStateTemplate" imagePosition="only" \
        id="c"/></button>
        """), findings: ["fail error"]),
    FalseAlarm(
      name: "an image of its action", rule: MissingLabel(),
      document: mac(
        """
        <button id="b">\(frame(20, 20))\
        <buttonCell key="cell" type="square" image="NSRefreshTemplate" imagePosition="only" \
        id="c"/></button>
        """), findings: []),
  ]
}
