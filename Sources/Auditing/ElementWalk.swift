internal import AccessibilityModel
internal import Voices

/// Calls the rules that look at one element at a time, in a single walk over a screen.
struct ElementWalk {
  private let groups: [WakingRules]

  /// - Parameter heedsCues: false calls a rule for everything of the kinds that it asks for, which
  ///   must find the same.
  init(rules: [any ElementRule], heedsCues: Bool = true) {
    groups = stride(from: 0, to: rules.count, by: RuleSet.capacity).map { start in
      WakingRules(
        Array(rules[start..<min(start + RuleSet.capacity, rules.count)]), heedsCues: heedsCues)
    }
  }

  /// - Parameters:
  ///   - timings: counts each call where anybody wants to know.
  ///   - places: of the elements; all where there is none.
  /// - Returns: what each rule found.
  func findings(
    in inspection: ScreenInspection, _ places: Range<Int>? = nil, timings: AuditTimings?
  ) -> [[Finding]] {
    let places = places ?? inspection.kinds.indices
    return groups.flatMap { $0.findings(in: inspection, places, timings: timings) }
  }
}

/// As many rules as a set holds, and what wakes each.
private struct WakingRules {
  private let rules: [any ElementRule]
  /// What each wants to see.
  private let subjects: [SubjectKinds]
  private var byPart = [RuleSet](repeating: RuleSet(), count: Cues.Parts.RawValue.bitWidth)
  private var byMark = [RuleSet](
    repeating: RuleSet(), count: LabelShape.Marks.RawValue.bitWidth)
  private var byList = [RuleSet](repeating: RuleSet(), count: UInt128.bitWidth)
  /// All that wakes any rule at all: most of what labels hold does not.
  private var all = Cues()

  init(_ rules: [any ElementRule], heedsCues: Bool) {
    self.rules = rules
    subjects = rules.map { type(of: $0).subjects }
    for (number, rule) in rules.enumerated() {
      let cues = heedsCues ? rule.cues : .any
      all = all || cues
      for bit in cues.parts.rawValue.setBits { byPart[bit].insert(number) }
      for bit in cues.marks.rawValue.setBits { byMark[bit].insert(number) }
      for bit in cues.lists.rawValue.setBits { byList[bit].insert(number) }
    }
  }

  func findings(
    in inspection: ScreenInspection, _ places: Range<Int>, timings: AuditTimings?
  ) -> [[Finding]] {
    var sinks = rules.map { Findings(rule: $0.ownDescription) }
    let isTimed = timings != nil
    var clock = timings.map { RuleClock($0, sinks.map(\.rule.id)) }
    var interest = Interest()
    // Asked for once: each time would be counted, and other threads count the same.
    let (elements, labels) = (inspection.screen.elements, inspection.labels.table)
    let cues = inspection.cues
    // One that moves: each new one would count the inspection.
    var subject = inspection.subject(0)
    for index in places {
      let kinds = inspection.kinds[index]
      guard !kinds.isEmpty else { continue }
      var wanted = interest[kinds] ?? interest.keep(interested(in: kinds), for: kinds)
      guard !wanted.isEmpty else { continue }
      if isTimed { clock?.start() }
      wanted.formIntersection(
        woken(by: .given(by: index, in: elements, labels, cues[index].union(.given(by: kinds)))))
      guard !wanted.isEmpty else { continue }
      subject.index = index
      while let number = wanted.popFirst() {
        rules[number].check(subject, findings: &sinks[number])
        if isTimed { clock?.count(number) }
      }
    }
    clock?.finish()
    return sinks.map(\.all)
  }

  private func woken(by cues: Cues) -> RuleSet {
    var rules = RuleSet()
    for bit in cues.parts.intersection(all.parts).rawValue.setBits { rules.formUnion(byPart[bit]) }
    for bit in cues.marks.intersection(all.marks).rawValue.setBits { rules.formUnion(byMark[bit]) }
    let lists = cues.lists.intersection(all.lists)
    guard !lists.isEmpty else { return rules }
    for bit in lists.rawValue.setBits { rules.formUnion(byList[bit]) }
    return rules
  }

  private func interested(in kinds: SubjectKinds) -> RuleSet {
    var set = RuleSet()
    for number in subjects.indices where !subjects[number].isDisjoint(with: kinds) {
      set.insert(number)
    }
    return set
  }
}

/// Which rules want to see a combination of kinds; few of them occur, and each is worked out once.
private struct Interest {
  private var rules: [RuleSet] = []
  /// For each combination, one more than the place of its rules; zero where that is not known yet.
  private var numbers = [UInt16](repeating: 0, count: SubjectKinds.combinations)

  /// nil where none were kept.
  subscript(kinds: SubjectKinds) -> RuleSet? {
    let number = Int(numbers[Int(kinds.rawValue)])
    return number > 0 ? rules[number - 1] : nil
  }

  /// - Returns: the same rules.
  mutating func keep(_ wanting: RuleSet, for kinds: SubjectKinds) -> RuleSet {
    rules.append(wanting)
    numbers[Int(kinds.rawValue)] = UInt16(rules.count)
    return wanting
  }
}

/// Some of the rules of a walk, by their numbers.
private struct RuleSet {
  private var bits = SIMD4<UInt64>()

  static let capacity = 256

  var isEmpty: Bool { bits == SIMD4() }

  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  mutating func formIntersection(_ other: RuleSet) { bits &= other.bits }

  /// Takes the lowest number out.
  mutating func popFirst() -> Int? {
    for part in 0..<4 where bits[part] != 0 {
      let bit = bits[part].trailingZeroBitCount
      bits[part] &= bits[part] - 1
      return part << 6 | bit
    }
    return nil
  }
}

extension FixedWidthInteger {
  /// The places of its ones, from the lowest.
  fileprivate var setBits: some Sequence<Int> {
    sequence(state: self) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest &- 1 }
      return rest.trailingZeroBitCount
    }
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
