import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// Facets of layouts of Android, which code and other files complete.
struct AndroidLayoutTests {
  private static func context(
    _ views: String, _ files: [String: String] = [:], code: String = "", theme: String? = nil,
    name: String = "cart", document: String? = nil, pictures: Set<String> = []
  ) throws -> AuditContext {
    let text = document ?? AndroidLayoutDocument.text(views)
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      files.merging(["layout/\(name).xml": text]) { $1 }, code: ["Cart.kt": code], theme: theme,
      pictures: pictures)
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/\(name).xml", options: options)
    return AuditContext(try #require(hierarchy.screens.first))
  }

  @Test(arguments: LayoutNameCase.all)
  func `a name comes from the layout, or from elsewhere`(_ test: LayoutNameCase) throws {
    let name = try Self.context(test.view).subject(1).spokenName
    #expect(name.source == test.source)
    #expect(name.doubt == test.doubt)
  }

  @Test(arguments: ["com.example.RatingButtons", "com.example.CartPicker"])
  func `the name of a class of the app alone does not show a control`(
    _ name: String
  ) throws {
    let subject = try Self.context("<\(name)/>").subject(1)
    let assessment = subject.controlAssessment
    #expect(assessment?.suggestsControl != true || assessment?.behavesAsControl == true)
  }

  @Test func `a button that its row may click is not dead`() throws {
    let context = try Self.context("<CheckBox android:text=\"A\" android:clickable=\"false\"/>")
    #expect(!context.subject(1).taps.isDeadControl)
  }

  @Test func `an included view is read and reported in its own file`() throws {
    let row = AndroidLayoutDocument.text("<ImageButton/>")
    let context = try Self.context(
      "<ImageButton/>\n<include layout=\"@layout/row\"/>", ["layout/row.xml": row])
    let audit = Auditor(rules: [MissingLabel()]).audit(context.screen)
    #expect(audit.findings.map(\.element) == [1])
    #expect(context.screen.elements.count(where: \.isElement) == 2)
  }

