extension Element.Details {
  @inlinable public var containerType: ContainerType? {
    get { access.box?.facts.containerType }
    _modify { yield &access.facts.containerType }
  }
  /// The elements of a container in their explicit order (`accessibilityElements`), as indices
  /// into the screen; nil where the order is not explicit.
  @inlinable public var orderedElements: [Int]? {
    get { access.box?.facts.orderedElements }
    _modify { yield &access.facts.orderedElements }
  }
  /// In points on the screen.
  @inlinable public var accessibilityFrame: Rect? {
    get { access.box?.facts.accessibilityFrame }
    _modify { yield &access.facts.accessibilityFrame }
  }
  @inlinable public var activationPoint: Point? {
    get { access.box?.facts.activationPoint }
    _modify { yield &access.facts.activationPoint }
  }
  @inlinable public var userInputLabels: [String] {
    get { access.box?.facts.userInputLabels ?? [] }
    _modify { yield &access.facts.userInputLabels }
  }
  @inlinable public var respondsToUserInteraction: Bool? {
    get { access.box?.facts.respondsToUserInteraction }
    _modify { yield &access.facts.respondsToUserInteraction }
  }
  @inlinable public var sortPriority: Double? {
    get { access.box?.facts.sortPriority }
    _modify { yield &access.facts.sortPriority }
  }
  /// From 1 to 6.
  @inlinable public var headingLevel: Int? {
    get { access.box?.facts.headingLevel }
    _modify { yield &access.facts.headingLevel }
  }
  @inlinable public var customContent: [CustomContent] {
    get { access.box?.facts.customContent ?? [] }
    _modify { yield &access.facts.customContent }
  }
  @inlinable public var customRotors: [CustomRotor] {
    get { access.box?.facts.customRotors ?? [] }
    _modify { yield &access.facts.customRotors }
  }
  /// Traits that the file names and nobody knows.
  @inlinable public var unknownTraits: [String] {
    get { access.box?.facts.unknownTraits ?? [] }
    _modify { yield &access.facts.unknownTraits }
  }
  @inlinable public var tableSize: (rows: Int, columns: Int)? {
    get { access.box?.facts.tableSize }
    _modify { yield &access.facts.tableSize }
  }
  @inlinable public var cell: TableCell? {
    get { access.box?.facts.cell }
    _modify { yield &access.facts.cell }
  }
}

extension Element.Details {
  @inlinable public var minimumValue: Double? {
    get { state.box?.facts.minimumValue }
    _modify { yield &state.facts.minimumValue }
  }
  @inlinable public var maximumValue: Double? {
    get { state.box?.facts.maximumValue }
    _modify { yield &state.facts.maximumValue }
  }
  @inlinable public var progress: Double? {
    get { state.box?.facts.progress }
    _modify { yield &state.facts.progress }
  }
  @inlinable public var numberOfPages: Int? {
    get { state.box?.facts.numberOfPages }
    _modify { yield &state.facts.numberOfPages }
  }
  @inlinable public var currentPage: Int? {
    get { state.box?.facts.currentPage }
    _modify { yield &state.facts.currentPage }
  }
  @inlinable public var selectedSegmentIndex: Int? {
    get { state.box?.facts.selectedSegmentIndex }
    _modify { yield &state.facts.selectedSegmentIndex }
  }
  @inlinable public var badge: String? {
    get { state.box?.facts.badge }
    _modify { yield &state.facts.badge }
  }
  @inlinable public var scrollAxis: ScrollAxis? {
    get { state.box?.facts.scrollAxis }
    _modify { yield &state.facts.scrollAxis }
  }
  @inlinable public var contentSize: Size? {
    get { state.box?.facts.contentSize }
    _modify { yield &state.facts.contentSize }
  }
}

extension Element.Details {
  @inlinable public var font: Font? {
    get { look.box?.facts.font }
    _modify { yield &look.facts.font }
  }
  @inlinable public var adjustsFontForContentSizeCategory: Bool? {
    get { look.box?.facts.adjustsFontForContentSizeCategory }
    _modify { yield &look.facts.adjustsFontForContentSizeCategory }
  }
  @inlinable public var textColor: Color? {
    get { look.box?.facts.textColor }
    _modify { yield &look.facts.textColor }
  }
  @inlinable public var backgroundColor: Color? {
    get { look.box?.facts.backgroundColor }
    _modify { yield &look.facts.backgroundColor }
  }
  @inlinable public var tintColor: Color? {
    get { look.box?.facts.tintColor }
    _modify { yield &look.facts.tintColor }
  }
}

extension Element.Details {
  @inlinable public var isSelectable: Bool? {
    get { behaviour.box?.facts.isSelectable }
    _modify { yield &behaviour.facts.isSelectable }
  }
  @inlinable public var editActions: Set<EditAction>? {
    get { behaviour.box?.facts.editActions }
    _modify { yield &behaviour.facts.editActions }
  }
  @inlinable public var canUndo: Bool? {
    get { behaviour.box?.facts.canUndo }
    _modify { yield &behaviour.facts.canUndo }
  }
  @inlinable public var canRedo: Bool? {
    get { behaviour.box?.facts.canRedo }
    _modify { yield &behaviour.facts.canRedo }
  }
  /// The identifier of the screen that it leads to.
  @inlinable public var segue: String? {
    get { behaviour.box?.facts.segue }
    _modify { yield &behaviour.facts.segue }
  }
  /// The identifier of the element that names it.
  @inlinable public var labelledBy: String? {
    get { behaviour.box?.facts.labelledBy }
    _modify { yield &behaviour.facts.labelledBy }
  }
  @inlinable public var swipeActions: [String] {
    get { behaviour.box?.facts.swipeActions ?? [] }
    _modify { yield &behaviour.facts.swipeActions }
  }
  /// Seconds until it goes away by itself.
  @inlinable public var autoDismiss: Double? {
    get { behaviour.box?.facts.autoDismiss }
    _modify { yield &behaviour.facts.autoDismiss }
  }
  /// It is meant to be there in this orientation alone.
  @inlinable public var only: Orientation? {
    get { behaviour.box?.facts.only }
    _modify { yield &behaviour.facts.only }
  }
  @inlinable public var textContentType: String? {
    get { behaviour.box?.facts.textContentType }
    _modify { yield &behaviour.facts.textContentType }
  }
  /// Texts of it that translations beside the file do not have.
  @inlinable public var missingTranslations: [MissingTranslation] {
    get { behaviour.box?.facts.missingTranslations ?? [] }
    _modify { yield &behaviour.facts.missingTranslations }
  }
}

extension Element.Details {
  /// What a design says about the layout beyond autoresizing and constraints; nil where the format says
  /// nothing.
  @inlinable public var layout: ViewLayout? {
    get { layouts.box?.facts.layout }
    _modify { yield &layouts.facts.layout }
  }
}
