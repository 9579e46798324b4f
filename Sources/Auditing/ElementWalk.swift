internal import AccessibilityModel

/// Calls the rules that look at one element at a time, in a single walk over a screen.
struct ElementWalk {
  private let rules: [any ElementRule]

  init(rules: [any ElementRule]) { self.rules = rules }

  /// - Parameter timings: counts each call where anybody wants to know.
  func findings(in inspection: ScreenInspection, timings: AuditTimings?) -> [Finding] {
    var sinks = rules.map { Findings(rule: $0.ownDescription) }
    var clock = timings.map { RuleClock($0, sinks.map(\.rule.id)) }
    // Few combinations of kinds occur: which rules want one is worked out once.
    var interested: [SubjectKinds: [Int]] = [:]
    for index in inspection.kinds.indices {
      let kinds = inspection.kinds[index]
      guard !kinds.isEmpty else { continue }
      let numbers = interested[kinds] ?? self.interested(in: kinds)
      interested[kinds] = numbers
      let subject = inspection.subject(index)
      if clock == nil {
        for number in numbers { rules[number].check(subject, findings: &sinks[number]) }
      } else {
        clock?.start()
        for number in numbers {
          rules[number].check(subject, findings: &sinks[number])
          clock?.count(number)
        }
      }
    }
    clock?.finish()
    return sinks.flatMap(\.all)
  }

  private func interested(in kinds: SubjectKinds) -> [Int] {
    rules.indices.filter { !type(of: rules[$0]).subjects.isDisjoint(with: kinds) }
  }
}

/// Counts the time of rules that are called in turns; the end of one is the start of the next.
private struct RuleClock {
  private let timings: AuditTimings
  private let rules: [String]
  private var times: [Duration]
  private var last = ContinuousClock.now

  init(_ timings: AuditTimings, _ rules: [String]) {
    self.timings = timings
    self.rules = rules
    times = Array(repeating: .zero, count: rules.count)
  }

  mutating func start() { last = ContinuousClock.now }

  mutating func count(_ rule: Int) {
    let now = ContinuousClock.now
    times[rule] += now - last
    last = now
  }

  func finish() {
    for (rule, time) in zip(rules, times) { timings.add(time, toRule: rule) }
  }
}
