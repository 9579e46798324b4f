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
    var wakings = Wakings()
    // Asked for once: each time would be counted, and other threads count the same.
    let (elements, labels) = (inspection.screen.elements, inspection.labels.table)
    let cues = inspection.cues
    // One that moves: each new one would count the inspection.
    var subject = inspection.subject(0)
    for index in places {
      let kinds = inspection.kinds[index]
      guard !kinds.isEmpty else { continue }
      let waking = wakings.waking(kinds, cues[index]) { makeWaking(kinds, cues[index]) }
      guard !waking.interested.isEmpty else { continue }
      if isTimed { clock?.start() }
      var wanted = waking.woken
      wanted.formUnion(
        woken(byWords: .given(by: index, in: elements, labels, cues[index]))
          .intersection(waking.interested))
      guard !wanted.isEmpty else { continue }
      subject.index = index
      wanted.forEach { number in
        rules[number].check(subject, findings: &sinks[number])
        if isTimed { clock?.count(number) }
      }
    }
    clock?.finish()
    return sinks.map(\.all)
  }

  /// - Parameter parts: what the element gives by itself.
  private func makeWaking(_ kinds: SubjectKinds, _ parts: Cues.Parts) -> Waking {
    let interested = interested(in: kinds)
    var woken = RuleSet()
    for bit in parts.union(.given(by: kinds)).rawValue.setBits { woken.formUnion(byPart[bit]) }
    return Waking(interested: interested, woken: woken.intersection(interested))
  }

  private func woken(byWords cues: Cues) -> RuleSet {
    var rules = RuleSet()
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

/// Which rules want to see an element, apart from what its words are.
private struct Waking {
  /// Those that look at its kinds.
  var interested = RuleSet()
  /// Those of them that have a cue already.
  var woken = RuleSet()
}

/// Wakings by what elements are: few combinations occur, and those of neighbours are the same.
private struct Wakings {
  private var known = [(key: UInt64, waking: Waking)](
    repeating: (.max, Waking()), count: 1 << bits)

  /// Where two combinations have one place, each takes it from the other.
  private static var bits: Int { 8 }

  /// - Parameter make: is called for what is not known, or not any more.
  mutating func waking(
    _ kinds: SubjectKinds, _ parts: Cues.Parts, making make: () -> Waking
  ) -> Waking {
    let key = UInt64(kinds.rawValue) << 32 | UInt64(parts.rawValue)
    let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.bits))
    if known[place].key != key { known[place] = (key, make()) }
    return known[place].waking
  }
}

/// Some of the rules of a walk, by their numbers.
private struct RuleSet {
  private var bits = SIMD4<UInt64>()

  static let capacity = 256

  var isEmpty: Bool { bits == SIMD4() }

  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  func intersection(_ other: RuleSet) -> RuleSet {
    var both = self
    both.bits &= other.bits
    return both
  }

  /// Calls with each number, the lowest first.
  ///
  /// Nothing is taken out: the processor would wait for what was written in part before it reads all.
  @inline(__always) func forEach(_ body: (Int) -> Void) {
    for part in 0..<4 {
      for bit in bits[part].setBits { body(part << 6 | bit) }
    }
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
