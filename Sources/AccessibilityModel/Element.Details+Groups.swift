/// Facts that few elements have: they have a box of their own, which is there only with them.
@usableFromInline struct Apart<Facts: RareFacts>: Sendable {
  @usableFromInline private(set) var box: SharedFacts<Facts>?

  /// To be changed in place; from then on there is a box.
  @usableFromInline var facts: Facts {
    get { box?.facts ?? Facts() }
    _modify {
      var facts = box?.facts ?? Facts()
      box = nil
      defer { box = SharedFacts(facts) }
      yield &facts
    }
  }
}

/// A group of such facts, each of them absent by default.
@usableFromInline protocol RareFacts: Sendable {
  init()
}

extension Element.Details {
  /// What VoiceOver is told beyond label, value, traits and hint.
  @usableFromInline struct Access: RareFacts {
    @usableFromInline var containerType: ContainerType?
    @usableFromInline var orderedElements: [Int]?
    @usableFromInline var accessibilityFrame: Rect?
    @usableFromInline var activationPoint: Point?
    @usableFromInline var userInputLabels: [String] = []
    @usableFromInline var respondsToUserInteraction: Bool?
    @usableFromInline var sortPriority: Double?
    @usableFromInline var headingLevel: Int?
    @usableFromInline var customContent: [CustomContent] = []
    @usableFromInline var customRotors: [CustomRotor] = []
    @usableFromInline var unknownTraits: [String] = []
    @usableFromInline var tableSize: (rows: Int, columns: Int)?
    @usableFromInline var cell: TableCell?

    @usableFromInline init() {}
  }

  /// What controls show.
  @usableFromInline struct State: RareFacts {
    @usableFromInline var minimumValue: Double?
    @usableFromInline var maximumValue: Double?
    @usableFromInline var progress: Double?
    @usableFromInline var numberOfPages: Int?
    @usableFromInline var currentPage: Int?
    @usableFromInline var selectedSegmentIndex: Int?
    @usableFromInline var badge: String?
    @usableFromInline var scrollAxis: ScrollAxis?
    @usableFromInline var contentSize: Size?

    @usableFromInline init() {}
  }

  /// What is seen.
  @usableFromInline struct Look: RareFacts {
    @usableFromInline var font: Font?
    @usableFromInline var adjustsFontForContentSizeCategory: Bool?
    @usableFromInline var textColor: Color?
    @usableFromInline var backgroundColor: Color?
    @usableFromInline var tintColor: Color?

    @usableFromInline init() {}
  }

  /// What it does, and when it is there.
  @usableFromInline struct Behaviour: RareFacts {
    @usableFromInline var isSelectable: Bool?
    @usableFromInline var editActions: Set<EditAction>?
    @usableFromInline var canUndo: Bool?
    @usableFromInline var canRedo: Bool?
    @usableFromInline var segue: String?
    @usableFromInline var labelledBy: String?
    @usableFromInline var swipeActions: [String] = []
    @usableFromInline var autoDismiss: Double?
    @usableFromInline var only: Orientation?
    @usableFromInline var textContentType: String?
    @usableFromInline var missingTranslations: [MissingTranslation] = []

    @usableFromInline init() {}
  }

  /// What a design says about the layout.
  @usableFromInline struct Layouts: RareFacts {
    @usableFromInline var layout: ViewLayout?

    @usableFromInline init() {}
  }
}
