/// What several threads put together, until all parts of it have come.
///
/// Nobody waits: the one with the last part gets the whole, and the others go on.
public final class Gathering<Whole: Sendable>: Sendable {
  private struct State: Sendable {
    /// nil once it has been handed on.
    var whole: Whole?
    var missing: Int
  }

  private let state: Monitor<State>

  /// - Parameters:
  ///   - whole: what it is before any part has come.
  ///   - parts: how many there will be.
  public init(_ whole: Whole, parts: Int) {
    state = Monitor(State(whole: whole, missing: parts))
  }

  /// - Parameter body: puts a part into the whole; the parts come one after the other, in any order.
  /// - Returns: the whole, from the part that was missing last: nobody else holds it then.
  public func add(_ body: (inout Whole) -> Void) -> Whole? {
    state.update { state in
      // Taken out, so that it is changed where it stands and not copied.
      guard var whole = state.whole.take() else { return nil }
      body(&whole)
      state.missing -= 1
      if state.missing == 0 { return whole }
      state.whole = whole
      return nil
    }
  }
}
