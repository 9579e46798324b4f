internal import Auditing
internal import Platform

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

  /// The positions of the rest, and how much of all an autofix can write; no lines if there is no
  /// rest.
  ///
  /// - Parameter format: of the screen.
  func lines(in format: String) -> [String] {
    guard !rest.isEmpty else { return [] }
    let all = [first] + rest
    var lines = ["    and \(rest.count.grouped) more like it: \(places)"]
    let fixes = all.count { $0.findings[0].hasAutofix(in: format) }
    if fixes > 0, fixes < all.count {
      lines.append("    autofix available for \(fixes) of \(all.count)")
    }
    return lines
  }

  private var places: String {
    let elements = rest.map(\.findings[0].element)
    let home = first.findings[0].element.line
    // A dump is one long line.
    guard elements.allSatisfy({ $0.line == home }) else {
      return "lines \(NumberRanges(elements.map(\.line)).text)"
    }
    return "columns \(NumberRanges(elements.map(\.column)).text)"
  }
}

/// Numbers as ranges: `63, 75–79, 88`.
struct NumberRanges {
  let text: String

  /// The maximum number of printed ranges.
  private static let limit = 10

  init(_ numbers: [Int]) {
    var ranges: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let parts = ranges.prefix(Self.limit).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    text = parts.joined(separator: ", ") + (ranges.count > Self.limit ? ", …" : "")
  }
}
