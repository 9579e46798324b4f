/// How much the text report prints, and the abilities of the terminal.
public struct TextStyle: Hashable, Sendable {
  public enum Detail: Hashable, Sendable {
    /// Only findings that fail the run, and files that could not be read.
    case failures
    /// Findings with similar ones folded, and a summary.
    case standard
    /// Every finding with its fix, and every rule that was skipped.
    case everything
  }

  public var detail = Detail.standard
  /// Whether all custom controls are listed.
  public var listsCustomControls = false
  /// The columns of the terminal; nil if lines are not wrapped.
  public var width: Int?
  public var hasColors = false

  /// The columns of a text that is wrapped without a terminal.
  public static let plainWidth = 80

  /// Lines are at least this wide: a location and a word need it.
  static let minimumWidth = 40

  public init() {}
}
