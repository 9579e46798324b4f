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

  @Test func `what is wrong far behind is found by one thread as by two`() throws {
    let folder = try ScratchFolder()
    let rows = String(repeating: "<XCUIElementTypeButton x='0'/>\n", count: 12_000)
    let path = try folder.write(
      "<AppiumAUT><XCUIElementTypeApplication>\n\(rows)</AppiumAUT>", to: "a.xml")
    let error = HierarchyReadingError(
      source: "a.xml", line: 12_002, column: 13,
      reason: "found </AppiumAUT>, expected </XCUIElementTypeApplication>, which opened on line 1")
    for threads in [1, 2] {
      var options = ReadingOptions()
      options.threads = threads
      #expect(throws: error) {
        try HierarchyFormats.read(
          InputBytes.document(path, named: "a.xml"), named: "a.xml", options: options)
      }
    }
  }
}
