import Synchronization

/// Keeps what a writer lends.
final class Pieces: Sendable {
  private let taken = Mutex<[[UInt8]]>([])

  var all: [[UInt8]] { taken.withLock(\.self) }

  func take(_ piece: Span<UInt8>) {
    var bytes: [UInt8] = []
    for place in piece.indices { bytes.append(piece[place]) }
    taken.withLock { $0.append(bytes) }
  }
}
