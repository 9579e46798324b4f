internal import Synchronization

/// Notices the signals that ask this process to end, so that it can first put things back.
///
/// The handlers stay for as long as the process lives: putting back is not to be interrupted either.
public final class EndingRequest: Sendable {
  private let pipe: Int32
  private let first = Mutex<SessionSignal?>(nil)

  private static let signals: [SessionSignal] = [.interrupt, .terminate, .hangUp]

  /// nil where the system gives no pipe.
  public init?() {
    guard let pipe = CLibrary.makeSignalPipe() else { return nil }
    self.pipe = pipe.reading
    CLibrary.passSignals(Self.signals.map(\.number), to: pipe.writing)
    CLibrary.unblockSignals(Self.signals.map(\.number))
  }

  /// The first of them that came; nil while none has.
  public var signal: SessionSignal? {
    first.withLock { first in
      if first == nil {
        let numbers = CLibrary.readWhatIsThere(pipe, atMost: 64) ?? []
        first =
          numbers.lazy.compactMap { number in
            Self.signals.first { $0.number == Int32(number) }
          }.first
      }
      return first
    }
  }
}
