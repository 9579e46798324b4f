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
    map(inputs, threads: width, with: {}) { _, input in body(input) }
  }

  /// Does the same with something that each thread makes for itself, such as its own memory of what
  /// it has worked out.
  ///
  /// - Parameter threads: how many at most.
  public static func map<Input: Sendable, Tool, Output: Sendable>(
    _ inputs: [Input], threads: Int, with makeTool: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (inout Tool, Input) -> Output
  ) -> [Output] {
    let work = Work<Output>(count: inputs.count)
    let run: @Sendable () -> Void = {
      var tool: Tool?
      while let index = work.take() {
        var own = tool ?? makeTool()
        work.put(body(&own, inputs[index]), at: index)
        tool = own
      }
    }
    spread(run, over: min(inputs.count, threads))
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
