internal import Synchronization

/// Applies a function to several inputs, such as files, on all processors.
public enum ConcurrentMap {
  /// How many inputs are processed at the same time.
  public static let width = CLibrary.processorCount

  /// - Returns: the results in the order of the inputs, as one thread would give them.
  public static func map<Input: Sendable, Output>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> sending Output
  ) -> [Output] {
    let slots = inputs.map { _ in Slot<Output>() }
    let next = SharedCounter()
    let missing = Monitor(inputs.count)
    let share: @Sendable () -> Void = {
      while let index = next.take(below: slots.count) {
        slots[index].fill { body(inputs[index]) }
        missing.update { $0 -= 1 }
      }
    }
    // If the system cannot create another thread, this one processes everything.
    for _ in 1..<max(1, min(inputs.count, width)) where !DetachedThread.start(share) { break }
    share()
    missing.wait { $0 == 0 ? () : nil }
    return slots.compactMap { $0.empty() }
  }
}

/// Hands out each number to one thread.
private final class SharedCounter: Sendable {
  private let next = Atomic<Int>(0)

  func take(below limit: Int) -> Int? {
    let number = next.add(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }
}

/// Passes one result from the thread that produces it to the one that collects it.
private final class Slot<Output>: Sendable {
  private let result = Mutex<Output?>(nil)

  func fill(_ make: () -> sending Output) { result.withLock { $0 = make() } }

  func empty() -> sending Output? {
    result.withLock { result in
      let made = result
      result = nil
      return made
    }
  }
}
