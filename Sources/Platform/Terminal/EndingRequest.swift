internal import Synchronization

/// Catches the signals that ask this process to end, so that it can first restore the device.
///
/// The handlers stay until the process ends: restoring must not be interrupted either.
public final class EndingRequest: Sendable {
  private let pipe: Int32
  private let first = Mutex<SessionSignal?>(nil)

  private static let signals: [SessionSignal] = [.interrupt, .terminate, .hangUp]

  /// nil if the system cannot create a pipe.
  public init?() {
    guard let pipe = CLibrary.makeSignalPipe() else { return nil }
    self.pipe = pipe.reading
    CLibrary.passSignals(Self.signals.map(\.number), to: pipe.writing)
    CLibrary.unblockSignals(Self.signals.map(\.number))
  }

  /// The first signal that arrived; nil if there was none.
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
