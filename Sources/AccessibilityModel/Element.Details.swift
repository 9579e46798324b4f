extension Element {
  /// What only some elements have; every field is absent by default.
  ///
  /// What many elements of a design have stands here; what few have of any is in groups apart, so that
  /// a million elements that have a title each need not have room for a font and three colours.
  public struct Details: Sendable {
    @usableFromInline static let none = Details()

    public init() {}

    /// BCP 47; inherited from the container, the screen and the app where absent.
    public var language: String?
    public var isExpanded: Bool?
    public var customActions: [String] = []
    public var alpha: Double?

    // Content
    public var text: String?
    public var title: String?
    public var placeholder: String?
    public var image: String?
    /// The image is one of the system's symbols, which have names of their own that VoiceOver knows.
    public var imageIsSymbol = false
    public var isOn: Bool?

    // Behaviour
    public var superclassName: String?
    public var gestures: Set<Gesture> = []
    public var action: String?

    // Relayout
    /// What the file itself calls the object, where that is not its accessibility identifier
    /// (Interface Builder); the items of constraints are named so there.
    public var objectID: String?
    /// Code holds it by an outlet (Interface Builder), and so may set what the file does not.
    public var isOutlet = false
    public var autoresizing: Autoresizing?
    public var constraints: [Constraint] = []

    /// Attributes that the file has and nobody knows, by name.
    public var unknownAttributes: [String: String] = [:]

    // Groups that are there only where one of their facts is.
    @usableFromInline var access = Apart<Access>()
    @usableFromInline var state = Apart<State>()
    @usableFromInline var look = Apart<Look>()
    @usableFromInline var behaviour = Apart<Behaviour>()
    @usableFromInline var layouts = Apart<Layouts>()
  }
}

/// What a container is to VoiceOver (`UIAccessibilityContainerType`).
public enum ContainerType: String, Hashable, Sendable, CaseIterable {
  case list, landmark, dataTable, semanticGroup
}

/// One piece of `AXCustomContent`.
public struct CustomContent: Hashable, Sendable {
  public enum Importance: String, Hashable, Sendable { case `default`, high }

  public var label: String
  public var value: String
  public var importance: Importance

  public init(label: String, value: String, importance: Importance) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// A text that one language lacks, so that the app shows and speaks it in the language of its base.
public struct MissingTranslation: Hashable, Sendable {
  /// BCP 47, or as the folder is called.
  public var language: String
  /// The key that the table of the language would have to hold.
  public var key: String
  public var text: String

  public init(language: String, key: String, text: String) {
    self.language = language
    self.key = key
    self.text = text
  }
}

/// A rotor of the app's own, with the identifiers of the elements that it goes through.
public struct CustomRotor: Hashable, Sendable {
  public var name: String
  public var items: [String]

  public init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}

/// Gestures that a view recognises.
public enum Gesture: String, Hashable, Sendable, CaseIterable {
  case tap, doubleTap, longPress, pan, swipe, pinch, rotation, drag
}

/// Commands of the edit menu.
public enum EditAction: String, Hashable, Sendable, CaseIterable {
  case cut, copy, paste, select, selectAll
}

/// The directions in which a view scrolls.
public enum ScrollAxis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical, both
}

/// The place of a cell in its data table; rows and columns count from 0.
public struct TableCell: Hashable, Sendable {
  public var row: Int?
  public var column: Int?
  public var rowSpan = 1
  public var columnSpan = 1
  public var isRowHeader = false
  public var isColumnHeader = false

  public init() {}
}
