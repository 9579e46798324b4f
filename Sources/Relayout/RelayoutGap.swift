/// Why the other orientation of a screen cannot be computed.
public enum RelayoutGap: Error, Hashable, Sendable, CustomStringConvertible {
  /// Devices of the platform do not rotate.
  case doesNotTurn
  case noSize
  case square
  /// It is drawn separately, smaller than a screen or of another shape: a cell, a panel.
  case part
  /// No view states how it resizes.
  case noMasks
  /// Views are placed by constraints or stacks, which are not computed.
  case constraints
  case stackView
  /// They are computed, but give other frames than the file.
  case otherFrames
  case tooManyConstraints

  /// Completes “the other orientation cannot be computed: …”.
  public var description: String {
    switch self {
    case .doesNotTurn: "its device does not rotate"
    case .noSize: "the file gives the screen no size"
    case .square: "the screen is as wide as it is high"
    case .part: "it is a part of a screen"
    case .noMasks: "no view has an autoresizing mask"
    case .constraints: "its views are laid out by constraints"
    case .stackView: "its views are laid out by a stack view"
    case .otherFrames: "its constraints give other frames than the file"
    case .tooManyConstraints: "it has too many constraints; use --device"
    }
  }
}
