import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct AndroidLayoutReaderTests {
  @Test(arguments: LayoutCase.all)
  func `views become elements`(_ test: LayoutCase) throws {
    let screen = try Self.screen(AndroidLayoutDocument.text(test.views), test.files)
    #expect(Array(CaptureOutline.lines(of: screen).dropFirst()) == test.lines.map { "  " + $0 })
  }

  @Test(arguments: [
    (#"<!DOCTYPE resources [<!ENTITY app "Cart">]>"#, "&app; &amp; more", "Cart & more"),
    (
      "<!DOCTYPE resources [\n<!ENTITY nbsp '-'> <!ENTITY of \"of\">\n]>", "1&nbsp;&of; 2", "1-of 2"
    ),
    (##"<!DOCTYPE resources [<!ENTITY nbsp "&#160;">]>"##, "1&nbsp;of", "1\u{A0}of"),
    // They are in another file, within another, or too long.
    (#"<!DOCTYPE resources [<!ENTITY app SYSTEM "app.txt">]>"#, "&app;", nil),
    (#"<!DOCTYPE resources [<!ENTITY a "b"> <!ENTITY app "&a;&a;">]>"#, "&app;", nil),
    (
      "<!DOCTYPE resources [<!ENTITY app \"\(String(repeating: "a", count: 1 << 16))\">]>",
      String(repeating: "&app;", count: 64), nil
    ),
    ("<!DOCTYPE resources [<!ENTITY", "A", nil), ("<!DOCTYPE resources []>", "A", nil),
  ])
  func `a text has what its file declares as an entity`(
    _ doctype: String, _ text: String, _ label: String?
  ) throws {
    let values = "\(doctype)<resources><string name=\"buy\">\(text)</string></resources>"
    var options = ReadingOptions()
    options.androidResources = AndroidResources(
      files: [AndroidResources.File(path: "res/values/strings.xml", bytes: Array(values.utf8))])
    let screen = try Self.screen(
      AndroidLayoutDocument.text("<Button android:text=\"@string/buy\"/>"), options)
    #expect(screen.elements[1].label == label)
  }

  @Test(arguments: RootCase.all)
  func `a layout is recognised by its root`(_ root: RootCase) {
    let reader = HierarchyFormats.reader(for: Array(root.source.utf8))
    #expect((reader is AndroidLayoutReader) == root.isLayout)
  }

  @Test(arguments: EvidenceCase.all)
  func `code that names a view may set what its file sets`(_ test: EvidenceCase) throws {
    let text = AndroidLayoutDocument.text(test.view)
    let resources = AndroidLayoutDocument.resources(
      ["layout/cart.xml": text], code: test.code.map { ["Cart.kt": $0] })
    var options = ReadingOptions()
    options.androidResources = resources
    let screen = try Self.screen(text, options)
    #expect(screen.elements[1].codeEvidence?[.label] == test.label)
  }

  @Test(arguments: NavigationCase.all)
  func `code that sets up a toolbar may describe its navigation icon`(
    _ test: NavigationCase
  ) throws {
    let text = AndroidLayoutDocument.text(
      "<Toolbar \(test.id) app:navigationIcon=\"@drawable/back\"/>")
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      ["layout/cart.xml": text], code: ["Cart.kt": test.code])
    let screen = try Self.screen(text, options)
    #expect(screen.elements[2].codeEvidence?[.label] == test.label)
    #expect(screen.elements[2].flags.contains(.boundText) == test.isDescribed)
  }

  @Test(arguments: RootControlCase.all)
  func `code names a control that is all of its layout`(_ test: RootControlCase) throws {
    let text = "<\(test.name) \(AndroidLayoutDocument.namespaces)/>"
    let element = try #require(Self.screen(text, [:]).elements.first)
    #expect(element.flags.contains(.boundText) == test.isNamedByCode)
  }

  @Test(arguments: SummaryCase.all)
  func `a preference is read with its summary`(_ test: SummaryCase) throws {
    let text = """
      <PreferenceScreen \(AndroidLayoutDocument.namespaces)>
      <\(test.name) android:title="Theme" android:summary="\(test.summary)" \(test.attributes)/>
      </PreferenceScreen>
      """
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      ["xml/settings.xml": text], code: ["Settings.kt": test.code])
    #expect(try Self.screen(text, options).elements[1].hint == test.hint)
  }

  @Test func `an item with a view of its own is named by that view`() throws {
    let text = """
      <menu \(AndroidLayoutDocument.namespaces)>
      <item android:title="" app:actionProviderClass="androidx.mediarouter.app.MediaRouteActionProvider"/>
      <item android:title=""/>
      </menu>
      """
    let screen = try Self.screen(text, [:])
    #expect(screen.elements.dropFirst().map { $0.flags.contains(.boundText) } == [true, false])
  }

  @Test(arguments: ColorCase.all)
  func `colours come from resources, styles and the theme`(_ test: ColorCase) throws {
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      ColorCase.files, theme: "@style/AppTheme")
    let text = AndroidLayoutDocument.text("<TextView android:text=\"A\" \(test.attributes)/>")
    let details = try Self.screen(text, options).elements[1].details
    #expect(details.textColor?.hex == test.hex)
    #expect(details.colorVariants[.text]?[.dark]?.hex == test.dark)
    #expect(details.unknownColors.contains(.text) == test.isUnknown)
  }

  @Test func `an included layout is read at its inclusion and reported elsewhere`() throws {
    let row = AndroidLayoutDocument.text("<Button android:text=\"Buy\"/>")
    let text = AndroidLayoutDocument.text(
      "<TextView android:text=\"Cart\"/>\n<include layout=\"@layout/row\" android:id=\"@+id/first\"/>"
    )
    let screen = try Self.screen(text, ["layout/row.xml": row])
    #expect(
      screen.elements.map(\.className) == [
        "android.widget.LinearLayout", "android.widget.TextView", "android.widget.LinearLayout",
        "android.widget.Button",
      ])
    #expect(screen.elements.map { Int($0.line) } == [1, 2, 3, 3])
    #expect(screen.elements.map { $0.flags.contains(.included) } == [false, false, true, true])
    #expect(screen.elements[2].identifier == "first")
    #expect(
      screen.elements.map { $0.declaration?.description } == [nil, nil, "row.xml:1", "row.xml:2"])
  }

  @Test func `layouts that include themselves end`() throws {
    let text = AndroidLayoutDocument.text(
      String(repeating: "<include layout=\"@layout/row\"/>", count: 10))
    let screen = try Self.screen(text, ["layout/row.xml": text])
    #expect(screen.elements.count < 30_000)
  }

  @Test func `a row of a list is that of the editor`() throws {
    let row = AndroidLayoutDocument.text("<TextView android:text=\"Tea\"/>")
    let list = "<ListView tools:listitem=\"@layout/row\"/>"
    let screen = try Self.screen(
      AndroidLayoutDocument.text(list), ["layout/row.xml": row])
    #expect(screen.elements.map(\.role) == [.other, .table, .cell, .staticText])
    #expect(screen.elements.map { $0.flags.contains(.included) } == [false, false, true, true])
  }

  @Test(arguments: [
    ("a", "After=\"@id/c\"", ["B", "C", "A"]), ("c", "Before=\"@id/a\"", ["C", "A", "B"]),
    ("a", "After=\"@id/none\"", ["A", "B", "C"]),
  ])
  func `siblings are read in the order that they state`(
    _ id: String, _ order: String, _ labels: [String]
  ) throws {
    let views = ["a", "b", "c"].map { name in
      "<Button android:id=\"@+id/\(name)\" android:text=\"\(name.uppercased())\" "
        + (name == id ? "android:accessibilityTraversal\(order)" : "") + "/>"
    }
    let screen = try Self.screen(AndroidLayoutDocument.text(views.joined()), [:])
    #expect(screen.elements.dropFirst().map(\.label) == labels)
  }

  @Test func `a label names its field`() throws {
    let views = """
      <TextView android:id="@+id/caption" android:text="Name" android:labelFor="@id/name"/>
      <EditText android:id="@+id/name"/>
      <TextView android:text="Town" android:labelFor="@id/town"/>
      <EditText android:id="@+id/town"/>
      """
    let screen = try Self.screen(AndroidLayoutDocument.text(views), [:])
    #expect(screen.elements[2].labelledBy == "caption")
    #expect(screen.elements[4].label == "Town")
  }

  @Test(arguments: FolderCase.all)
  func `the folder states the configuration`(_ test: FolderCase) throws {
    let text = AndroidLayoutDocument.text("<TextView android:text=\"@string/title\"/>")
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources([
      "values/strings.xml": "<string name=\"title\">Cart</string>",
      "values-land/strings.xml": "<string name=\"title\">Wide cart</string>",
    ])
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/\(test.folder)/cart.xml", options: options)
    let screen = try #require(hierarchy.screens.first)
    #expect(screen.orientation == test.orientation)
    #expect(screen.idiom == test.idiom)
    #expect(screen.direction == test.direction)
    #expect(screen.elements[1].label == test.label)
  }

  @Test func `a missing text is unknown, and named once`() throws {
    let text = AndroidLayoutDocument.text(
      "<Button android:text=\"@string/buy\"/>\n<Button android:text=\"@string/buy\"/>")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "res/layout/a.xml")
    #expect(
      hierarchy.warnings.map { "\($0.line):\($0.column) \($0.message)" }
        == ["2:1 the string “buy” was not found (2 times)"])
    let screen = try #require(hierarchy.screens.first)
    #expect(screen.elements.dropFirst().allSatisfy { $0.flags.contains(.boundText) })
    #expect(screen.elements.dropFirst().allSatisfy { $0.label == nil })
  }

  @Test(arguments: LayoutFault.all)
  func `a damaged layout is refused at its position`(_ fault: LayoutFault) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array(fault.source.utf8), named: "cart.xml")
    }
    #expect(error?.description == fault.error)
  }

  @Test func `a layout of nine hundred levels is read`() throws {
    let levels = 900
    let text = AndroidLayoutDocument.text(
      String(repeating: "<FrameLayout>", count: levels)
        + String(repeating: "</FrameLayout>", count: levels))
    #expect(try Self.screen(text, [:]).elements.count == levels + 1)
  }

  private static func screen(_ text: String, _ files: [String: String]) throws -> Screen {
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(files)
    return try screen(text, options)
  }

  private static func screen(_ text: String, _ options: ReadingOptions) throws -> Screen {
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    return try #require(hierarchy.screens.first)
  }
}
