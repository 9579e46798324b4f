internal import AccessibilityModel
internal import Voices

/// The stops that a person acts on, by what they are called and what they are.
public struct Namesakes {
  /// Those that share a name, each group in document order, by the first of its members.
  public let groups: [[Int]]

  init(_ inspection: ScreenInspection) {
    var numbers: [Key: Int] = [:]
    var groups: [[Int]] = []
    for index in inspection.kinds.indices
    where inspection.kinds[index].isSuperset(of: [.controls, .labelled]) {
      let key = Key(inspection.subject(index))
      if let number = numbers[key] {
        groups[number].append(index)
      } else {
        numbers[key] = groups.count
        groups.append([index])
      }
    }
    self.groups = groups.filter { $0.count > 1 }
  }

  /// What nobody takes for something of another key: each sort is announced in its own words.
  private struct Key: Hashable {
    let name: String
    let kinds: SubjectKinds
    let isBackButton: Bool
    let isTab: Bool

    init(_ subject: Subject) {
      name = WordList.folded(subject.label ?? "")
      kinds = subject.kinds.intersection([.textEntries, .adjustables, .toggles])
      isBackButton = subject.traits.contains(.backButton)
      isTab =
        !isBackButton && (subject.role == .tab || subject.traits.contains(.tabBarItem))
    }
  }
}
