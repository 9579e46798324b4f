extension [Finding] {
  // A finding is large and refers to much that would be counted up and down, and a big screen has a
  // quarter of a million: they are moved, and nothing but small keys is sorted.

  /// One list of what several hold, in their order.
  init(moving lists: consuming [[Finding]]) {
    self = []
    reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists.indices.reversed() {
      while let finding = lists[list].popLast() { append(finding) }
    }
    turnRound()
  }

  /// The same in order.
  init(ordering lists: consuming [[Finding]]) {
    self.init(moving: lists)
    putInOrder()
  }

  /// One list in order of lists that are; of what is alike, that of the parts comes first.
  ///
  /// - Parameters:
  ///   - parts: each begins where the one before has ended, as a rule; but a rule may report another
  ///     element than it is asked about.
  ///   - others: what goes between.
  init(merging parts: consuming [[Finding]], _ others: consuming [Finding]) {
    let areInOrder = Self.followEachOther(parts)
    self = []
    reserveCapacity(parts.reduce(others.count) { $0 + $1.count })
    // From their ends, of which a list gives up what it holds.
    while var part = parts.popLast() {
      while !part.isEmpty {
        let isOtherLater =
          !others.isEmpty
          && !Self.comes(others.count - 1, of: others, before: part.count - 1, part)
        if let last = isOtherLater ? others.popLast() : part.popLast() { append(last) }
      }
    }
    while let last = others.popLast() { append(last) }
    turnRound()
    if !areInOrder { putInOrder() }
  }

  /// Whether no list begins before the one before it has ended.
  private static func followEachOther(_ lists: [[Finding]]) -> Bool {
    let lists = lists.filter { !$0.isEmpty }
    return zip(lists, lists.dropFirst()).allSatisfy { list, next in
      !comes(0, of: next, before: list.count - 1, list)
    }
  }

  /// The order of ``putInOrder()``, asked of two findings: that one ranks all their rules, which is
  /// worth it for many alone.
  private static func comes(
    _ place: Int, of findings: [Finding], before other: Int, _ others: [Finding]
  ) -> Bool {
    let (element, otherElement) = (findings[place].element, others[other].element)
    if element != otherElement { return element < otherElement }
    let (severity, otherSeverity) = (findings[place].severity, others[other].severity)
    if severity != otherSeverity { return severity > otherSeverity }
    return findings[place].rule.id < others[other].rule.id
  }

  private mutating func turnRound() {
    let count = count
    var findings = mutableSpan
    for place in 0..<(count / 2) { findings.swapAt(place, count - 1 - place) }
  }

  /// Brings them into document order; at one element the weightier come first, then it goes by rule.
  mutating func putInOrder() {
    var sources = places
    // A span swaps by moving; an array copies both.
    var findings = mutableSpan
    for start in sources.indices {
      var place = start
      while sources[place] != start {
        let source = Int(sources[place])
        findings.swapAt(place, source)
        sources[place] = Int32(place)
        place = source
      }
      sources[place] = Int32(place)
    }
  }

  /// For each place in the order, where its finding stands now.
  private var places: [Int32] {
    var ranks = RuleRanks(self)
    var keys = indices.map { place in
      FindingKey(
        element: Int32(self[place].element),
        rank: ranks.rank(self[place].rule.identity, self[place].severity),
        place: Int32(place))
    }
    keys.sort()
    return keys.map(\.place)
  }
}

/// What tells where a finding goes among others.
private struct FindingKey: Comparable {
  let element: Int32
  /// Lower for what is weightier, and then by rule.
  let rank: Int32
  /// Where it stands now: what is alike keeps its order.
  let place: Int32

  static func < (a: FindingKey, b: FindingKey) -> Bool {
    if a.element != b.element { return a.element < b.element }
    return (a.rank, a.place) < (b.rank, b.place)
  }
}

/// The rules of findings by their ids, each looked up once where it found several in a row.
private struct RuleRanks {
  /// In order of their identities: there are few, and the next is found in fewer steps than a
  /// dictionary hashes it in.
  private var rules: [(identity: ObjectIdentifier, number: Int32)] = []
  private var count: Int32 = 0
  private var last: (identity: ObjectIdentifier, number: Int32)?

  init(_ findings: [Finding]) {
    var ids: [String] = []
    var last: ObjectIdentifier?
    for index in findings.indices where findings[index].rule.identity != last {
      let identity = findings[index].rule.identity
      last = identity
      let place = place(of: identity)
      guard place == rules.count || rules[place].identity != identity else { continue }
      rules.insert((identity, 0), at: place)
      ids.insert(findings[index].rule.id, at: place)
    }
    var previous: String?
    for place in ids.indices.sorted(by: { ids[$0] < ids[$1] }) {
      if ids[place] != previous { count += 1 }
      previous = ids[place]
      rules[place].number = count - 1
    }
  }

  /// Where a rule stands, or would.
  private func place(of identity: ObjectIdentifier) -> Int {
    var (low, high) = (0, rules.count)
    while low < high {
      let middle = (low + high) / 2
      if rules[middle].identity < identity { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func rank(_ rule: ObjectIdentifier, _ severity: Severity) -> Int32 {
    let found = if let last, last.identity == rule { last } else { rules[place(of: rule)] }
    last = found
    return Int32(Severity.error.rank - severity.rank) * count + found.number
  }
}
