import Testing

@testable import SourceText

@Suite struct PositionCounterTests {
  /// Line and column of a byte, counted character by character.
  private static func place(of offset: Int, in bytes: [UInt8]) -> [Int] {
    let before = bytes[..<offset]
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let characters = (line.last ?? []).filter { $0 & 0xC0 != 0x80 }
    return [line.count, characters.count + 1]
  }

  /// Rows of every length up to forty bytes.
  @Test(arguments: ["a", "é", "\u{20AC}", "🙂", "a\u{20AC}🙂\n", " \n\t"])
  func `positions equal those of a plain count`(_ unit: String) {
    let rows = (0...40).map { length in
      String(repeating: unit, count: length) + String(repeating: "x", count: length % 9)
    }
    let bytes = Array(rows.joined(separator: "<").utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
    var counter = PositionCounter()
    let places = ends.map { end in
      let place = counter.lastTag(before: end + 1, in: bytes)
      return [place.line, place.column]
    }
    #expect(places == ends.map { Self.place(of: $0, in: bytes) })
  }
}
