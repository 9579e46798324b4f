// Details by themselves: asked of the element, which knows whether it has any of their group, they cost
// nothing where it has none. Always part of their callers: a function would be given a copy of the
// element, with all texts counted.

extension Element {
  @inlinable public var language: String? {
    @inline(__always) get { has(.language) ? details.language : nil }
  }
}

extension Element {
  @inlinable public var customActions: [String] {
    @inline(__always) get { has(.actions) ? details.customActions : [] }
  }
  @inlinable public var gestures: Set<Gesture> {
    @inline(__always) get { has(.actions) ? details.gestures : [] }
  }
  @inlinable public var action: String? {
    @inline(__always) get { has(.actions) ? details.action : nil }
  }
}

extension Element {
  @inlinable public var objectID: String? {
    @inline(__always) get { has(.design) ? details.objectID : nil }
  }
  @inlinable public var autoresizing: Autoresizing? {
    @inline(__always) get { has(.design) ? details.autoresizing : nil }
  }
  @inlinable public var constraints: [Constraint] {
    @inline(__always) get { has(.design) ? details.constraints : [] }
  }
}

extension Element {
  @inlinable public var containerType: ContainerType? {
    @inline(__always) get { has(.access) ? details.containerType : nil }
  }
  @inlinable public var orderedElements: [Int]? {
    @inline(__always) get { has(.access) ? details.orderedElements : nil }
  }
  @inlinable public var accessibilityFrame: Rect? {
    @inline(__always) get { has(.access) ? details.accessibilityFrame : nil }
  }
  @inlinable public var activationPoint: Point? {
    @inline(__always) get { has(.access) ? details.activationPoint : nil }
  }
  @inlinable public var userInputLabels: [String] {
    @inline(__always) get { has(.access) ? details.userInputLabels : [] }
  }
  @inlinable public var respondsToUserInteraction: Bool? {
    @inline(__always) get { has(.access) ? details.respondsToUserInteraction : nil }
  }
  @inlinable public var sortPriority: Double? {
    @inline(__always) get { has(.access) ? details.sortPriority : nil }
  }
  @inlinable public var headingLevel: Int? {
    @inline(__always) get { has(.access) ? details.headingLevel : nil }
  }
  @inlinable public var customContent: [CustomContent] {
    @inline(__always) get { has(.access) ? details.customContent : [] }
  }
  @inlinable public var unknownTraits: [String] {
    @inline(__always) get { has(.access) ? details.unknownTraits : [] }
  }
  @inlinable public var tableSize: (rows: Int, columns: Int)? {
    @inline(__always) get { has(.access) ? details.tableSize : nil }
  }
  @inlinable public var cell: TableCell? {
    @inline(__always) get { has(.access) ? details.cell : nil }
  }
}

extension Element {
  @inlinable public var isOn: Bool? {
    @inline(__always) get { has(.state) ? details.isOn : nil }
  }
  @inlinable public var isExpanded: Bool? {
    @inline(__always) get { has(.state) ? details.isExpanded : nil }
  }
  @inlinable public var selectedSegmentIndex: Int? {
    @inline(__always) get { has(.state) ? details.selectedSegmentIndex : nil }
  }
  @inlinable public var badge: String? {
    @inline(__always) get { has(.state) ? details.badge : nil }
  }
  @inlinable public var scrollAxis: ScrollAxis? {
    @inline(__always) get { has(.state) ? details.scrollAxis : nil }
  }
  @inlinable public var contentSize: Size? {
    @inline(__always) get { has(.state) ? details.contentSize : nil }
  }
}

extension Element {
  @inlinable public var alpha: Double? {
    @inline(__always) get { has(.look) ? details.alpha : nil }
  }
  @inlinable public var font: Font? {
    @inline(__always) get { has(.look) ? details.font : nil }
  }
  @inlinable public var textColor: Color? {
    @inline(__always) get { has(.look) ? details.textColor : nil }
  }
  @inlinable public var backgroundColor: Color? {
    @inline(__always) get { has(.look) ? details.backgroundColor : nil }
  }
  @inlinable public var tintColor: Color? {
    @inline(__always) get { has(.look) ? details.tintColor : nil }
  }
}

extension Element {
  @inlinable public var isSelectable: Bool? {
    @inline(__always) get { has(.behaviour) ? details.isSelectable : nil }
  }
  @inlinable public var editActions: Set<EditAction>? {
    @inline(__always) get { has(.behaviour) ? details.editActions : nil }
  }
  @inlinable public var segue: String? {
    @inline(__always) get { has(.behaviour) ? details.segue : nil }
  }
  @inlinable public var labelledBy: String? {
    @inline(__always) get { has(.behaviour) ? details.labelledBy : nil }
  }
  @inlinable public var swipeActions: [String] {
    @inline(__always) get { has(.behaviour) ? details.swipeActions : [] }
  }
  @inlinable public var autoDismiss: Double? {
    @inline(__always) get { has(.behaviour) ? details.autoDismiss : nil }
  }
  @inlinable public var only: Orientation? {
    @inline(__always) get { has(.behaviour) ? details.only : nil }
  }
  @inlinable public var textContentType: String? {
    @inline(__always) get { has(.behaviour) ? details.textContentType : nil }
  }
}
