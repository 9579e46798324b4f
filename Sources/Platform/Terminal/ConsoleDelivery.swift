internal import Synchronization

/// Writes output in pieces, and stops at the first failure.
///
/// Errors are printed once.
public final class ConsoleDelivery: Sendable {
  // A stored property: for a captured one, the runtime would look up the metadata of its context.
  private let failures = Atomic<Int>(0)

  public init() {}

  /// Whether everything was written.
  public var isWhole: Bool { failures.load(ordering: .relaxed) == 0 }

  public func take(_ piece: Span<UInt8>) {
    if isWhole, !Console.deliver(piece) { failures.store(1, ordering: .relaxed) }
  }
}
