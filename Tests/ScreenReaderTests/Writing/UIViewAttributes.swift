import AccessibilityModel

@testable import HierarchyReading

/// The written form of a view: its attributes, and the children that are not views.
struct UIViewAttributes {
  private(set) var attributes: [(String, String)] = []
  private(set) var parts: [UIPartText] = []
  private let screen: Screen
  private let identifiers: UIIdentifiers

  init(_ screen: Screen, _ index: Int, _ identifiers: UIIdentifiers) {
    self.screen = screen
    self.identifiers = identifiers
    let element = screen.elements[index]
    addIdentity(of: element, identifier: identifiers[index])
    addState(of: element)
    let details = element.details
    addAccessibility(details)
    addContent(details, of: element)
    addBehaviour(details)
    addTable(details)
    parts = details.customActions.map { .action($0) }
    parts += details.customContent.map { .content($0) }
    parts += details.customRotors.map { .rotor($0) }
  }

  private mutating func add(_ name: UIAttribute, _ value: String?) {
    guard let value else { return }
    attributes.append((name.rawValue, value))
  }

  private mutating func addIdentity(of element: Element, identifier: String?) {
    let superclass = superclass(of: element)
    add(.superclass, superclass)
    let inherited = UIKitClass.named(element.className) ?? superclass.flatMap(UIKitClass.named)
    if element.role != inherited?.role ?? .other { add(.role, element.role.name) }
    add(.identifier, identifier)
    add(.label, element.label)
    add(.value, element.value)
    add(.hint, element.hint)
    if element.role == .secureTextField { add(.secure, "true") }
    add(.traits, element.traits.names.joined(separator: " "))
    add(.isElement, isElement(element) ? "true" : "false")
    let frame = element.frame
    guard frame.isFinite else { return }
    add(.frame, UINumberText.words(frame.x, frame.y, frame.width, frame.height))
  }

  /// Artefacts of a capture, the system's views and invisible ones are not stops.
  private func isElement(_ element: Element) -> Bool {
    element.isElement && element.flags.isDisjoint(with: [.artefact, .notVisible, .system])
  }

  /// The UIKit class of the same kind, if the class itself does not show it.
  private func superclass(of element: Element) -> String? {
    let own = UIKitClass.named(element.className)
    guard own?.role != element.role else { return element.details.superclassName }
    guard element.role != .other else { return nil }
    if element.role == .secureTextField { return "UITextField" }
    // A UIKit switch always has a value; one without a value is not one.
    if element.role == .toggle, element.value == nil { return nil }
    return Self.classes.first { $0.role == element.role }?.name
  }

  /// Only UIKit's classes: views of other frameworks have their own labels.
  private static let classes: [(name: String, role: Role)] =
    UIKitClass.table.filter { UIKitClass.otherFrameworks[$0.key] == nil }
    .sorted { $0.key < $1.key }.map { ($0.key, $0.value.role) }

  private mutating func addState(of element: Element) {
    let flags: [(UIAttribute, Element.Flags, Bool)] = [
      (.elementsHidden, .elementsHidden, false), (.viewIsModal, .viewIsModal, false),
      (.shouldGroupChildren, .groupsChildren, false), (.hidden, .hidden, false),
      (.clipsToBounds, .clipsToBounds, false), (.isFocused, .focused, false),
      (.enabled, .enabled, true),
      (.userInteractionEnabled, .userInteractionEnabled, true),
    ]
    for (attribute, flag, usual) in flags {
      let isOn = element.flags.contains(flag)
      let isModalByClass = flag == .viewIsModal && [.alert, .sheet].contains(element.role)
      if isOn != usual || isModalByClass { add(attribute, isOn ? "true" : "false") }
    }
  }
}

// MARK: - Details

extension UIViewAttributes {
  private mutating func addAccessibility(_ details: Element.Details) {
    add(.language, details.language)
    add(.containerType, details.containerType?.rawValue)
    add(
      .elements,
      details.orderedElements.map { $0.compactMap { identifiers[$0] }.joined(separator: " ") })
    if let frame = details.accessibilityFrame, frame.isFinite {
      let words = UINumberText.words(frame.x, frame.y, frame.width, frame.height)
      add(.accessibilityFrame, words)
    }
    add(.activationPoint, details.activationPoint.map { UINumberText.words($0.x, $0.y) })
    if !details.userInputLabels.isEmpty {
      add(.userInputLabels, details.userInputLabels.joined(separator: "|"))
    }
    add(.respondsToUserInteraction, details.respondsToUserInteraction.map { "\($0)" })
    add(.sortPriority, details.sortPriority.map { UINumberText.words($0) })
    add(.headingLevel, details.headingLevel.map(String.init))
    add(.expandedStatus, details.isExpanded.map { $0 ? "expanded" : "collapsed" })
    add(.alpha, details.alpha.map { UINumberText.words($0) })
  }

  /// Texts that would replace an absent label or value are left out: both are written explicitly.
  private mutating func addContent(_ details: Element.Details, of element: Element) {
    // The reader uses the class itself if UIKit has it.
    let known = UIKitClass.named(element.className)
    let isField = (known ?? superclass(of: element).flatMap(UIKitClass.named))?.role.isTextEntry
    if element.label != nil || isField == true { add(.title, details.title) }
    if isField == true ? element.value != nil : element.label != nil { add(.text, details.text) }
    add(.placeholder, details.placeholder)
    add(.image, details.image)
    add(.minimumValue, details.minimumValue.map { UINumberText.words($0) })
    add(.maximumValue, details.maximumValue.map { UINumberText.words($0) })
    add(.badge, details.badge)
  }

  private mutating func addBehaviour(_ details: Element.Details) {
    if !details.gestures.isEmpty {
      add(.gestures, details.gestures.map(\.rawValue).sorted().joined(separator: " "))
    }
    add(.action, details.action)
    add(.segue, details.segue)
    add(.labelledBy, details.labelledBy)
    if !details.swipeActions.isEmpty {
      add(.swipeActions, details.swipeActions.joined(separator: "|"))
    }
    add(.scrollAxis, details.scrollAxis?.rawValue)
    add(.contentSize, details.contentSize.map { UINumberText.words($0.width, $0.height) })
  }

  private mutating func addTable(_ details: Element.Details) {
    add(.rows, details.tableSize.map { String($0.rows) })
    add(.columns, details.tableSize.map { String($0.columns) })
    guard let cell = details.cell else { return }
    add(.row, cell.row.map(String.init))
    add(.column, cell.column.map(String.init))
    if cell.rowSpan != 1 { add(.rowSpan, String(cell.rowSpan)) }
    if cell.columnSpan != 1 { add(.columnSpan, String(cell.columnSpan)) }
    if cell.isRowHeader { add(.isRowHeader, "true") }
    if cell.isColumnHeader { add(.isColumnHeader, "true") }
  }
}
