internal import Synchronization

/// The duration of the stages and rules of a run, in wall-clock time.
///
/// Data that rules share is computed for the first that needs it, and counts as its time.
public final class AuditTimings: Sendable {
  private let taken = Mutex(Taken())

  private struct Taken {
    var stages: [(name: String, time: Duration)] = []
    var rules: [String: Duration] = [:]
  }

  public init() {}

  /// Runs a closure and adds its duration to a stage.
  public func measure<Result, Failure: Error>(
    _ stage: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, toStage: stage) }
    return try body()
  }

  private func add(_ time: Duration, toStage stage: String) {
    taken.withLock { taken in
      if let place = taken.stages.firstIndex(where: { $0.name == stage }) {
        taken.stages[place].time += time
      } else {
        taken.stages.append((stage, time))
      }
    }
  }

  /// Adds a duration to a rule.
  func add(_ time: Duration, toRule rule: String) {
    taken.withLock { $0.rules[rule, default: .zero] += time }
  }

  /// The stages in the order in which they began, then the rules, slowest first.
  public var lines: [String] {
    let (stages, rules) = taken.withLock { ($0.stages, $0.rules) }
    let sorted = rules.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    return stages.map { "\($0.time.inMilliseconds) ms \($0.name)" }
      + sorted.map { "\($0.value.inMilliseconds) ms rule \($0.key)" }
  }
}

extension Duration {
  /// With three decimals, right-aligned.
  fileprivate var inMilliseconds: String {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    let rest = String(microseconds % 1000)
    let text = "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    return String(repeating: " ", count: max(0, 11 - text.count)) + text
  }
}

extension Optional<AuditTimings> {
  /// Runs a closure, and adds its duration to a stage if timings are requested.
  func measure<Result>(_ stage: String, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.measure(stage, body)
  }

  /// Runs a closure, and adds its duration to a rule if timings are requested.
  func measure<Result>(
    rule: @autoclosure () -> RuleDescription, _ body: () -> Result
  ) -> Result {
    guard let self else { return body() }
    let start = ContinuousClock.now
    defer { self.add(ContinuousClock.now - start, toRule: rule().id) }
    return body()
  }
}
