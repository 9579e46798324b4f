import AccessibilityModel
import HierarchyReading
import Testing

/// Views of our format, and the resulting elements.
struct UICase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  let outline: [String]

  init(_ name: String, _ views: String, _ outline: [String]) {
    testDescription = name
    self.views = views
    self.outline = outline
  }
}

extension UICase {
  static let classes = [
    UICase(
      "a label and a button name themselves",
      #"<UILabel text="Payees" frame="0 0 90 26"/><UIButton title="Back"/>"#,
      [
        #"+ staticText "Payees"? text:Payees {staticText}? @0,0,90,26"#,
        #"+ button "Back"? title:Back {button}?"#,
      ]
    ),
    UICase(
      "a given label beats the text, an empty one too",
      #"<UILabel text="a" label="b"/><UIButton title="a" label=""/>"#,
      [#"+ staticText "b" text:a {staticText}?"#, #"+ button "" title:a {button}?"#]),
    UICase(
      "a view, a control and an image are no elements",
      #"<UIView/><UIControl/><UIImageView image="cat"/>"#, ["other", "other", "image {image}?"]),
    UICase(
      "given traits replace those of the class",
      #"<UILabel text="a" traits="header"/><UIButton title="a" traits=""/>"#,
      [#"+ staticText "a"? text:a {header}"#, #"+ button "a"? title:a {}"#]),
    UICase(
      "a switch says its state", #"<UISwitch on="true"/><UISwitch/><UISwitch value="2"/>"#,
      [
        "+ toggle =1 {button toggleButton}?", "+ toggle =0 {button toggleButton}?",
        "+ toggle =2 {button toggleButton}?",
      ]),
    UICase(
      "a disabled control is dimmed, unless its traits are given",
      #"<UIButton title="a" enabled="false"/><UIButton title="a" enabled="false" traits="button"/>"#,
      [
        #"+ button "a"? title:a {button notEnabled}? disabled"#,
        #"+ button "a"? title:a {button} disabled"#,
      ]),
    UICase(
      "a field's text is its value, its placeholder is not",
      #"<UITextField text="me" placeholder="Name"/><UITextField secure="true"/><UITextView/>"#,
      [
        "+ textField =me placeholder:Name text:me {textEntry}?",
        "+ secureTextField {textEntry secureTextField}?", "+ textView {textEntry textArea}?",
      ]),
    UICase(
      "a text view that cannot be typed into is a text",
      #"<UITextView text="Terms" editable="false"/><UITextView text="Terms" traits="staticText"/>"#,
      [
        "+ staticText =Terms text:Terms {staticText}?",
        "+ staticText =Terms text:Terms {staticText}",
      ]),
    UICase(
      "a dumped tab bar has tabs",
      #"""
      <UITabBar><UITabBarButton><UITabBarButtonLabel text="Home"/></UITabBarButton><UITabBarButton title="Files"/></UITabBar>
      """#,
      [
        "tabBar", #"  + tab "Home"? {button tabBarItem}?"#,
        #"    + staticText "Home"? text:Home {staticText}?"#,
        #"  + tab "Files"? title:Files {button tabBarItem}?"#,
      ]),
    UICase(
      "pages and progress are said in words",
      #"<UIPageControl numberOfPages="3" currentPage="1"/><UIProgressView progress="0.754"/>"#,
      [
        "+ pageIndicator =page 2 of 3 {updatesFrequently adjustable}?",
        "+ progressIndicator =75% {updatesFrequently}?",
      ]),
    UICase(
      "a stepper without children is two buttons", #"<UIStepper frame="10 0 94 32"/>"#,
      [
        "stepper @10,0,94,32", #"  + button "Decrement"? {button}? virtual @10,0,47,32"#,
        #"  + button "Increment"? {button}? virtual @57,0,47,32"#,
      ]),
    UICase(
      "the selected segment is selected",
      """
      <UISegmentedControl selectedSegmentIndex="1"><UISegment title="a"/><UISegment title="b"/>
      </UISegmentedControl>
      """,
      [
        "segmentedControl", #"  + button "a"? title:a {button}?"#,
        #"  + button "b"? title:b {button selected}?"#,
      ]),
    UICase(
      "a cell joins its labels",
      #"<UITableViewCell><UILabel text="a"/><UILabel text="b"/></UITableViewCell>"#,
      [
        #"+ cell "a, b"?"#, #"  + staticText "a"? text:a {staticText}?"#,
        #"  + staticText "b"? text:b {staticText}?"#,
      ]),
    UICase(
      "a control that is hidden, or inside what is, is none for its cell",
      #"""
      <UITableViewCell><UIView hidden="true"><UISwitch/></UIView><UILabel text="a"/>
      </UITableViewCell>
      """#,
      [
        #"+ cell "a"?"#, "  other hidden", "    + toggle =0 {button toggleButton}?",
        #"  + staticText "a"? text:a {staticText}?"#,
      ]),
    UICase(
      "a cell with a stepper is none", "<UITableViewCell><UIStepper/></UITableViewCell>",
      [
        "cell", "  stepper", #"    + button "Decrement"? {button}? virtual"#,
        #"    + button "Increment"? {button}? virtual"#,
      ]),
    UICase(
      "a cell that is called an element is one, and speaks the texts beside its controls",
      #"""
      <UITableViewCell isElement="true"><UILabel text="a"/><UISwitch/></UITableViewCell>
      """#,
      [
        #"* cell "a"?"#, #"  + staticText "a"? text:a {staticText}?"#,
        "  + toggle =0 {button toggleButton}?",
      ]),
    UICase(
      "a cell with a control is none",
      #"<UITableViewCell><UILabel text="a"/><UISwitch/></UITableViewCell>"#,
      [
        "cell", #"  + staticText "a"? text:a {staticText}?"#,
        "  + toggle =0 {button toggleButton}?",
      ]),
    UICase(
      "a custom class has nothing of its own", #"<RatingView gestures="tap"/>"#,
      ["other gestures:tap"]),
    UICase(
      "a custom class has what its superclass gives",
      #"<BuyButton superclass="UIButton" title="Buy"/>"#, [#"+ button "Buy"? title:Buy {button}?"#]),
    UICase(
      "the children of a system bar are the system's",
      #"<UIStatusBar><UILabel text="9:41"/></UIStatusBar>"#,
      ["statusBar system", #"  + staticText "9:41"? text:9:41 {staticText}? system"#]),
  ]
}

@Suite struct UIReaderTests {
  private func read(_ views: String) throws -> Hierarchy {
    try HierarchyFormats.read(
      Array("<screen title=\"T\" size=\"390 844\">\(views)</screen>".utf8), named: "t.xml")
  }

  @Test(arguments: UICase.classes)
  func `a class has UIKit's defaults`(_ test: UICase) throws {
    let hierarchy = try read(test.views)
    #expect(hierarchy.warnings == [])
    #expect(hierarchy.screens.map(CaptureOutline.lines) == [test.outline])
  }

  @Test func `layouts are screens of one number, with what they inherit`() throws {
    let text = """
      <app name="Ledger" language="de" direction="rtl" orientations="portrait landscapeLeft">
        <screen title="A" identifier="a" idiom="pad">
          <layout size="810 1080" safeArea="1 2 3 4"><UIView/></layout>
          <layout orientation="landscape"><UIView/><UIView/></layout>
        </screen>
        <screen language="en" direction="ltr" size="20 10" firstLaunch="true"><UIView/></screen>
      </app>
      """
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "t.xml")
    #expect(hierarchy.app.name == "Ledger")
    #expect(hierarchy.app.orientations == ["portrait", "landscapeLeft"])
    let screens = hierarchy.screens
    #expect(screens.map(\.number) == [0, 0, 1])
    #expect(screens.map(\.title) == ["A", "A", nil])
    #expect(screens.map(\.orientation) == [.portrait, .landscape, .landscape])
    #expect(screens.map(\.language) == ["de", "de", "en"])
    #expect(screens.map(\.direction) == [.rtl, .rtl, .ltr])
    #expect(screens.map(\.idiom) == [.pad, .pad, .phone])
    #expect(screens.map(\.isFirstLaunch) == [false, false, true])
    #expect(screens.map(\.elements.count) == [1, 2, 1])
    #expect(screens[0].safeArea == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `content beside the views is read`() throws {
    let screen = try read(
      """
      <UIView identifier="w" elements="b a">
        <action name="Archive"/><content label="Size" value="3 MB" importance="high"/>
        <rotor name="Words"><item identifier="a"/><item identifier="b"/></rotor>
        <constraint attribute="width" relation="lessThanOrEqual" constant="40" priority="750"/>
        <UILabel identifier="a" text="1"/><UILabel identifier="b" text="2"/>
      </UIView>
      """
    ).screens[0]
    let details = screen.elements[0].details
    var constraint = Constraint(attribute: "width")
    constraint.relation = .lessThanOrEqual
    constraint.constant = 40
    constraint.priority = 750
    #expect(details.orderedElements == [2, 1])
    #expect(details.customActions == ["Archive"])
    #expect(
      details.customContent == [CustomContent(label: "Size", value: "3 MB", importance: .high)])
    #expect(details.customRotors == [CustomRotor(name: "Words", items: ["a", "b"])])
    #expect(details.constraints == [constraint])
  }

  @Test func `unknown names are warnings with a position, and kept`() throws {
    let hierarchy = try read(
      "\n<UIView foo=\"1\" traits=\"button blah\" elements=\"x\">\n  <thing/></UIView>")
    #expect(
      hierarchy.warnings == [
        Hierarchy.Warning(
          line: 2, column: 1,
          message: "unknown attribute \"foo\" on <UIView>; expected one of the format"),
        Hierarchy.Warning(
          line: 2, column: 1,
          message: "unknown trait \"blah\"; expected one of UIAccessibilityTraits"),
        Hierarchy.Warning(
          line: 3, column: 3,
          message: "unknown element <thing>; expected a class name or a word of the format"),
        Hierarchy.Warning(
          line: 2, column: 1,
          message: "elements names \"x\"; expected the identifier of a view inside"),
      ])
    let element = hierarchy.screens[0].elements[0]
    #expect(element.traits == .button)
    #expect(element.details.unknownTraits == ["blah"])
    #expect(element.details.unknownAttributes == ["foo": "1"])
  }
}
