/// How much the text report prints, and what the terminal that shows it can do.
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
  /// The columns of the terminal; nil where lines are not wrapped.
  public var width: Int?
  public var hasColors = false

  /// Narrower terminals get lines of this width: a location and a word need it.
  static let minimumWidth = 40

  public init() {}
}
