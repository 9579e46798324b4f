public import AccessibilityModel

/// What VoiceOver knows when it comes to a stop and no hierarchy can tell.
public struct AnnouncementContext: Hashable, Sendable {
  /// The containers that the cursor has just entered, the outermost first, as indices.
  public var entered: [Int] = []
  /// Where the cursor has come from; nil where it has not moved.
  public var origin: Origin?
  /// How typing is echoed in the text field that is being edited; nil where nobody knows.
  public var typingMode: TypingMode?
  /// Where the caret is in that field; nil where nobody knows or where it is in between.
  public var insertionPoint: InsertionPoint?

  public init(entered: [Int] = []) { self.entered = entered }

  /// The moment in which the cursor comes to a stop from another, or from nowhere.
  public init(comingTo stop: Stop, from previous: Stop?) {
    origin = Origin(element: previous?.element)
    let left = previous?.containers ?? []
    entered = stop.containers == left ? [] : stop.containers.filter { !left.contains($0) }
  }

  /// The element that the cursor was on before; nil where it was on none of the screen.
  public struct Origin: Hashable, Sendable {
    public var element: Int?
    public init(element: Int?) { self.element = element }
  }

  public enum TypingMode: Hashable, Sendable { case character, word }
  public enum InsertionPoint: Hashable, Sendable { case start, end }
}
