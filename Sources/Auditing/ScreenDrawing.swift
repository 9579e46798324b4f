public import AccessibilityModel
internal import Utterances

/// Where the elements of a screen are and what is said at its stops, for reports that draw it.
public struct ScreenDrawing: Hashable, Sendable {
  public var bounds: Rect
  /// The frames of visible elements that are no stops, each once, parents first.
  public var outlines: [Rect]
  /// In reading order.
  public var stops: [DrawnStop]

  /// More outlines than this make a drawing darker, not clearer.
  private static let outlineLimit = 300

  public init(_ context: AuditContext) {
    let screen = context.screen
    stops = context.stops.indices.map { DrawnStop($0, in: context) }
    var seen: Set<Rect> = []
    outlines = []
    for index in screen.elements.indices where outlines.count < Self.outlineLimit {
      let element = screen.elements[index]
      guard element.flags.isDisjoint(with: [.hidden, .notVisible, .artefact]),
        context.stopNumber(of: index) == nil, element.frame.isFinite, !element.frame.isEmpty,
        seen.insert(element.frame).inserted
      else { continue }
      outlines.append(element.frame)
    }
    bounds = screen.bounds
    if bounds.isEmpty || !bounds.isFinite {
      bounds = (outlines + stops.map(\.frame).filter(\.isFinite)).reduce(.null) { $0.union($1) }
    }
  }
}

/// A stop as it is drawn and listed.
public struct DrawnStop: Hashable, Sendable {
  /// In points; null where unknown.
  public var frame: Rect
  public var spoken: String
  /// Its visible text, as far as the file shows it.
  public var label: String?
  /// BCP 47; nil where unknown.
  public var language: String?
  /// Of its start tag, by which findings know it.
  public var line: Int
  public var column: Int

  init(_ number: Int, in context: AuditContext) {
    let index = context.stops[number].element
    let element = context.screen.elements[index]
    frame = element.effectiveFrame
    spoken = context.utterance(of: index)?.spoken ?? ""
    label = element.label ?? element.value
    language = context.screen.language(of: index)
    line = Int(element.line)
    column = Int(element.column)
  }
}
