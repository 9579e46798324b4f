import Foundation
import SourceText
import Testing

struct Base64Tests {
  @Test(arguments: 0..<20)
  func `base64 is what Foundation takes it for`(_ length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
    let text = Data(bytes).base64EncodedString()
    #expect(Base64.encode(bytes) == text)
    #expect(Base64.decode(text) == bytes)
    #expect(Base64.decode(text.filter { $0 != "=" }) == bytes)
  }

  @Test(arguments: ["a", "ab=c", "é", "%%%", "ab c", "abc===", "-_-_"])
  func `text that is not base64 is refused`(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test func `base64 may be on several lines`() {
    #expect(Base64.decode("AAEC\r\nAwQF\n") == [0, 1, 2, 3, 4, 5])
  }
}
