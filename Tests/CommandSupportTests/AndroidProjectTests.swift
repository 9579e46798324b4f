import AccessibilityModel
import CommandSupport
import HierarchyReading
import TestSupport
import Testing

/// Which files of a project a layout refers to.
struct AndroidProjectTests {
  private static let strings = "<resources><string name=\"buy\">#</string></resources>"
  private static let layout = AndroidLayoutDocument.text(
    "<Button android:id=\"@+id/buy\" android:text=\"@string/buy\"/>")
  private static let path = "app/src/main/res/layout/cart.xml"

  private static func button(_ files: [String: String]) throws -> Element {
    let folder = try ScratchFolder()
    _ = try folder.write(layout, to: path)
    for (name, text) in files { _ = try folder.write(text, to: name) }
    let input = InputLoader().load(InputLoader.Candidate(path: "\(folder.path)/\(path)"))
    return try #require(try input.result.get().screens.first).elements[1]
  }

  private static func strings(_ text: String) -> String {
    strings.replacing("#", with: text)
  }

  @Test(arguments: [
    ("<activity android:name=\"A\"/>", "#FAFAFA"),
    ("<activity android:theme=\"@style/Night\"/><activity android:name=\"A\"/>", "#FAFAFA"),
    (
      "<activity android:theme=\"@style/Night\"/><activity android:theme=\"@style/Night\"/>"
        + "<activity android:theme=\"@style/Dusk\"/><activity-alias android:name=\"A\"/>",
      "#303030"
    ),
    (
      "<activity android:theme=\"@style/Night\"/><activity android:theme=\"@style/Day\"/>",
      "#FAFAFA"
    ),
  ])
  func `the theme is that of the application, or of the activities if each has one`(
    _ activities: String, _ background: String
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.layout, to: Self.path)
    _ = try folder.write("", to: "settings.gradle")
    _ = try folder.write(
      "<manifest><application android:theme=\"@style/Day\">\(activities)</application></manifest>",
      to: "app/src/main/AndroidManifest.xml")
    _ = try folder.write(
      "<resources><style name=\"Day\" parent=\"Theme.AppCompat.Light\"/>"
        + "<style name=\"Night\" parent=\"Theme.AppCompat\"/></resources>",
      to: "app/src/main/res/values/styles.xml")
    let input = InputLoader().load(InputLoader.Candidate(path: "\(folder.path)/\(Self.path)"))
    let root = try #require(try input.result.get().screens.first).elements[0]
    #expect(root.details.backgroundColor?.hex == background)
  }

  @Test(arguments: AndroidProjectCase.all)
  func `texts come from the modules of the project`(_ test: AndroidProjectCase) throws {
    let files = Dictionary(
      uniqueKeysWithValues: test.strings.map { ("\($0)/strings.xml", Self.strings($1)) })
    #expect(
      try Self.button(files.merging(test.others) { $1 }).label == test.label)
  }

  @Test(arguments: [
    ("app/src/main/java/Cart.kt", true), ("cart/src/main/java/Cart.java", true),
    ("app/src/test/java/CartTest.kt", false), ("app/build/generated/Cart.java", false),
  ])
  func `code of the project is searched, but not its tests and products`(
    _ path: String, _ isFound: Bool
  ) throws {
    let button = try Self.button([
      "settings.gradle": "", path: "binding.buy.contentDescription = title",
      "app/src/main/java/Other.kt": "class Other",
    ])
    let mayBeSet = if case .unknown? = button.codeEvidence?[.label] { true } else { false }
    #expect(mayBeSet == isFound)
  }
}

/// Texts of a button by the folders of their files, and the one that it has.
struct AndroidProjectCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var strings: [String: String]
  var others: [String: String] = [:]
  var label: String?

  private static let settings = ["settings.gradle.kts": ""]

  static let all = [
    AndroidProjectCase(
      testDescription: "the module's own", strings: ["app/src/main/res/values": "Buy"],
      label: "Buy"),
    AndroidProjectCase(
      testDescription: "another module's", strings: ["texts/src/main/res/values": "Buy"],
      others: settings, label: "Buy"),
    AndroidProjectCase(
      testDescription: "another module's, without settings of Gradle",
      strings: ["texts/src/main/res/values": "Buy"]),
    AndroidProjectCase(
      testDescription: "the module's own before another's",
      strings: ["app/src/main/res/values": "Buy", "texts/src/main/res/values": "Sell"],
      others: settings, label: "Buy"),
    AndroidProjectCase(
      testDescription: "two variants that differ",
      strings: ["app/src/free/res/values": "Buy", "app/src/paid/res/values": "Sell"]),
    AndroidProjectCase(
      testDescription: "two variants that agree",
      strings: ["app/src/free/res/values": "Buy", "app/src/paid/res/values": "Buy"],
      label: "Buy"),
    AndroidProjectCase(
      testDescription: "a translation only", strings: ["app/src/main/res/values-de": "Kaufen"]),
  ]
}
