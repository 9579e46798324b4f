import Auditing
import Testing

@testable import Reports

@Suite struct ScreenshotTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test func `a file that is not a PNG is not a picture`() {
    #expect(Screenshot(Self.png)?.address == "data:image/png;base64,iVBORw0KGgo=")
    #expect(Screenshot(Array("GIF89a".utf8)) == nil)
    #expect(
      Screenshot(Self.png + [UInt8](repeating: 0, count: Screenshot.limit)) == nil)
  }

  @Test func `a screen is drawn over its picture, a file of several screens is not`() throws {
    let report = try SampleReport.report([
      ("cart.xml", SampleReport.cart), ("both.xml", SampleReport.both),
    ])
    let bytes = HTMLReport(readScreenshot: { _ in Self.png + [0] }).bytes(of: report)
    try DocumentCheck.check(bytes, .html)
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "<image ")
    #expect(parts.count == 2)
    #expect(
      parts.last?.hasPrefix(
        """
        href="data:image/png;base64,iVBORw0KGgoA" preserveAspectRatio="none" x="0" y="0" \
        width="390" height="844"/>
        """) == true)
  }
}
