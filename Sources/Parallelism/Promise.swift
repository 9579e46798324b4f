/// A value that one thread works out and others wait for.
public final class Promise<Value: Sendable>: Sendable {
  private let kept = Monitor<Value?>(nil)

  public init() {}

  public func keep(_ value: Value) { kept.update { $0 = value } }

  /// Waits until it is there: whoever keeps it must not wait for the one who asks.
  public var value: Value { kept.wait { $0 } }
}
