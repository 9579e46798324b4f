@testable import AuditRules

// Whether an element has a state, a value or a range, and who sets it.

extension FalseAlarm {
  static let statesAndValues: [FalseAlarm] = [
    FalseAlarm(
      name: "a slider whose range code may set", rule: AdjustableNoStep(),
      document: xib(
        viewInFrame("slider", "minValue=\"0.0\" maxValue=\"0.0\"", frame: wideFrame),
        outlets: nameOutlet),
      findings: []),
    FalseAlarm(
      name: "a slider whose range no code comes by", rule: AdjustableNoStep(),
      document: xib(viewInFrame("slider", "minValue=\"0.0\" maxValue=\"0.0\"", frame: wideFrame)),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a drawer with a button on its grip", rule: DragOnly(),
      document: xib(
        viewInFrame(
          "view", frame: wideFrame,
          inside: """
            <subviews>\(playAndPause("tap"))</subviews><connections><outletCollection \
            property="gestureRecognizers" destination="g" appends="YES" id="og"/></connections>
            """)
      ).replacing("</objects>", with: "<panGestureRecognizer id=\"g\"/></objects>"),
      findings: []),
    FalseAlarm(
      name: "an empty range that code fills", rule: ValueOutOfRange(),
      document: emptySlider(outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "an empty range", rule: ValueOutOfRange(), document: emptySlider(outlets: ""),
      findings: ["fail error"]),
    FalseAlarm(
      name: "a button that is called off", rule: LabelRepeatsState(),
      document: dump(
        untappedTextView("Voice replies", "[0,0][400,60]") + textButton("OFF", "[500,0][700,60]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "a button that is called off in another language", rule: LabelRepeatsState(),
      document: dump(
        untappedTextView("Sprachausgabe", "[0,0][400,60]") + textButton("Aus", "[500,0][700,60]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "buttons for on and off", rule: LabelRepeatsState(),
      document: dump(textButton("On", "[0,0][200,60]") + textButton("Off", "[200,0][400,60]")),
      findings: []),
    FalseAlarm(
      name: "favourites of items", rule: ValueMissing(),
      document: dump(
        describedView("Favourites", "selected=\"false\"", "[0,0][100,100]")
          + describedView("Favourites", "selected=\"false\"", "[0,300][100,400]")),
      findings: ["review warning"]),
    FalseAlarm(
      name: "the way to all favourites", rule: ValueMissing(),
      document: dump(
        describedView("Favourites", "selected=\"false\"", "[0,0][100,100]")), findings: []),
    FalseAlarm(
      name: "a bar of Android's own", rule: ValueMissing(),
      document: dump(
        node("widget.SeekBar", "content-desc=\"Volume\" focusable=\"true\"", "[0,0][900,100]")),
      findings: []),
    FalseAlarm(
      name: "a chevron before the text of a row", rule: ValueMissing(),
      document: treeRow("ivChevron"), findings: ["review error"]),
    FalseAlarm(
      name: "an icon before the text of a row", rule: ValueMissing(), document: treeRow("ivFolder"),
      findings: []),
    FalseAlarm(
      name: "a control that is on or off by its name", rule: ValueMissing(),
      document: control("Shuffle"), findings: ["review warning"]),
    FalseAlarm(
      name: "such a control with a state", rule: ValueMissing(),
      document: control("Shuffle", "checkable=\"true\" checked=\"true\""), findings: []),
    FalseAlarm(
      name: "a control that acts", rule: ValueMissing(), document: control("Next"), findings: []),
    FalseAlarm(
      name: "a calendar with its days", rule: ValueMissing(),
      document: dump(
        node(
          "widget.CalendarView", "focusable=\"true\"", "[0,300][1080,900]",
          node("view.View", "content-desc=\"1 May\" \(tapped)", "[0,300][100,400]"))), findings: []),
    FalseAlarm(
      name: "a calendar that is drawn", rule: ValueMissing(),
      document: dump(node("widget.CalendarView", "focusable=\"true\"", "[0,300][1080,900]")),
      findings: ["review error"]),
    FalseAlarm(
      name: "a range that the app's own class sets", rule: ValueOutOfRange(),
      document: xib(
        object("slider", noRange + " customClass=\"TimeSlider\""), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a range that code may set", rule: ValueOutOfRange(),
      document: xib(object("slider", noRange), outlets: outlets("l")), findings: []),
    FalseAlarm(
      name: "a range that nothing sets", rule: ValueOutOfRange(),
      document: xib(object("slider", noRange)), findings: ["fail error"]),
    FalseAlarm(
      name: "a dump without states", rule: ValueMissing(),
      document: dump(
        "<node class=\"android.widget.CheckBox\" text=\"News\" bounds=\"[0,0][900,90]\"/>"),
      findings: []),
  ]

  private static func emptySlider(outlets: String) -> String {
    xib(
      object("slider", "minValue=\"0\" maxValue=\"0\"", frame: (20, 100, 200, 31)), outlets: outlets
    )
  }

  /// A row with this picture before its text.
  private static func treeRow(_ icon: String) -> String {
    dump(
      node(
        "widget.LinearLayout", tapped, "[0,300][1080,360]",
        node("widget.ImageView", "resource-id=\"a:id/\(icon)\"", "[20,310][50,350]")
          + node("widget.TextView", "text=\"North\"", "[60,310][400,350]")))
  }

  private static func control(_ description: String, _ state: String = "") -> String {
    dump(
      node(
        "widget.ImageButton",
        "content-desc=\"\(description)\" selected=\"false\" \(state) \(tapped)",
        "[40,400][180,540]")
        + node("widget.TextView", "text=\"A song\"", "[40,600][600,660]"))
  }

  private static let noRange = "value=\"0.0\" minValue=\"0.0\" maxValue=\"0.0\""
}
