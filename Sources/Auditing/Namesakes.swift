internal import AccessibilityModel
internal import Voices

/// The stops that a person acts on, by what they are called and what they are.
public struct Namesakes {
  /// Those that share a name, each group in document order, by the first of its members.
  public let groups: [[Int]]

  init(_ inspection: ScreenInspection) {
    var names = Names(inspection)
    // For each that counts, the number of its group; most are the only ones of theirs.
    var members: [(index: Int32, group: Int32)] = []
    var counts: [Int32] = []
    let marks = inspection.columns.marks
    for index in inspection.kinds.indices where inspection.kinds[index].isSuperset(of: Self.wanted)
    {
      guard let name = names.number(of: index) else { continue }
      let key = Key(
        kind: inspection.kinds[index].sort,
        role: Self.role(marks[index]))
      let group = names.group(of: name, key)
      if group == counts.count { counts.append(0) }
      counts[group] += 1
      members.append((Int32(index), Int32(group)))
    }
    var places = [Int32](repeating: -1, count: counts.count)
    var groups: [[Int]] = []
    for (index, group) in members where counts[Int(group)] > 1 {
      if places[Int(group)] < 0 {
        places[Int(group)] = Int32(groups.count)
        groups.append([])
        groups[groups.count - 1].reserveCapacity(Int(counts[Int(group)]))
      }
      groups[Int(places[Int(group)])].append(Int(index))
    }
    self.groups = groups
  }

  /// What controls are called, and the groups of those that are called the same.
  private struct Names {
    private let inspection: ScreenInspection
    /// For each label the number of what it is but for case and blanks, from 1.
    private var numbers: [Int32]
    private var folded: [String: Int32] = [:]
    /// For each name its groups: one for all, as a rule.
    private var groups: [[(key: Key, group: Int)]] = []
    private var groupCount = 0

    init(_ inspection: ScreenInspection) {
      self.inspection = inspection
      numbers = [Int32](repeating: 0, count: inspection.labels.table.count)
    }

    mutating func number(of index: Int) -> Int? {
      guard let label = inspection.labels.table.number(of: index) else { return nil }
      if numbers[label] == 0 {
        let name = WordList.folded(inspection.screen.elements[index].label ?? "")
        numbers[label] = folded[name] ?? Int32(folded.count + 1)
        folded[name] = numbers[label]
      }
      return Int(numbers[label]) - 1
    }

    mutating func group(of name: Int, _ key: Key) -> Int {
      if name == groups.count { groups.append([]) }
      for known in groups[name] where known.key == key { return known.group }
      groups[name].append((key, groupCount))
      groupCount += 1
      return groupCount - 1
    }
  }

  private static let wanted: SubjectKinds = [.controls, .labelled]

  private struct Key: Equatable {
    var kind: SubjectKinds
    var role: ElementColumns.Marks
  }

  /// A way back and a tab are announced as what they are: nobody takes one for the other.
  private static func role(_ marks: ElementColumns.Marks) -> ElementColumns.Marks {
    marks.contains(.backButton) ? .backButton : marks.intersection(.tab)
  }
}

extension SubjectKinds {
  /// The kinds that are announced each in its own words.
  fileprivate var sort: SubjectKinds { intersection([.textEntries, .adjustables, .toggles]) }
}
