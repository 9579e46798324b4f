// Details by themselves: asked of the element, which knows whether it has any of their group, they cost
// nothing where it has none.

extension Element {
  @inlinable public var language: String? { has(.language) ? details.language : nil }
}

extension Element {
  @inlinable public var customActions: [String] { has(.actions) ? details.customActions : [] }
  @inlinable public var gestures: Set<Gesture> { has(.actions) ? details.gestures : [] }
  @inlinable public var action: String? { has(.actions) ? details.action : nil }
}

extension Element {
  @inlinable public var objectID: String? { has(.design) ? details.objectID : nil }
  @inlinable public var autoresizing: Autoresizing? { has(.design) ? details.autoresizing : nil }
  @inlinable public var constraints: [Constraint] { has(.design) ? details.constraints : [] }
}

extension Element {
  @inlinable public var containerType: ContainerType? { has(.access) ? details.containerType : nil }
  @inlinable public var orderedElements: [Int]? { has(.access) ? details.orderedElements : nil }
  @inlinable public var accessibilityFrame: Rect? {
    has(.access) ? details.accessibilityFrame : nil
  }
  @inlinable public var activationPoint: Point? { has(.access) ? details.activationPoint : nil }
  @inlinable public var userInputLabels: [String] { has(.access) ? details.userInputLabels : [] }
  @inlinable public var respondsToUserInteraction: Bool? {
    has(.access) ? details.respondsToUserInteraction : nil
  }
  @inlinable public var sortPriority: Double? { has(.access) ? details.sortPriority : nil }
  @inlinable public var headingLevel: Int? { has(.access) ? details.headingLevel : nil }
  @inlinable public var customContent: [CustomContent] { has(.access) ? details.customContent : [] }
  @inlinable public var unknownTraits: [String] { has(.access) ? details.unknownTraits : [] }
  @inlinable public var tableSize: (rows: Int, columns: Int)? {
    has(.access) ? details.tableSize : nil
  }
  @inlinable public var cell: TableCell? { has(.access) ? details.cell : nil }
}

extension Element {
  @inlinable public var isOn: Bool? { has(.state) ? details.isOn : nil }
  @inlinable public var isExpanded: Bool? { has(.state) ? details.isExpanded : nil }
  @inlinable public var selectedSegmentIndex: Int? {
    has(.state) ? details.selectedSegmentIndex : nil
  }
  @inlinable public var badge: String? { has(.state) ? details.badge : nil }
  @inlinable public var scrollAxis: ScrollAxis? { has(.state) ? details.scrollAxis : nil }
  @inlinable public var contentSize: Size? { has(.state) ? details.contentSize : nil }
}

extension Element {
  @inlinable public var alpha: Double? { has(.look) ? details.alpha : nil }
  @inlinable public var font: Font? { has(.look) ? details.font : nil }
  @inlinable public var textColor: Color? { has(.look) ? details.textColor : nil }
  @inlinable public var backgroundColor: Color? { has(.look) ? details.backgroundColor : nil }
  @inlinable public var tintColor: Color? { has(.look) ? details.tintColor : nil }
}

extension Element {
  @inlinable public var isSelectable: Bool? { has(.behaviour) ? details.isSelectable : nil }
  @inlinable public var editActions: Set<EditAction>? {
    has(.behaviour) ? details.editActions : nil
  }
  @inlinable public var segue: String? { has(.behaviour) ? details.segue : nil }
  @inlinable public var labelledBy: String? { has(.behaviour) ? details.labelledBy : nil }
  @inlinable public var swipeActions: [String] { has(.behaviour) ? details.swipeActions : [] }
  @inlinable public var autoDismiss: Double? { has(.behaviour) ? details.autoDismiss : nil }
  @inlinable public var only: Orientation? { has(.behaviour) ? details.only : nil }
  @inlinable public var textContentType: String? { has(.behaviour) ? details.textContentType : nil }
}
