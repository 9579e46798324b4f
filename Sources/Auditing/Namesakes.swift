internal import AccessibilityModel
internal import Voices

/// The stops that a person acts on, by what they are called and what they are.
public struct Namesakes {
  /// Those that share a name, each group in document order, by the first of its members.
  public let groups: [[Int]]

  init(_ inspection: ScreenInspection) {
    var places: [Key: Int] = [:]
    var groups: [[Int]] = []
    var names = TextMemo<String>()
    let elements = inspection.screen.elements
    for index in inspection.kinds.indices where inspection.kinds[index].isSuperset(of: Self.wanted)
    {
      guard let label = elements[index].label else { continue }
      let key = Key(
        name: names.value(of: label) { WordList.folded($0) }, kind: inspection.kinds[index].sort,
        role: Self.role(elements[index].role, elements[index].traits))
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    self.groups = groups.filter { $0.count > 1 }
  }

  private static let wanted: SubjectKinds = [.controls, .labelled]

  private struct Key: Hashable {
    var name: String
    var kind: SubjectKinds
    var role: Traits
  }

  /// A way back and a tab are announced as what they are: nobody takes one for the other.
  private static func role(_ role: Role, _ traits: Traits) -> Traits {
    if traits.contains(.backButton) { return .backButton }
    return role == .tab || traits.contains(.tabBarItem) ? .tabBarItem : []
  }
}

extension SubjectKinds {
  /// The kinds that are announced each in its own words.
  fileprivate var sort: SubjectKinds { intersection([.textEntries, .adjustables, .toggles]) }
}
