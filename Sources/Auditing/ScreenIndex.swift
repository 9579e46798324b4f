public import AccessibilityModel
internal import Utterances

/// The elements of a screen by what they are and what they are called.
public final class ScreenIndex {
  private let screen: Screen
  private let kinds: [SubjectKinds]
  private let columns: ElementColumns
  private let stopNumbers: [Int32]
  /// The visible elements of the roles that were asked for, in document order.
  private var byRole = [[Int]?](repeating: nil, count: Role.allCases.count)
  /// What takes the whole screen for itself: the outermost alerts, sheets, popovers and views that
  /// are modal, in document order.
  public private(set) lazy var modals = outermost(columns.modal.filter { !kinds[$0].isEmpty })

  init(
    _ screen: Screen, kinds: [SubjectKinds], columns: ElementColumns, stopNumbers: [Int32]
  ) {
    self.screen = screen
    self.kinds = kinds
    self.columns = columns
    self.stopNumbers = stopNumbers
  }

  /// The visible elements of a role, in document order.
  public func elements(_ role: Role) -> [Int] {
    guard columns.occurs(role) else { return [] }
    let place = Int(role.rawValue)
    if let known = byRole[place] { return known }
    let found = kinds.indices.filter { columns.roles[$0] == role && !kinds[$0].isEmpty }
    byRole[place] = found
    return found
  }

  /// The visible elements of several roles, in document order.
  public func elements(_ roles: Role...) -> [Int] {
    roles.flatMap(elements).sorted()
  }

  /// The visible elements of several roles that stand in no other of them, in document order.
  ///
  /// What looks into each of them then looks at nothing twice, however they are nested.
  public func outermost(_ roles: Role...) -> [Int] {
    outermost(roles.flatMap(elements).sorted())
  }

  private func outermost(_ elements: [Int]) -> [Int] {
    var end = 0
    return elements.filter {
      guard $0 >= end else { return false }
      end = Int(columns.ends[$0])
      return true
    }
  }

  /// The stops below an element or at it, in document order.
  public func stops(in index: Int) -> [Int] {
    screen.subtree(of: index).filter { stopNumbers[$0] >= 0 }
  }
}

extension Element {
  /// The words that are seen on it; its label where the format knows no others.
  public var visibleText: String? { details.text ?? details.title ?? label }
}

extension Subject {
  /// All that the screen reader says at it; nil where it does not stop.
  public var spokenText: String? { inspection.speech.spoken(at: index) }
}

extension ScreenInspection {
  /// Whether no element at all has the role, shown or not: most screens have no menu.
  public func hasNone(of role: Role) -> Bool { !columns.occurs(role) }

  /// What stands for the screen itself in a finding about it: its first view.
  public var root: Subject? { screen.elements.isEmpty ? nil : subject(0) }

  /// Where a fact of the app is said, once: the root of its first screen.
  public var appRoot: Subject? { screen.number == 0 ? root : nil }
}
