/// Something that another thread works out while this one does something else.
public final class Ahead<Value: Sendable>: Sendable {
  private let made = Monitor<Value?>(nil)
  private let make: @Sendable () -> Value
  private let helpers: Helpers
  private let ticket: Helpers.Ticket

  /// Begins, as soon as a thread is free.
  public convenience init(_ make: @escaping @Sendable () -> Value) {
    self.init(by: .shared, make)
  }

  init(by helpers: Helpers, _ make: @escaping @Sendable () -> Value) {
    self.helpers = helpers
    self.make = make
    let made = made
    ticket = helpers.begin(
      {
        let value = make()
        made.update { $0 = value }
      }, times: 1, isAhead: true)
  }

  /// Waits until it is there, and helps with it meanwhile; where nobody has begun, it is worked out by
  /// the one who asks.
  public var value: Value {
    helpers.finish(ticket)
    if let value = made.update({ $0 }) { return value }
    let value = make()
    made.update { $0 = value }
    return value
  }
}
