public import AccessibilityModel

/// VoiceOver's state at a stop that no hierarchy can show.
public struct AnnouncementContext: Hashable, Sendable {
  /// The containers that the cursor has just entered, outermost first, as indices.
  public var entered: [Int] = []
  /// The previous position of the cursor; nil if it has not moved.
  public var origin: Origin?
  /// The typing echo of the text field being edited; nil if unknown.
  public var typingMode: TypingMode?
  /// The position of the caret in that field; nil if unknown or within the text.
  public var insertionPoint: InsertionPoint?

  /// The announcements that the user has turned off.
  public var omitted: Verbosity = []

  public init(entered: [Int] = []) { self.entered = entered }

  /// The moment when the cursor moves to a stop from another, or from nowhere.
  public init(comingTo stop: Stop, from previous: Stop?) {
    origin = Origin(element: previous?.element)
    let left = previous?.containers ?? []
    entered = stop.containers == left ? [] : stop.containers.filter { !left.contains($0) }
  }

  /// The previous element of the cursor; nil if it was not on the screen.
  public struct Origin: Hashable, Sendable {
    public var element: Int?
    public init(element: Int?) { self.element = element }
  }

  public enum TypingMode: Hashable, Sendable { case character, word }
  public enum InsertionPoint: Hashable, Sendable { case start, end }
}

/// Announcements that VoiceOver's verbosity settings turn on and off.
public struct Verbosity: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let actions = Verbosity(rawValue: 1)
  public static let moreContent = Verbosity(rawValue: 2)
  /// The containers that the cursor enters.
  public static let containers = Verbosity(rawValue: 4)
}
