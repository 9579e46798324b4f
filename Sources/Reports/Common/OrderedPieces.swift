internal import Parallelism
internal import Synchronization

/// Hands pieces on in their order, whichever of several threads has made them.
///
/// Who brings the piece whose turn it is hands it on, and with it those behind it that are there
/// already; who brings a later one goes on with the next. So nobody waits but where too many are
/// there before their turn.
final class OrderedPieces: Sendable {
  /// Pieces that wait for their turn, by the remainder of their number.
  private let room: [Room]
  private let progress = Monitor(Progress())
  private let sink: JSONWriter.Sink

  private struct Progress {
    /// The number of the piece that is to be handed on.
    var next = 0
    /// Those behind it that are there.
    var made: Set<Int> = []
    /// Somebody is handing on.
    var isBusy = false
  }

  private final class Room: Sendable {
    let buffer: Mutex<ByteBuffer>
    init(capacity: Int) { buffer = Mutex(ByteBuffer(capacity: capacity)) }
  }

  /// - Parameters:
  ///   - count: how many pieces may wait, at least one.
  ///   - capacity: of the buffers that are given for them, in bytes.
  ///   - sink: is called by one thread at a time.
  init(count: Int, capacity: Int, to sink: @escaping JSONWriter.Sink) {
    room = (0..<count).map { _ in Room(capacity: capacity) }
    self.sink = sink
  }

  /// Takes the piece of a number, of which there is each from 0 on.
  ///
  /// - Parameter piece: is empty afterwards, in other memory.
  func take(_ piece: inout ByteBuffer, number: Int) {
    progress.wait { number < $0.next + room.count ? () : nil }
    exchange(&piece, with: number)
    let mayHandOn = progress.update { progress in
      progress.made.insert(number)
      guard !progress.isBusy else { return false }
      progress.isBusy = true
      return true
    }
    if mayHandOn { handOn() }
  }

  private func handOn() {
    while let number = nextMade() {
      room[number % room.count].buffer.withLock { buffer in
        buffer.lend(to: sink)
        buffer.removeAll()
      }
      progress.update { $0.next += 1 }
    }
  }

  /// - Returns: nil where the one whose turn it is is not there: then nobody is handing on.
  private func nextMade() -> Int? {
    progress.update { progress in
      if progress.made.remove(progress.next) == nil { progress.isBusy = false }
      return progress.isBusy ? progress.next : nil
    }
  }

  private func exchange(_ piece: inout ByteBuffer, with number: Int) {
    room[number % room.count].buffer.withLock { swap(&$0, &piece) }
  }
}
