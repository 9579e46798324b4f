import AccessibilityModel
import HierarchyReading
import Platform
import SourceText
import TestSupport
import Testing

/// `docs/capture.schema.json` describes everything that `capture.json` may hold, and nothing else.
struct CaptureSchemaTests {
  private static var whole: CaptureDescription {
    var capture = CaptureDescription(
      tool: "a11y-capture 0.1.0", taken: "2026-11-23T06:20:00Z", source: "webdriver")
    capture.server = .init(kind: "appium", version: "3.1.2")
    capture.platform = .iOS
    capture.name = "Cart"
    capture.app = "com.example.shop"
    capture.device.model = "iPhone"
    capture.device.idiom = .phone
    capture.scale = 3
    capture.density = 420
    capture.fontScale = 1.15
    capture.language = "en-GB"
    for setting in CaptureSetting.ofXCUITestDriver + CaptureSetting.ofUiAutomator2 {
      capture.settings[setting.name] = setting.value
    }
    capture.refused = ["includeCustomActionsInPageSource"]
    var layout = CaptureDescription.Layout(xml: "portrait.xml")
    layout.png = "portrait.png"
    layout.size = Size(width: 402, height: 874)
    layout.rotation = 0
    layout.seconds = 1.2
    layout.alert = "Allow?"
    layout.isMoving = true
    layout.isUnrotated = true
    capture.layouts[.portrait] = layout
    capture.refusals[.landscape] = "Unable To Rotate Device"
    return capture
  }

  private static let least: CaptureDescription = {
    var capture = CaptureDescription(
      tool: "a11y-capture 0.1.0", taken: "2026-11-23T06:20:00Z", source: "android")
    capture.layouts[.landscape] = .init(xml: "landscape.xml")
    return capture
  }()

  @Test(arguments: [whole, least])
  func `the schema describes every written member`(_ capture: CaptureDescription) throws {
    let schema = JSONSchema(
      root: try JSONDocument(
        try InputFile.read("\(PackageFiles.root)/docs/capture.schema.json")
      ).root)
    #expect(schema.faults(try JSONDocument(capture.bytes).root) == [])
  }

  @Test(arguments: [whole, least])
  func `a written capture is read again`(_ capture: CaptureDescription) throws {
    #expect(try CaptureDescription(reading: capture.bytes, named: "capture.json") == capture)
  }
}
