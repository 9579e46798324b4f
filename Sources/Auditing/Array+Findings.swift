extension [Finding] {
  // A finding is large and refers to much that would be counted up and down, and a big screen has a
  // quarter of a million: they are moved, and nothing but small keys is sorted.

  /// One list of what several hold, in their order.
  init(moving lists: consuming [[Finding]]) {
    self.init(turningRound: lists)
    turnRound()
  }

  /// The same, the last first: a list gives up what it holds from its end.
  init(turningRound lists: consuming [[Finding]]) {
    self = []
    reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists.indices.reversed() {
      while let finding = lists[list].popLast() { append(finding) }
    }
  }

  /// The same in order.
  init(ordering lists: consuming [[Finding]]) {
    self.init(moving: lists)
    putInOrder()
  }

  private mutating func turnRound() {
    let count = count
    var findings = mutableSpan
    for place in 0..<(count / 2) { findings.swapAt(place, count - 1 - place) }
  }

  /// Brings them into document order; at one element the weightier come first, then it goes by rule.
  ///
  /// - Parameter isLastFirst: whether the last come first, and stand so already where they are alike.
  mutating func putInOrder(isLastFirst: Bool = false) {
    var sources = places(isLastFirst)
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
  private func places(_ isLastFirst: Bool) -> [Int32] {
    var ranks = RuleRanks(self)
    let sign: Int32 = isLastFirst ? -1 : 1
    var keys = indices.map { place in
      FindingKey(
        element: sign * Int32(self[place].element),
        rank: sign * ranks.rank(self[place].rule.identity, self[place].severity),
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
