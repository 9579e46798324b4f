internal import CSystem
internal import Synchronization

/// Does one thing to several inputs on all processors.
public enum ParallelMap {
  /// How many inputs are worked on at the same time.
  public static var width: Int { processorCount }

  /// - Returns: the results in the order of the inputs, as one processor would give them.
  public static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let count = min(inputs.count, width)
    guard count > 1 else { return inputs.map(body) }
    let work = Work<Output>(count: inputs.count)
    let run: @Sendable () -> Void = {
      while let index = work.take() { work.put(body(inputs[index]), at: index) }
    }
    spread(run, over: count)
    return work.results
  }
}

extension ParallelMap {
  /// Runs the same on several threads, this one among them; without a further one this does all.
  private static func spread(_ body: @escaping @Sendable () -> Void, over count: Int) {
    guard count > 1, let thread = JoinedThread(body) else { return body() }
    spread(body, over: count - 1)
    thread.join()
  }
}

/// What is still to be done, and what has come of the rest.
private final class Work<Output: Sendable>: Sendable {
  private let state: Mutex<(next: Int, results: [Output?])>

  init(count: Int) { state = Mutex((0, Array(repeating: nil, count: count))) }

  func take() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func put(_ result: Output, at index: Int) { state.withLock { $0.results[index] = result } }

  var results: [Output] { state.withLock { $0.results.compactMap(\.self) } }
}
