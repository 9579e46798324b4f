internal import AccessibilityModel

/// The lines that two texts have in common, in order, found in time that grows with their length.
///
/// A minimal difference takes the square of the length if all lines differ. Long texts are therefore
/// divided at lines that both have once ("patience" in git's diff-options,
/// https://git-scm.com/docs/diff-options). A long part without such lines counts as replaced.
struct LineDifference {
  private let kept: [String]
  private let now: [String]
  private var changes: [CollectionDifference<String>.Change] = []

  /// The most lines of a part whose minimal difference is found.
  private static let longestPart = 2_000

  private struct Part {
    var kept: Range<Int>
    var now: Range<Int>

    var count: Int { kept.count + now.count }
  }

  init(from kept: [String], to now: [String]) {
    self.kept = kept
    self.now = now
    compare(Part(kept: kept.indices, now: now.indices))
  }

  /// The removed and added lines, with those that moved.
  var withMoves: CollectionDifference<String> {
    // It is nil if positions contradict each other, but each of these occurs once in one text.
    CollectionDifference(changes)?.inferringMoves() ?? now.difference(from: kept)
  }

  private mutating func compare(_ whole: Part) {
    let part = withoutEnds(whole)
    if part.count <= Self.longestPart { return compareExactly(part) }
    var next = Part(
      kept: part.kept.lowerBound..<part.kept.lowerBound,
      now: part.now.lowerBound..<part.now.lowerBound)
    for (old, new) in commonLines(of: part) {
      next.kept = next.kept.upperBound..<old
      next.now = next.now.upperBound..<new
      compareBetweenLines(next)
      (next.kept, next.now) = (old..<(old + 1), new..<(new + 1))
    }
    next.kept = next.kept.upperBound..<part.kept.upperBound
    next.now = next.now.upperBound..<part.now.upperBound
    compareBetweenLines(next)
  }

  private mutating func compareBetweenLines(_ whole: Part) {
    let part = withoutEnds(whole)
    if part.count <= Self.longestPart { return compareExactly(part) }
    for index in part.kept { remove(index) }
    for index in part.now { insert(index) }
  }

  /// Without the equal lines at both ends.
  private func withoutEnds(_ part: Part) -> Part {
    var (kept, now) = (part.kept, part.now)
    while let old = kept.first, let new = now.first, self.kept[old] == self.now[new] {
      (kept, now) = (kept.dropFirst(), now.dropFirst())
    }
    while let old = kept.last, let new = now.last, self.kept[old] == self.now[new] {
      (kept, now) = (kept.dropLast(), now.dropLast())
    }
    return Part(kept: kept, now: now)
  }

  private mutating func compareExactly(_ part: Part) {
    for change in Array(now[part.now]).difference(from: Array(kept[part.kept])) {
      switch change {
      case .remove(let offset, _, _): remove(part.kept.lowerBound + offset)
      case .insert(let offset, _, _): insert(part.now.lowerBound + offset)
      }
    }
  }

  private mutating func remove(_ index: Int) {
    changes.append(.remove(offset: index, element: kept[index], associatedWith: nil))
  }

  private mutating func insert(_ index: Int) {
    changes.append(.insert(offset: index, element: now[index], associatedWith: nil))
  }
}

// MARK: - Lines that occur once in both texts

extension LineDifference {
  /// The longest sequence of lines that occur once in both texts, in the order of both.
  private func commonLines(of part: Part) -> [(kept: Int, now: Int)] {
    let olds = Self.uniqueLines(of: kept, in: part.kept)
    let news = Self.uniqueLines(of: now, in: part.now)
    let common = part.now.compactMap { index -> (kept: Int, now: Int)? in
      guard news[now[index]] == index, let old = olds[now[index]] ?? nil else { return nil }
      return (old, index)
    }
    return Self.longestIncreasing(common)
  }

  /// The positions of the lines, nil for those that occur again.
  private static func uniqueLines(of text: [String], in range: Range<Int>) -> [String: Int?] {
    var lines: [String: Int?] = [:]
    for index in range {
      lines[text[index]] = .some(lines[text[index]] == nil ? index : nil)
    }
    return lines
  }

  /// The longest sequence whose old positions increase, as the new ones do (Fredman 1975).
  private static func longestIncreasing(
    _ pairs: [(kept: Int, now: Int)]
  ) -> [(kept: Int, now: Int)] {
    // The last pair of the best sequence of each length, and the pair before each.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.indices.partitioningIndex { pairs[ends[$0]].kept >= pair.kept }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var longest: [(kept: Int, now: Int)] = []
    var next = ends.last
    while let index = next {
      longest.append(pairs[index])
      next = before[index]
    }
    return longest.reversed()
  }
}
