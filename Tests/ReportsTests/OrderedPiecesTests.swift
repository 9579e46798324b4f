import Parallelism
import Testing

@testable import Reports

@Suite struct OrderedPiecesTests {
  private func bring(_ number: Int, to pieces: OrderedPieces) {
    var piece = ByteBuffer()
    piece.append(number)
    pieces.take(&piece, number: number)
    #expect(piece.count == 0)
  }

  @Test func `what comes before its turn waits for those before it`() {
    let out = Pieces()
    let pieces = OrderedPieces(count: 3, capacity: 64) { out.take($0) }
    var told: [[String]] = []
    for number in [2, 1, 0, 3, 5, 4] {
      bring(number, to: pieces)
      told.append(out.all.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(
      told == [
        [], [], ["0", "1", "2"], ["0", "1", "2", "3"], ["0", "1", "2", "3"],
        ["0", "1", "2", "3", "4", "5"],
      ])
  }

  @Test(arguments: [1, 2, 16])
  func `many threads bring more than there is room for`(_ room: Int) {
    let out = Pieces()
    let pieces = OrderedPieces(count: room, capacity: 64) { out.take($0) }
    _ = ParallelMap.map(Array(0..<500), threads: 4, with: {}) { _, number in
      bring(number, to: pieces)
    }
    #expect(
      out.all.map { String(decoding: $0, as: UTF8.self) } == (0..<500).map { String($0) })
  }
}
