import AccessibilityModel
import Testing

@testable import Pixels

/// Measurements of Google's Accessibility Scanner and its framework on devices, quoted from issues
/// and reports of apps (docs/evidence/pixels.md#accessibility-scanner).
@Suite struct DocumentedCaseTests {
  @Test(arguments: ScannerCase.all)
  func `the ratio is the one that Accessibility Scanner gives`(_ test: ScannerCase) throws {
    var sketch = Sketch(240, 40, test.ground)
    sketch.write(test.color, columns: 16..<224, rows: 10..<30, core: 3)
    let look = try #require(try sketch.look(test.content))
    let contrast = try #require(look.contrast)
    #expect(look.ground == .plain)
    #expect(contrast.foreground.hex == test.color.color.hex)
    #expect(contrast.background.hex == test.ground.color.hex)
    #expect(abs(contrast.ratio - test.ratio) <= 0.01)
  }

  /// It reported 1.00, white on white: nothing was drawn there.
  @Test func `a field that shows nothing has no contrast`() throws {
    let sketch = Sketch(240, 40, .white)
    #expect(try sketch.look() == nil)
  }
}

struct ScannerCase: CustomTestStringConvertible {
  var color: Pixel
  var ground: Pixel
  var ratio: Double
  var content = MeasuredLook.Content.text

  var testDescription: String { "\(color.color.hex) on \(ground.color.hex)" }

  private static func hex(_ value: Int) -> Pixel {
    Pixel(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  static let all = [
    ScannerCase(color: hex(0x87A6BC), ground: .white, ratio: 2.56),
    ScannerCase(color: hex(0x8E9196), ground: .white, ratio: 3.16),
    ScannerCase(color: hex(0x8E9196), ground: hex(0xF6F7F7), ratio: 2.95),
    ScannerCase(color: hex(0xA3A3A3), ground: .white, ratio: 2.52),
    ScannerCase(color: hex(0xB4B4B4), ground: hex(0xFAFAFA), ratio: 1.99),
    ScannerCase(color: hex(0x008CFF), ground: hex(0xFAFAFA), ratio: 3.25),
    ScannerCase(color: .white, ground: hex(0x1E88E5), ratio: 3.68),
    ScannerCase(color: .white, ground: hex(0x03DAC5), ratio: 1.77, content: .sign),
  ]
}
