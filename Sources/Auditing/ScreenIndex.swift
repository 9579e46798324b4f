public import AccessibilityModel
internal import Utterances

/// The elements of a screen by what they are and what they are called.
public final class ScreenIndex {
  private let screen: Screen
  private let kinds: [SubjectKinds]
  private let stopNumbers: [Int32]
  /// The visible elements of each role, in document order.
  private lazy var byRole: [[Int]] = {
    var byRole = [[Int]](repeating: [], count: Role.allCases.count)
    for index in kinds.indices where !kinds[index].isEmpty {
      byRole[Int(screen.elements[index].role.rawValue)].append(index)
    }
    return byRole
  }()
  /// The roles that occur, shown or not.
  private lazy var roles: [Bool] = {
    var occurs = [Bool](repeating: false, count: Role.allCases.count)
    for index in screen.elements.indices {
      occurs[Int(screen.elements[index].role.rawValue)] = true
    }
    return occurs
  }()
  /// What takes the whole screen for itself: the outermost alerts, sheets, popovers and views that
  /// are modal, in document order.
  public private(set) lazy var modals = outermost { index in
    if screen.elements[index].isModal { return true }
    switch screen.elements[index].role {
    case .alert, .sheet, .popover: return true
    default: return false
    }
  }
  /// The last words that were asked for: all rules ask for one element before the next.
  private var labelWords = (index: -1, words: Words(""))
  private var textWords = (index: -1, words: Words(""))
  private var words = TextMemo<Words>()

  init(_ screen: Screen, kinds: [SubjectKinds], stopNumbers: [Int32]) {
    self.screen = screen
    self.kinds = kinds
    self.stopNumbers = stopNumbers
  }

  fileprivate func occurs(_ role: Role) -> Bool { roles[Int(role.rawValue)] }

  /// The visible elements of a role, in document order.
  public func elements(_ role: Role) -> [Int] { byRole[Int(role.rawValue)] }

  /// The visible elements of several roles, in document order.
  public func elements(_ roles: Role...) -> [Int] {
    roles.flatMap(elements).sorted()
  }

  /// The visible elements of several roles that stand in no other of them, in document order.
  ///
  /// What looks into each of them then looks at nothing twice, however they are nested.
  public func outermost(_ roles: Role...) -> [Int] {
    var end = 0
    return roles.flatMap(elements).sorted().filter {
      guard $0 >= end else { return false }
      end = Int(screen.elements[$0].end)
      return true
    }
  }

  /// The stops below an element or at it, in document order.
  public func stops(in index: Int) -> [Int] {
    screen.subtree(of: index).filter { stopNumbers[$0] >= 0 }
  }

  func labelWords(of index: Int) -> Words {
    if labelWords.index != index {
      let label = screen.elements[index].label ?? ""
      labelWords = (index, words.value(of: label) { Words($0) })
    }
    return labelWords.words
  }

  func textWords(of index: Int) -> Words {
    if textWords.index != index {
      let text = screen.elements[index].visibleText ?? ""
      textWords = (index, words.value(of: text) { Words($0) })
    }
    return textWords.words
  }

  private func outermost(_ isWanted: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < screen.elements.count {
      if !kinds[index].isEmpty, isWanted(index) {
        found.append(index)
        index = Int(screen.elements[index].end)
      } else {
        index += 1
      }
    }
    return found
  }
}

extension Element {
  /// The words that are seen on it; its label where the format knows no others.
  public var visibleText: String? {
    guard hasDetails else { return label }
    return details.text ?? details.title ?? label
  }
}

extension Subject {
  /// The words of its label.
  public var nameWords: Words { inspection.index.labelWords(of: index) }
  /// The words that are seen on it.
  public var textWords: Words { inspection.index.textWords(of: index) }
}

extension Subject {
  /// All that the screen reader says at it; nil where it does not stop.
  public var spokenText: String? { utterance?.spoken }
}

extension ScreenInspection {
  /// Whether no element at all has the role, shown or not: most screens have no menu.
  public func hasNone(of role: Role) -> Bool { !index.occurs(role) }

  /// What stands for the screen itself in a finding about it: its first view.
  public var root: Subject? { screen.elements.isEmpty ? nil : subject(0) }

  /// Where a fact of the app is said, once: the root of its first screen.
  public var appRoot: Subject? { screen.number == 0 ? root : nil }
}