  @Test(arguments: [
    ("android:id=\"@+id/bar\"", "binding.bar.isVisible = true", 1),
    ("android:id=\"@+id/bar\"", "other.isVisible = true", 0), ("", "bar.isVisible = true", 0),
  ])
  func `views inside a hidden one are judged once it is shown, if code can show it`(
    _ id: String, _ code: String, _ count: Int
  ) throws {
    let context = try Self.context(
      "<LinearLayout \(id) android:visibility=\"gone\"><ImageButton/></LinearLayout>", code: code)
    let audit = Auditor(rules: [MissingLabel()]).audit(context.screen)
    #expect(
      audit.findings.map(\.message.description)
        == Array(repeating: "ImageButton has no label, once it is shown", count: count))
  }

  @Test func `a hidden view of an included layout is reported in its own file, too`() throws {
    let row = AndroidLayoutDocument.text(
      "<ImageButton android:id=\"@+id/later\" android:visibility=\"gone\"/>")
    let context = try Self.context(
      "<include layout=\"@layout/row\"/>", ["layout/row.xml": row],
      code: "later.setVisibility(0); later.setText(a)")
    #expect(context.screen.withHiddenViewsShown != nil)
    let audit = Auditor(rules: [MissingLabel()]).audit(context.screen)
    #expect(audit.findings.map(\.message.description) == [])
  }

  @Test func `a fixed side is enlarged in the layout, not by a minimum`() throws {
    let view = "<ImageButton android:layout_width=\"24dp\" android:layout_height=\"48dp\"/>"
    let audit = Auditor(rules: [TargetSize.platform]).audit(try Self.context(view).screen)
    #expect(
      audit.findings.map(\.suggestion) == [
        "set layout_width and layout_height to 48dp or more, with padding"
      ])
  }

  @Test(arguments: [
    ("class Stars : FrameLayout(c) { init { inflate(c, R.layout.stars, this) } }", 0),
    ("class Stars : View(c) { override fun onDraw(canvas: Canvas) {} }", 1),
    (
      "open class Sky : FrameLayout(c) { init { inflate(c, R.layout.stars, this) } }; "
        + "class Stars : Sky(c) { }", 0
    ),
    ("class Moons : FrameLayout(c) { init { inflate(c, R.layout.stars, this) } }", 1),
  ])
  func `a class that inflates a layout has its views, and one that draws may be a control`(
    _ code: String, _ questions: Int
  ) throws {
    let context = try Self.context("<com.example.Stars/>", code: code)
    let audit = Auditor(rules: [ControlNotExposed()]).audit(context.screen)
    #expect(audit.findings.count == questions)
  }

  @Test func `code that inflates a hidden layout can show it`() throws {
    let text = """
      <LinearLayout \(AndroidLayoutDocument.namespaces) android:visibility="gone">
      <ImageButton/>
      </LinearLayout>
      """
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources([:], code: ["Cart.kt": ""])
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    let audit = Auditor(rules: [MissingLabel()]).audit(hierarchy.screens[0])
    #expect(
      audit.findings.map(\.message.description) == ["ImageButton has no label, once it is shown"])
  }

  @Test(arguments: LayoutTargetCase.all)
  func `a target is as large as the layout fixes its sides`(_ test: LayoutTargetCase) throws {
    let screen = try Self.context(test.view, code: test.code).screen
    let audit = Auditor(rules: [TargetSize.platform]).audit(screen)
    #expect(audit.skippedRules.map(\.reason) == [])
    #expect(
      audit.findings.map { "\($0.outcome.rawValue) \($0.message.description)" } == test.findings)
  }

  @Test(arguments: [
    ("10sp", ["note TextView \"A\" has a text size of 10 sp; minimum 11"]), ("11sp", []),
    (
      "12dp",
      [
        "error TextView \"A\" has a text size of 12 dp that does not scale, as text below 28 dp should"
      ]
    ),
    ("@dimen/_9ssp", ["note TextView \"A\" has a text size of 10.8 sp; minimum 11"]),
  ])
  func `a text that scales may be smaller than one that does not`(
    _ size: String, _ findings: [String]
  ) throws {
    let text = "<TextView android:text=\"A\" android:textSize=\"\(size)\"/>"
    let audit = Auditor(rules: [TextTooSmall()]).audit(try Self.context(text).screen)
    #expect(
      audit.findings.map { "\($0.severity.rawValue) \($0.message.description)" } == findings)
  }

  @Test func `the summary of a preference may be longer than a hint`() throws {
    let summary =
      "Downloads start only while the device is charging and connected to a network "
      + "without a limit, and never while another app is playing or recording sound and video"
    let text = """
      <PreferenceScreen \(AndroidLayoutDocument.namespaces)>
      <SwitchPreference android:title="Wait" android:summary="\(summary)"/>
      </PreferenceScreen>
      """
    let screen = try #require(
      HierarchyFormats.read(Array(text.utf8), named: "res/xml/settings.xml").screens.first)
    #expect(screen.elements[1].hint == summary)
    #expect(Auditor(rules: [SpokenTooLong()]).audit(screen).findings.isEmpty)
  }

  @Test(arguments: [
    "Swipe actions", "Timeout for tap to reveal", "Keep the screen on", "Play with the screen off",
  ])
  func `the title of a setting says what it does`(_ title: String) throws {
    let text = """
      <PreferenceScreen \(AndroidLayoutDocument.namespaces)>
      <SwitchPreference android:title="\(title)"/>
      </PreferenceScreen>
      """
    let screen = try #require(
      HierarchyFormats.read(Array(text.utf8), named: "res/xml/settings.xml").screens.first)
    let audit = Auditor(rules: [LabelRepeatsGesture(), LabelRepeatsState()]).audit(screen)
    #expect(audit.findings.map(\.message.description) == [])
  }

  @Test(arguments: LayoutColorCase.all)
  func `a text is drawn on the view around it`(_ test: LayoutColorCase) throws {
    let screen = try Self.context(
      test.views, test.files, code: test.code, theme: test.theme, name: test.name,
      document: test.document, pictures: test.pictures
    ).screen
    let audit = Auditor(rules: [TextContrast()]).audit(screen)
    #expect(
      audit.findings.map { "\($0.outcome.rawValue) \($0.message.description)" } == test.findings)
  }

  @Test(arguments: LayoutLabelCase.all)
  func `a text directly before a control can be its label`(_ test: LayoutLabelCase) throws {
    let screen = try Self.context(test.views, code: test.code).screen
    let audit = Auditor(rules: [MissingLabel(), PlaceholderOnlyField()]).audit(screen)
    #expect(audit.findings.map(\.message.description) == test.messages)
    #expect(audit.findings.map(\.suggestion) == test.remedies)
    #expect(audit.findings.map(\.fix) == test.fixes)
  }

  @Test(arguments: [
    (
      "<CheckBox android:text=\"A\" android:focusable=\"false\"/>",
      ["review CheckBox \"A\" may refuse the keyboard focus"]
    ),
    ("<CheckBox android:text=\"A\"/>", []),
    // The row has the focus, and toggles the box.
    (
      "<LinearLayout android:clickable=\"true\"><CheckBox android:text=\"A\" "
        + "android:focusable=\"false\"/></LinearLayout>", []
    ),
  ])
  func `a control may refuse the keyboard`(_ view: String, _ findings: [String]) throws {
    let audit = Auditor(rules: [KeyboardFocusRefused()]).audit(try Self.context(view).screen)
    #expect(audit.skippedRules.map(\.reason) == [])
    #expect(
      audit.findings.map { "\($0.outcome.rawValue) \($0.message.description)" } == findings)
  }

  @Test(arguments: [
    (
      "<TextView android:id=\"@+id/terms\" android:text=\"Terms\"/>",
      ["review TextView \"terms\" may handle taps but has no button role"]
    ),
    ("<TextView android:text=\"Terms\"/>", []),
    ("<Button android:id=\"@+id/terms\" android:text=\"Terms\"/>", []),
    ("<TextView android:id=\"@+id/terms\" android:text=\"→\"/>", []),
    (
      "<TextView android:id=\"@+id/terms\"/>",
      ["review TextView \"terms\" may handle taps but has no button role"]
    ),
  ])
  func `a text that is clicked has no role`(_ view: String, _ findings: [String]) throws {
    let context = try Self.context(view, code: "binding.terms.setOnClickListener { }")
    let audit = Auditor(rules: [TappableWithoutRole()]).audit(context.screen)
    #expect(
      audit.findings.map { "\($0.outcome.rawValue) \($0.message.description)" } == findings)
  }

  @Test func `a colour does not show that code fills a button`() throws {
    let view = "<Button android:id=\"@+id/color\" android:backgroundTint=\"#E23673\"/>"
    #expect(try Self.context(view).subject(1).spokenName.source == .none)
  }

  @Test func `a size in sp is the fix of one in dp`() throws {
    let text = "<TextView android:text=\"A\" android:textSize=\"16dp\"/>"
    let audit = Auditor(rules: [TextTooSmall()]).audit(try Self.context(text).screen)
    #expect(audit.findings.map(\.fix) == [Fix(attribute: .textSize, value: "16sp")])
  }

  @Test func `rules about distances need frames, which a layout lacks`() throws {
    let screen = try Self.context("<ImageButton/>").screen
    let audit = Auditor(rules: [TargetSize.wcagMinimum]).audit(screen)
    #expect(
      audit.skippedRules.map(\.reason) == ["the system lays out Android layouts on the device"])
  }
}

