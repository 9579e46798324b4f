import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct CaptureDescriptionTests {
  private static let head = #"{"schemaVersion": 1, "tool": "a11y-capture 0.1.0", "#

  @Test(arguments: [
    ("[]", "found an array; expected the description of a capture"),
    ("{}", "found no schemaVersion; expected 1"),
    (
      #"{"schemaVersion": 2}"#, "found the schemaVersion 2; expected 1; a newer Earshot may read it"
    ),
    (head + #""name": 5}"#, #"found a number as "name"; expected a string"#),
    (head + #""scale": 0}"#, #"found 0 as "scale"; expected a number from 0.5 to 10.0"#),
    (head + #""x": 1}"#, "found no orientations; expected at least one"),
    (
      head + #""orientations": {"portrait": {"refused": "locked"}}}"#,
      "found no orientation with a tree; expected at least one"
    ),
    (
      head + #""orientations": {"portrait": {}}}"#,
      "found neither xml nor refused; expected one of them"
    ),
    (
      head + #""orientations": {"portrait": {"xml": "../other.xml"}}}"#,
      #"found "../other.xml" as "xml"; expected the name of a file"#
    ),
  ])
  func `a description that cannot be used is refused`(_ text: String, _ reason: String) {
    let error = #expect(throws: HierarchyReadingError.self) {
      _ = try CaptureDescription(reading: Array(text.utf8), named: "capture.json")
    }
    #expect(error?.reason == reason)
  }

  // MARK: Data that a capture adds to its tree

  private func screen(
    _ tree: String, _ change: (inout CaptureDescription) -> Void, _ options: ReadingOptions? = nil
  ) throws -> Screen {
    var capture = CaptureDescription(tool: "a11y-capture", taken: "", source: "android")
    capture.layouts[.portrait] = .init(xml: "portrait.xml")
    change(&capture)
    var options = options ?? ReadingOptions()
    options.capture = CapturedLayout(capture, .portrait)
    return try Screen(reading: tree, options)
  }

  private static let dump = UIAutomatorDump.windows(
    """
    <node index="0" text="Buy" class="android.widget.Button" package="shop" clickable="true" \
    enabled="true" bounds="[0,0][1080,210]"/>
    """)

  @Test func `density, idiom, language and title come from it`() throws {
    let screen = try screen(Self.dump) { capture in
      capture.density = 210
      capture.device.idiom = .pad
      capture.language = "de-AT"
      capture.app = "com.example.shop"
    }
    #expect(screen.elements[0].frame.height == 160)
    #expect(!screen.isScaleInferred)
    #expect(screen.idiom == .pad)
    #expect(screen.language == "de-AT")
    #expect(screen.isLanguageInferred)
    #expect(screen.capabilities.contains(.language))
    #expect(screen.title == "com.example.shop")
    // The tree is wider than high, but the device was not.
    #expect(screen.orientation == .portrait)
  }

  @Test func `the user's options take precedence`() throws {
    let options = ReadingOptions(density: 160, idiom: .phone, language: "fr")
    let screen = try screen(
      Self.dump,
      { capture in
        capture.density = 420
        capture.device.idiom = .pad
        capture.language = "de-AT"
        capture.name = "Cart"
      }, options)
    #expect(screen.elements[0].frame.height == 210)
    #expect(screen.idiom == .phone)
    #expect(screen.language == "fr")
    #expect(!screen.isLanguageInferred)
    #expect(screen.title == "Cart")
  }

  private static let source = XCUITestSource.text("", attributes: "traits=\"\"")

  /// Settings, and the capabilities that they add although no element has any data.
  @Test(arguments: [
    ("includeMinMaxValueInPageSource", source, Capabilities.valueRange),
    ("includeCustomActionsInPageSource", source, .customActions),
    ("includeA11yActionsInPageSource", dump, .customActions),
  ])
  func `with a setting on, an absent attribute means none`(
    _ setting: String, _ tree: String, _ capabilities: Capabilities
  ) throws {
    let without = try screen(tree) { _ in }
    #expect(!without.capabilities.contains(capabilities))
    #expect(without.limitations.contains { $0.words.contains(setting) })
    let with = try screen(tree) { $0.settings[setting] = .flag(true) }
    #expect(with.capabilities.contains(capabilities))
    #expect(!with.limitations.contains { !$0.capabilities.isDisjoint(with: capabilities) })
    let off = try screen(tree) { $0.settings[setting] = .flag(false) }
    #expect(!off.capabilities.contains(capabilities))
  }

  /// Android 10 accepts the setting but reports no sizes.
  @Test func `a setting without an effect adds no text capability`() throws {
    let screen = try screen(Self.dump) { $0.settings["includeExtraRenderingInfo"] = .flag(true) }
    #expect(!screen.capabilities.contains(.fonts))
  }

  @Test(arguments: [
    ("16.0", "sp", Font(textStyle: "sp", size: 16)), ("9.5", "dp", Font(size: 9.5)),
    ("7.2", "pt", Font(size: 16)), ("20", "px", nil), ("0", "sp", nil),
  ])
  func `the size of a text has a unit`(_ size: String, _ unit: String, _ font: Font?) throws {
    let tree = Self.dump.replacing(
      "index=\"0\"", with: "index=\"0\" text-size=\"\(size)\" text-unit=\"\(unit)\"")
    let screen = try screen(tree) { _ in }
    #expect(screen.elements[0].font == font)
    #expect(screen.capabilities.contains(.fonts))
  }

  @Test func `custom actions are counted, and have no names`() throws {
    let tree = Self.dump.replacing(
      "index=\"0\"", with: "index=\"0\" actions=\"ACTION_CLICK,ACTION_UNKNOWN,ACTION_UNKNOWN\"")
    let screen = try screen(tree) { _ in }
    #expect(screen.elements[0].customActions == ["custom action 1", "custom action 2"])
    #expect(screen.capabilities.contains(.customActions))
  }
}
