import TestSupport
import Testing

@testable import HostSystem

struct InputPiecesTests {
  @Test func `a file comes in pieces, and an empty one ends it`() throws {
    let folder = try ScratchFolder()
    let text = String(repeating: "0123456789", count: 10_000)
    let pieces = try InputPieces(try folder.write(text, to: "a.xml"))
    #expect(pieces.count == 100_000)
    let lengths = try (0..<4).map { _ in try pieces.next().count }
    #expect(lengths == [InputPieces.length, 100_000 - InputPieces.length, 0, 0])
  }

  @Test func `a device does not say how long it is`() throws {
    let pieces = try InputPieces("/dev/zero")
    #expect(pieces.count == nil)
    #expect(try pieces.next().count == InputPieces.length)
  }

  @Test(arguments: ["/", "/nowhere/at/all.xml"])
  func `what is no file is refused`(_ path: String) {
    #expect(throws: SystemError.self) { try InputPieces(path) }
  }
}
