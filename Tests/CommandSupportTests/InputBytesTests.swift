import HierarchyReading
import TestSupport
import Testing

@testable import CommandSupport

struct InputBytesTests {
  @Test func `a file that never ends is refused`() {
    let error = #expect(throws: HierarchyReadingError.self) {
      try InputBytes.document("/dev/zero", named: "zero", limit: 100_000).all()
    }
    #expect(
      error?.description
        == "zero:1:1: error: found more than 100000 bytes, expected a file of at most as many")
  }

  @Test func `a file of just as many bytes is read`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("<screen/>", to: "a.xml")
    let document = try InputBytes.document(path, named: "a.xml", limit: 9)
    #expect(try document.all() == Array("<screen/>".utf8))
  }
}
