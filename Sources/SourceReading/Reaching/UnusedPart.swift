/// A part of a storyboard that no user sees.
public enum UnusedPart: Sendable, Hashable {
  /// A prototype of a table or a collection whose identifier and class no code names.
  case cell(line: Int)
  /// A scene without an identifier that code names, and without a segue that leads to it; or one of which an
  /// outlet is missing in the code, with the outlet.
  case scene(lines: ClosedRange<Int>, missing: String? = nil)
  /// A view beside a controller that no outlet leads to.
  case view(line: Int)

  /// The lines of its elements, or of the element with all of them.
  public var lines: ClosedRange<Int> {
    switch self {
    case .cell(let line), .view(let line): line...line
    case .scene(let lines, _): lines
    }
  }
}

extension UnusedPart: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cell: "no code uses the cell: its identifier and its class are in no code that is in use"
    case .scene(_, nil): "no code and no segue leads to the scene"
    case .scene(_, let outlet?): "loading the scene fails: no code has the outlet \(outlet)"
    case .view: "the view is in no other view, and no outlet leads to it"
    }
  }
}
