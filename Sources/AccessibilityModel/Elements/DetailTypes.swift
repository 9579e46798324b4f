// The types of the facts that only some elements have.

/// Lines of text in a height that does not grow with them, in points.
public struct LinesInHeight: Hashable, Sendable {
  public var height: Double
  /// That of the lines at the default text size.
  public var need: Double

  public init(height: Double, need: Double) { (self.height, self.need) = (height, need) }
}

/// A height that a literal gives a view, and how much of it is space around the content, both in points.
public struct FixedHeight: Hashable, Sendable {
  public var height: Double
  public var space: Double

  public init(height: Double, space: Double) { (self.height, self.space) = (height, space) }

  /// That of the content.
  public var room: Double { height - space }
}

/// The type of a container for VoiceOver (`UIAccessibilityContainerType`).
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

/// A text that one language lacks, so the app shows and speaks it in its base language.
public struct MissingTranslation: Hashable, Sendable {
  /// BCP 47, or the name of the folder.
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

/// The position of a cell in its data table; rows and columns count from 0.
public struct TableCell: Hashable, Sendable {
  public var row: Int?
  public var column: Int?
  public var rowSpan = 1
  public var columnSpan = 1
  public var isRowHeader = false
  public var isColumnHeader = false

  public init() {}
}
