internal import CSystem

/// Things on their way from the thread that makes them to the one that takes them, in order and only
/// a few at a time.
public final class Conveyor<Item: Sendable>: Sendable {
  private struct State: Sendable {
    var items: [Item] = []
    /// Whether more may come.
    var isOpen = true
  }

  private let state = Monitor(State())
  private let room: Int

  /// - Parameter room: how many things may be on their way.
  public init(room: Int) { self.room = room }

  /// Hands a thing over, as soon as there is room.
  ///
  /// - Returns: false where it is closed: nobody takes anything any more.
  public func put(_ item: Item) -> Bool {
    state.wait { state in
      guard state.isOpen else { return false }
      guard state.items.count < room else { return nil }
      state.items.append(item)
      return true
    }
  }

  /// The next thing, as soon as there is one; nil where it is closed and empty.
  public func take() -> Item? {
    state.wait { state -> Item?? in
      if !state.items.isEmpty { return .some(state.items.removeFirst()) }
      return state.isOpen ? nil : .some(nil)
    }
  }

  /// Lets nothing more in; what is on its way can still be taken.
  public func close() { state.update { $0.isOpen = false } }
}

/// Two things done at the same time.
public enum ParallelPair {
  /// Does one thing on a thread of its own while this thread does another, and waits for both.
  ///
  /// - Returns: what this thread's has given; nil, with nothing done, where the system gives no
  ///   thread.
  public static func run<Result>(
    _ other: @escaping @Sendable () -> Void, while body: () -> Result
  ) -> Result? {
    guard let thread = JoinedThread(other) else { return nil }
    let result = body()
    thread.join()
    return result
  }
}
