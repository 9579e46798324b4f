import HierarchyReading
import TestSupport
import Testing

@testable import CommandSupport

struct InputBytesTests {
  @Test func `a file that never ends is refused`() {
    let error = #expect(throws: HierarchyReadingError.self) {
      try InputBytes.read("/dev/zero", named: "zero", limit: 100_000)
    }
    #expect(
      error?.description
        == "zero:1:1: error: found more than 100000 bytes; expected a file of at most as many")
  }

  @Test func `a file of just as many bytes is read`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("<screen/>", to: "a.xml")
    #expect(try InputBytes.read(path, named: "a.xml", limit: 9) == Array("<screen/>".utf8))
  }

  @Test func `a file of one byte more is refused`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("<screen/> ", to: "a.xml")
    let error = HierarchyReadingError(
      source: "a.xml", line: 1, column: 1,
      reason: "found more than 9 bytes; expected a file of at most as many")
    #expect(throws: error) { try InputBytes.read(path, named: "a.xml", limit: 9) }
  }

  @Test func `an error after twelve thousand elements has its position`() throws {
    let folder = try ScratchFolder()
    let rows = String(repeating: "<XCUIElementTypeButton x='0'/>\n", count: 12_000)
    let path = try folder.write(
      "<AppiumAUT><XCUIElementTypeApplication>\n\(rows)</AppiumAUT>", to: "a.xml")
    let error = HierarchyReadingError(
      source: "a.xml", line: 12_002, column: 13,
      reason: "found </AppiumAUT>; expected </XCUIElementTypeApplication>, which opened on line 1")
    #expect(throws: error) {
      try HierarchyFormats.read(InputBytes.read(path, named: "a.xml"), named: "a.xml")
    }
  }
}
