internal import Auditing

/// Findings of one screen that the text report prints in full, with similar ones.
///
/// Three or more with the same rule, word and class are folded: forty lines that differ only in the
/// line number do not help a reader.
struct FindingFold {
  let first: FindingGroup
  private(set) var rest: [FindingGroup] = []

  /// The minimum number to fold; two are both printed.
  private static let least = 3

  private struct Key: Hashable {
    let rules: [String]
    let word: FindingWord
    let className: String

    init(_ group: FindingGroup) {
      rules = group.rules
      word = FindingWord(group.findings[0])
      className = group.findings[0].element.className
    }
  }

  /// - Parameters:
  ///   - groups: those of one screen, in order.
  ///   - folds: false to print each in full.
  static func all(of groups: [FindingGroup], folds: Bool) -> [FindingFold] {
    guard folds else { return groups.map { FindingFold(first: $0) } }
    let alike = Dictionary(grouping: groups, by: Key.init)
    var result: [FindingFold] = []
    var index: [Key: Int] = [:]
    for group in groups {
      let key = Key(group)
      if let known = index[key] {
        result[known].rest.append(group)
      } else {
        if (alike[key]?.count ?? 0) >= least { index[key] = result.count }
        result.append(FindingFold(first: group))
      }
    }
    return result
  }

  /// The other rules that the fix resolves, all further places, and how much of all an autofix can write.
  var lines: [String] {
    let all = [first] + rest
    let places = all.flatMap { $0.places + $0.parts.places }
    var lines = [first.parts.resolvedLine, places.sameIn(besides: first.places[0])]
      .compactMap(\.self)
    let fixes = all.count { !$0.autofixLines.isEmpty }
    if !rest.isEmpty, fixes > 0, fixes < all.count {
      lines.append("autofix available for \(fixes) of \(all.count)")
    }
    return lines
  }
}
