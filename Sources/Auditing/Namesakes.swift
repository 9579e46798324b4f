internal import AccessibilityModel
internal import Voices

/// The stops that a person acts on, by what they are called and what they are.
public struct Namesakes {
  /// Those that share a name, each group in document order, by the first of its members.
  public let groups: [[Int]]

  init(_ inspection: ScreenInspection) {
    var groups: [Key: [Int]] = [:]
    for index in inspection.kinds.indices where inspection.kinds[index].isSuperset(of: Self.wanted)
    {
      let element = inspection.screen.elements[index]
      guard let label = element.label else { continue }
      let key = Key(
        name: WordList.folded(label), kind: inspection.kinds[index].sort, role: Self.role(element))
      groups[key, default: []].append(index)
    }
    self.groups = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private static let wanted: SubjectKinds = [.controls, .labelled]

  private struct Key: Hashable {
    var name: String
    var kind: SubjectKinds
    var role: Traits
  }

  /// A way back and a tab are announced as what they are: nobody takes one for the other.
  private static func role(_ element: Element) -> Traits {
    if element.traits.contains(.backButton) { return .backButton }
    return element.role == .tab || element.traits.contains(.tabBarItem) ? .tabBarItem : []
  }
}

extension SubjectKinds {
  /// The kinds that are announced each in its own words.
  fileprivate var sort: SubjectKinds { intersection([.textEntries, .adjustables, .toggles]) }
}
