import TestSupport
import Testing

@testable import HostSystem

struct InputPiecesTests {
  @Test func `a file comes in pieces, and an empty one ends it`() throws {
    let folder = try ScratchFolder()
    let text = String(repeating: "0123456789", count: 10_000)
    let pieces = try InputPieces(try folder.write(text, to: "a.xml"))
    #expect(pieces.count == 100_000)
    let lengths = try (0..<4).map { _ in try pieces.read(70_000).count }
    #expect(lengths == [70_000, 30_000, 0, 0])
  }

  @Test func `a span is filled behind what it holds`() throws {
    let folder = try ScratchFolder()
    let pieces = try InputPieces(try folder.write("0123456789", to: "a.xml"))
    var held: [String] = []
    for _ in 0..<3 {
      let bytes = try unsafe [UInt8](unsafeUninitializedCapacity: 7) { buffer, length in
        var span = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
        span.append(UInt8(ascii: ">"))
        try pieces.read(into: &span)
        length = unsafe span.finalize(for: buffer)
      }
      held.append(String(decoding: bytes, as: UTF8.self))
    }
    #expect(held == [">012345", ">6789", ">"])
  }

  @Test func `a device does not say how long it is`() throws {
    let pieces = try InputPieces("/dev/zero")
    #expect(pieces.count == nil)
    #expect(try pieces.read(4_096).count == 4_096)
  }

  @Test(arguments: ["/", "/nowhere/at/all.xml"])
  func `what is no file is refused`(_ path: String) {
    #expect(throws: SystemError.self) { try InputPieces(path) }
  }
}