/// A view of a layout, code, and the findings about its size.
struct LayoutTargetCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: String
  var code = ""
  var findings: [String] = []

  private static func button(_ width: String, _ height: String, _ rest: String = "") -> String {
    "<ImageButton android:id=\"@+id/buy\" android:layout_width=\"\(width)\" "
      + "android:layout_height=\"\(height)\" \(rest)/>"
  }

  static let all = [
    LayoutTargetCase(
      testDescription: "both sides", view: button("24dp", "30dp"),
      findings: ["fail ImageButton \"buy\" is 24 by 30 dp; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "one side", view: button("wrap_content", "32dp"),
      findings: ["fail ImageButton \"buy\" is 32 dp high; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "the other side", view: button("40dp", "match_parent"),
      findings: ["fail ImageButton \"buy\" is 40 dp wide; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "at most as high as its row",
      view: "<FrameLayout android:layout_height=\"40dp\">"
        + button("48dp", "wrap_content", "android:layout_margin=\"5dp\"") + "</FrameLayout>",
      findings: ["fail ImageButton \"buy\" is at most 48 by 30 dp; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "in a row that is high enough",
      view: "<FrameLayout android:layout_height=\"56dp\">" + button("48dp", "wrap_content")
        + "</FrameLayout>"),
    LayoutTargetCase(testDescription: "large enough", view: button("48dp", "56dp")),
    LayoutTargetCase(testDescription: "no side", view: button("wrap_content", "wrap_content")),
    LayoutTargetCase(
      testDescription: "disabled until code enables it",
      view: button("24dp", "24dp", "android:enabled=\"false\""),
      findings: ["fail ImageButton \"buy\" is 24 by 24 dp; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "code that may extend the area", view: button("24dp", "24dp"),
      code: "parent.touchDelegate = TouchDelegate(area, buy)",
      findings: ["review ImageButton \"buy\" may be 24 by 24 dp; minimum 48 by 48"]),
    LayoutTargetCase(
      testDescription: "a class of the app",
      view:
        "<com.example.StarButton android:layout_width=\"24dp\" android:layout_height=\"24dp\"/>",
      findings: ["review StarButton may be 24 by 24 dp; minimum 48 by 48"]),
  ]
}

/// A view of a layout, and where its name comes from.
struct LayoutNameCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: String
  let source: SpokenName.Source
  var doubt: Reason?

  static let all = [
    LayoutNameCase(
      testDescription: "a description", view: "<ImageButton android:contentDescription=\"Buy\"/>",
      source: .label),
    LayoutNameCase(
      testDescription: "a text", view: "<Button android:text=\"Buy\"/>", source: .text),
    LayoutNameCase(testDescription: "nothing", view: "<ImageButton/>", source: .none),
    LayoutNameCase(
      testDescription: "data binding", view: "<ImageButton android:contentDescription=\"@{a.b}\"/>",
      source: .elsewhere, doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a text that was not found", view: "<Button android:text=\"@string/a\"/>",
      source: .elsewhere, doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a field whose hint was not found",
      view: "<EditText android:hint=\"@string/a\"/>", source: .elsewhere,
      doubt: "code may set its label"),
    LayoutNameCase(
      testDescription: "a number as the hint of a field", view: "<EditText android:hint=\"0.00\"/>",
      source: .placeholder),
    LayoutNameCase(
      testDescription: "a row with a text that code sets",
      view: "<FrameLayout android:clickable=\"true\"><TextView/></FrameLayout>",
      source: .elsewhere),
    LayoutNameCase(
      testDescription: "a field after a text that is not its label", view: "<EditText/>",
      source: .none),
  ]
}
