import Auditing
import Testing

@testable import Reports

@Suite struct ScreenshotTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("\u{FF}~", "w79+"),
  ])
  func `bytes are written as RFC 4648 has it`(_ text: String, _ base64: String) {
    #expect(Screenshot.base64(Array(text.utf8)) == base64)
  }

  @Test func `what is no PNG file is no picture`() {
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
