/// How a layout without frames decides the width of a view, in dp.
public struct WidthInLine: Hashable, Sendable {
  public enum Length: Hashable, Sendable {
    /// With its padding.
    case fixed(Double)
    /// As wide as its content, up to the room that it has.
    case content
    case fill
    /// Its relations or the running app decide.
    case open
  }

  /// How a view places those in it.
  public enum Arrangement: Hashable, Sendable {
    case sideBySide, stacked, layers
    /// Otherwise, or not known.
    case other
  }

  public var length: Length
  public var arrangement: Arrangement
  /// Its share of the room that the others in a line leave; 0 for none.
  public var weight = 0.0
  /// The sums at both ends.
  public var margins = 0.0
  public var padding = 0.0
  /// The element at the other end of the same line, which nothing keeps apart from it.
  public var atOtherEnd: Int?
  /// Whether its text stays in one line.
  public var isOneLine = false

  public init(_ length: Length, _ arrangement: Arrangement) {
    (self.length, self.arrangement) = (length, arrangement)
  }
}
