import TestSupport

@testable import AuditRules

// Sizes that the system gives its controls, which are not the app's to enlarge.

extension FalseAlarm {
  static let systemSizes: [FalseAlarm] = [
    FalseAlarm(
      name: "a search field as high as UIKit makes it", rule: TargetSize.platform,
      document: source(visibleElement("SearchField", "label=\"Search\"", [20, 100, 300, 36])),
      findings: []),
    FalseAlarm(
      name: "a low field", rule: TargetSize.platform,
      document: source(visibleElement("TextField", "label=\"Name\"", [20, 100, 300, 24])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a field in a row", rule: TargetSize.platform,
      document: source(
        "<XCUIElementTypeCell type=\"XCUIElementTypeCell\" visible=\"true\" enabled=\"true\" "
          + "x=\"0\" y=\"100\" width=\"390\" height=\"46\">"
          + visibleElement("TextField", "label=\"Server\"", [20, 112, 300, 22])
          + "</XCUIElementTypeCell>"),
      findings: []),
    FalseAlarm(
      name: "the Cancel of a search bar", rule: TargetSize.platform,
      document: source(
        visibleElement("SearchField", "label=\"Search\"", [8, 30, 300, 36])
          + visibleElement("Button", "label=\"Cancel\"", [320, 30, 50, 30])), findings: []),
    FalseAlarm(
      name: "a low button", rule: TargetSize.platform,
      document: source(visibleElement("Button", "label=\"Cancel\"", [320, 30, 50, 30])),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "a switch as UIKit draws it", rule: TargetSize.platform,
      document: xib(
        viewInFrame(
          "switch", "customClass=\"ThemedSwitch\"",
          frame: "x=\"20\" y=\"100\" width=\"51\" height=\"31\"")),
      findings: []),
    FalseAlarm(
      name: "a button of 48 points below a picker", rule: TargetSize.wcagMinimum,
      document: xib(
        object("button", frame: (20, 100, 300, 48), state("title=\"Match\""))
          + object("pickerView", id: "p", frame: (0, 118, 390, 200))), findings: []),
    FalseAlarm(
      name: "plus and minus below a table", rule: TargetSize.wcagMinimum, document: squares(23),
      findings: []),
    FalseAlarm(
      name: "a smaller plus and minus", rule: TargetSize.wcagMinimum, document: squares(15),
      findings: ["review error"]),
    FalseAlarm(
      name: "an image view of AppKit takes no click", rule: TargetSize.wcagMinimum,
      document: xib(
        picture("<action selector=\"play:\" target=\"-2\" id=\"a\"/>"), isMac: true), findings: []),
    FalseAlarm(
      name: "a field for a character of a code", rule: TargetSize.platform,
      document: field(width: 40, height: 52), findings: []),
    FalseAlarm(
      name: "a field for a number, as high as UIKit makes it", rule: TargetSize.platform,
      document: field(width: 41, height: 34), findings: []),
    FalseAlarm(
      name: "a narrower field", rule: TargetSize.platform, document: field(width: 36, height: 34),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a field as high as UIKit makes it", rule: TargetSize.platform,
      document: xib(
        object("textField", "borderStyle=\"roundedRect\"", frame: (20, 100, 200, 34))),
      findings: []),
    FalseAlarm(
      name: "a field of a class of the app's own, as high as UIKit makes it",
      rule: TargetSize.platform,
      document: xib(object("textField", "customClass=\"NameField\"", frame: (20, 100, 200, 40))),
      findings: []),
    FalseAlarm(
      name: "a field that is lower", rule: TargetSize.platform,
      document: xib(object("textField", frame: (20, 100, 200, 20))), findings: ["review warning"]),
    FalseAlarm(
      name: "segments of a subclass of UIKit's control", rule: TargetSize.platform,
      document: xib(
        object(
          "segmentedControl", "customClass=\"PeriodControl\" segmentControlStyle=\"plain\"",
          frame: (20, 100, 200, 31),
          "<segments><segment title=\"Day\"/><segment title=\"Week\"/></segments>")),
      findings: []),
    FalseAlarm(
      name: "rows of keys in views of their own", rule: TargetSize.platform,
      document: keyboard(["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]), findings: []),
    FalseAlarm(
      name: "rows of few keys", rule: TargetSize.platform, document: keyboard(["AB", "CD"]),
      findings: ["fail warning", "fail warning"]),
    FalseAlarm(
      name: "fields of AppKit as high as it makes them", rule: TargetSize.wcagMinimum,
      document: xib(field(25), isMac: true), findings: []),
    FalseAlarm(
      name: "fields of AppKit that are too narrow", rule: TargetSize.wcagMinimum,
      document: xib(field(20), isMac: true), findings: ["review error"]),
    FalseAlarm(
      name: "disclosure triangles side by side", rule: TargetSize.wcagMinimum,
      document: xib(
        [0.0, 16].map { x in
          smallMacButton(
            "type=\"disclosureTriangle\" bezelStyle=\"disclosure\"", id: "d\(Int(x))",
            frame: (x, 100, 13, 13))
        }.joined(), isMac: true), findings: []),
    FalseAlarm(
      name: "small buttons of AppKit side by side", rule: TargetSize.wcagMinimum,
      document: addAndRemoveButtons, findings: []),
    FalseAlarm(
      name: "a slider of the app's own", rule: TargetSize.platform,
      document: xib(
        object("slider", "customClass=\"RadiusSlider\"", frame: (20, 100, 200, 31))), findings: []),
    FalseAlarm(
      name: "a field as high as the font that code gives it", rule: TargetSize.platform,
      document: xib(
        object(
          "textField", "translatesAutoresizingMaskIntoConstraints=\"NO\"",
          frame: (20, 100, 200, 17)), outlets: outlets("l")), findings: ["review warning"]),
    FalseAlarm(
      name: "a switch with a size of another control", rule: TargetSize.platform,
      document: xib(object("switch", frame: (20, 100, 36, 31), ""), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a button of that size", rule: TargetSize.platform,
      document: xib(
        object(
          "button", "fixedFrame=\"YES\"", frame: (20, 100, 36, 31),
          "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
            + "<state key=\"normal\" image=\"down\"/>")), findings: ["fail warning"]),
    FalseAlarm(
      name: "the field of a search view", rule: TargetSize.platform,
      document: searchField("search_src_text"), findings: []),
    FalseAlarm(
      name: "a field of the app's own", rule: TargetSize.platform, document: searchField("query"),
      findings: ["fail warning"]),
    FalseAlarm(
      name: "the keys of a keyboard", rule: TargetSize.platform,
      document: narrowKeyboard(["QWERTYUIOP", "ASDFGHJKL"]), findings: []),
    FalseAlarm(
      name: "letters of an alphabet", rule: TargetSize.platform,
      document: narrowKeyboard(["AB", "CD"]), findings: Array(repeating: "fail warning", count: 4)),
    FalseAlarm(
      name: "a radio button as AppKit draws it", rule: TargetSize.wcagEnhanced,
      document: xib(
        """
        <button id="b"><rect key="frame" x="20" y="100" width="200" height="16"/>\
        <buttonCell key="cell" type="radio" title="Weekly" id="c"/></button>
        """, isMac: true), findings: []),
  ]

  /// Two gradient buttons of AppKit side by side.
  private static func squares(_ side: Double) -> String {
    xib(
      [("Add", 20.0), ("Remove", 20 + side)].map { image, x in
        object(
          "button", id: image, frame: (x, 100, side, side),
          "<buttonCell key=\"cell\" type=\"smallSquare\" image=\"NS\(image)Template\" imagePosition=\"only\" "
            + "id=\"c\(image)\"/>")
      }.joined(), isMac: true)
  }

  private static func picture(_ mac: String) -> String {
    object("slider", "customClass=\"Song\"", id: "s", frame: (20, 100, 200, 18), "")
      + object(
        "imageView", id: "i", frame: (20, 80, 200, 19),
        "<imageCell key=\"cell\" id=\"c\"/><connections>\(mac)</connections>")
  }

  private static func field(width: Double, height: Double) -> String {
    xib(object("textField", "borderStyle=\"line\"", frame: (20, 100, width, height)))
  }

  /// Rows of keys, each in a view of its own.
  private static func keyboard(_ rows: [String]) -> String {
    let keys = rows.enumerated().map { row, letters in
      node(
        "widget.LinearLayout", "", "[0,\(1000 + 60 * row)][400,\(1060 + 60 * row)]",
        letters.enumerated().map { column, letter in
          let (left, top) = (40 * column, 1000 + 60 * row)
          return node(
            "widget.Button", "text=\"\(letter)\" \(tapped)",
            "[\(left),\(top)][\(left + 38),\(top + 50)]")
        }.joined())
    }.joined()
    return UIAutomatorDump.text(
      node("widget.LinearLayout", "", "[0,900][400,1500]", keys), in: "[0,0][400,2000]")
  }

  private static func field(_ width: Double) -> String {
    object(
      "textField", "fixedFrame=\"YES\" customClass=\"HoursField\"", id: "f",
      frame: (28, 100, width, 22),
      "<textFieldCell key=\"cell\" editable=\"YES\" selectable=\"YES\" borderStyle=\"bezel\" id=\"g\"/>"
    )
      + object(
        "textField", "fixedFrame=\"YES\" customClass=\"HoursField\"", id: "h",
        frame: (28 + width, 100, width, 22),
        "<textFieldCell key=\"cell\" editable=\"YES\" selectable=\"YES\" borderStyle=\"bezel\" id=\"i\"/>"
      )
  }

  private static func searchField(_ id: String) -> String {
    dump(
      node(
        "widget.LinearLayout", "resource-id=\"app:id/search_edit_frame\"", "[100,300][900,348]",
        node(
          "widget.LinearLayout", "resource-id=\"app:id/search_plate\"", "[100,300][900,348]",
          node(
            "widget.AutoCompleteTextView", "resource-id=\"app:id/\(id)\" text=\"News\" \(tapped)",
            "[100,306][800,342]"))))
  }

  /// Keys of 33 dp on a screen of 400.
  private static func narrowKeyboard(_ lines: [String]) -> String {
    dump(
      lines.enumerated().map { row, letters in
        letters.enumerated().map { column, letter in
          node(
            "view.View", tapped,
            "[\(5 + 34 * column),\(600 + 60 * row)][\(38 + 34 * column),\(648 + 60 * row)]",
            node("widget.TextView", "text=\"\(letter)\"", "[10,610][20,630]"))
        }.joined()
      }.joined()
    ).replacing("[0,0][1080,2000]", with: "[0,0][400,900]")
  }
}
