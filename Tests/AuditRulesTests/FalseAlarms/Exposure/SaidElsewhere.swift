import Auditing

@testable import AuditRules

// Texts and controls that are left out of the stops, and other stops that say or do the same.

extension FalseAlarm {
  static let saidElsewhere: [FalseAlarm] =
    [
      FalseAlarm(
        name: "heads of columns that the file excludes", rule: UnexposedText(),
        document: columns(2),
        findings: ["review error", "review error"]),
      FalseAlarm(
        name: "one text that the file excludes", rule: UnexposedText(), document: columns(1),
        findings: ["fail error"]),
      FalseAlarm(
        name: "an excluded button beside one with its action", rule: ControlNotExposed(),
        document: xib(
          verify("b", x: 20, excluded) + verify("c", x: 120, state("title=\"Verify\""))),
        findings: []),
      FalseAlarm(
        name: "an excluded key among keys with its action", rule: ControlNotExposed(),
        document: xib(
          verify("b", x: 20, excluded) + verify("c", x: 120, state("title=\"1\""))
            + verify("d", x: 220, state("title=\"2\""))),
        findings: ["fail error"]),
      FalseAlarm(
        name: "an excluded button beside one without a label", rule: ControlNotExposed(),
        document: xib(verify("b", x: 20, excluded) + verify("c", x: 120, "")),
        findings: ["fail error"]),
      FalseAlarm(
        name: "a prototype text that nothing says", rule: UnexposedText(),
        document: xib(
          label(
            "text=\"DAY NAME\"",
            "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
          ), outlets: nameOutlet), findings: []),
      FalseAlarm(
        name: "a field of one point, for the system to fill in", rule: ControlNotExposed(),
        document: xib(
          viewInFrame(
            "textField", frame: "x=\"20\" y=\"100\" width=\"1\" height=\"1\"",
            inside:
              "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
          )), findings: []),
      FalseAlarm(
        name: "a matrix, whose cells are its elements", rule: ControlNotExposed(),
        document: xib(
          object(
            "matrix", "",
            """
            <cells><column><buttonCell type="radio" title="Weekly" id="c"/></column></cells>\
            <connections><action selector="pick:" target="-1" id="a"/></connections>
            """), isMac: true), findings: []),
      FalseAlarm(
        name: "a mark that nothing says", rule: UnexposedText(),
        document: mark("label=\"Unread\"", beside: "Mail from Ann"), findings: ["review error"]),
      FalseAlarm(
        name: "a mark that code shows and hides", rule: UnexposedText(),
        document: mark("label=\"Unread\"", beside: "Mail from Ann", outlets: outlets("l")),
        findings: ["review error"]),
      FalseAlarm(
        name: "a mark that the text beside it says", rule: UnexposedText(),
        document: mark("label=\"Unread\"", beside: "Unread mail from Ann"), findings: []),
      FalseAlarm(
        name: "an ornament", rule: UnexposedText(), document: mark("", beside: "Mail from Ann"),
        findings: []),
      FalseAlarm(
        name: "a label whose words the field below it has", rule: UnexposedText(),
        document: hiddenLabel("E-mail", fieldAt: 124), findings: []),
      FalseAlarm(
        name: "a label with other words than the field", rule: UnexposedText(),
        document: hiddenLabel("Required", fieldAt: 124), findings: ["fail error"]),
      FalseAlarm(
        name: "a label whose field is elsewhere", rule: UnexposedText(),
        document: hiddenLabel("E-mail", fieldAt: 524), findings: ["fail error"]),
    ] + headersOfTables

  private static let headersOfTables: [FalseAlarm] = ["", "customClass=\"FixedHeader\""].flatMap {
    header in
    [
      table(ControlsOverlap(), header: header, findings: []),
      table(ControlNotExposed(), header: header, findings: []),
      table(TargetSpacing(), header: header, findings: []),
      table(TargetSize.wcagEnhanced, header: header, findings: []),
      table(TargetSize.wcagMinimum, header: header, findings: []),
    ]
  }

  private static func columns(_ count: Int) -> String {
    xib(
      object(
        "view", id: "h", frame: (0, 0, 390, 40),
        "<subviews>"
          + (0..<count).map {
            object(
              "label", "text=\"Column \($0)\"", id: "c\($0)",
              frame: (20 + 150 * Double($0), 10, 120, 20),
              "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/>"
                + "</accessibility>")
          }.joined() + "</subviews>")
        + object("tableView", id: "t", frame: (0, 40, 390, 700)))
  }

  private static let excluded = """
    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
    """

  private static func verify(_ id: String, x: Double, _ inside: String) -> String {
    object(
      "button", id: id, frame: (x, 100, 80, 44),
      inside
        + "<connections><action selector=\"verify\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\(id)\"/></connections>"
    )
  }

  /// A table whose rows have the position of its header in the file.
  private static func table(_ rule: any Rule, header: String, findings: [String]) -> FalseAlarm {
    FalseAlarm(
      name: "the header of a table \(header)", rule: rule,
      document: macXib(
        """
        <scrollView id="s">\(rect(0, 0, 300, 200))<clipView key="contentView" id="cv">\
        \(rect(0, 0, 300, 200))<subviews><tableView viewBased="YES" id="t">\(rect(0, 0, 300, 175))\
        <tableColumns><tableColumn width="20" id="k"><tableHeaderCell key="headerCell" title="Size" id="h"/>\
        </tableColumn></tableColumns><connections><action selector="open:" target="-2" id="a"/>\
        </connections></tableView></subviews></clipView><tableHeaderView key="headerView" \(header) \
        id="hv">\(rect(0, 0, 300, 23))</tableHeaderView></scrollView>
        """), findings: findings)
  }

  private static func mark(
    _ description: String, beside text: String, outlets: String = ""
  ) -> String {
    xib(
      object(
        "view", id: "p",
        "<subviews>"
          + object(
            "imageView", "image=\"Dot\"", frame: (0, 0, 10, 10),
            "<accessibility key=\"accessibilityConfiguration\" \(description)>"
              + "<bool key=\"isElement\" value=\"NO\"/></accessibility>")
          + object(
            "label", "text=\"\(text)\"", id: "t", frame: (0, 0, 180, 24)) + "</subviews>"),
      outlets: outlets)
  }

  private static func hiddenLabel(_ text: String, fieldAt y: Double) -> String {
    xib(
      object(
        "label", "text=\"\(text)\"", id: "t", frame: (20, 100, 80, 20),
        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/>"
          + "</accessibility>")
        + object(
          "textField", frame: (20, y, 300, 44),
          "<accessibility key=\"accessibilityConfiguration\" label=\"E-mail\"/>"))
  }
}
