internal import Synchronization

/// Writes output in pieces, and stops at the first failure.
///
/// Errors are printed once.
public final class ConsoleDelivery: Sendable {
  // A property: for one in the context of a closure the runtime looks up what it is made of.
  private let failures = Atomic<Int>(0)

  public init() {}

  /// Whether all that was taken went out.
  public var isWhole: Bool { failures.load(ordering: .relaxed) == 0 }

  public func take(_ piece: Span<UInt8>) {
    if isWhole, !Console.deliver(piece) { failures.store(1, ordering: .relaxed) }
  }
}
