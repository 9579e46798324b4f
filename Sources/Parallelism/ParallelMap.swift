internal import CSystem
internal import Synchronization

/// Does one thing to several inputs on all processors.
public enum ParallelMap {
  /// How many inputs are worked on at the same time.
  public static var width: Int { Processors.count }

  /// - Returns: the results in the order of the inputs, as one processor would give them.
  public static func map<Input: Sendable, Output>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> sending Output
  ) -> [Output] {
    map(inputs, threads: width, with: {}) { _, input in body(input) }
  }

  /// Does the same with something that each thread makes for itself, such as its own memory of what
  /// it has worked out.
  ///
  /// - Parameter threads: how many at most.
  public static func map<Input: Sendable, Tool, Output>(
    _ inputs: [Input], threads: Int, with makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (inout Tool, Input) -> sending Output
  ) -> [Output] {
    let work = Work<Output>(count: inputs.count)
    let share: @Sendable () -> Void = {
      guard var index = work.take() else { return }
      var tool = makeTool()
      while true {
        work.fill(index) { body(&tool, inputs[index]) }
        guard let next = work.take() else { return }
        index = next
      }
    }
    ParallelHelp.run(on: min(inputs.count, threads) - 1, share, while: share)
    return work.results()
  }
}

/// What is still to be done, and what has come of the rest.
///
/// Nobody ever waits for a lock here: who takes an input alone fills its slot, and the slots are
/// emptied when all threads have ended. (Where threads do wait for a `Mutex`, ThreadSanitizer takes
/// what it guards for a race, since the waiting is in a library that it does not see into.)
private final class Work<Output>: Sendable {
  private let next = Atomic<Int>(0)
  private let slots: [Slot<Output>]

  init(count: Int) { slots = (0..<count).map { _ in Slot() } }

  func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < slots.count ? index : nil
  }

  func fill(_ index: Int, _ make: () -> sending Output) { slots[index].fill(make) }

  /// By a loop: for `compactMap` the runtime looks up, for each kind of result anew, that an array of
  /// its slots is a collection.
  func results() -> [Output] {
    var results: [Output] = []
    results.reserveCapacity(slots.count)
    for slot in slots {
      if let result = slot.empty() { results.append(result) }
    }
    return results
  }
}

/// Room for one result on its way from one thread to another.
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
