public import AccessibilityModel
internal import Utterances

/// The parts of a screen that a report draws: the frames of its elements, its visible texts and its
/// stops.
public struct ScreenDrawing: Hashable, Sendable {
  public var bounds: Rect
  /// The frames of visible elements that are not stops, each once, parents first.
  public var outlines: [DrawnFrame]
  /// The texts that are drawn on visible elements, in document order.
  public var texts: [DrawnText]
  /// In reading order.
  public var stops: [DrawnStop]

  /// More outlines or texts than this make a drawing darker, not clearer.
  private static let limit = 300

  public init(_ context: AuditContext) {
    let visible = Self.visibleElements(of: context)
    self.init(
      context, outlines: Self.outlines(of: visible, in: context),
      texts: Self.texts(of: visible, in: context),
      stops: context.stops.indices.map { DrawnStop($0, in: context) })
  }

  /// The frames alone, for a thumbnail: without texts and without speech.
  public init(framesOf context: AuditContext) {
    self.init(
      context, outlines: Self.outlines(of: Self.visibleElements(of: context), in: context),
      texts: [], stops: context.stops.map { DrawnStop(context.screen.elements[$0.element]) })
  }

  private init(
    _ context: AuditContext, outlines: [DrawnFrame], texts: [DrawnText], stops: [DrawnStop]
  ) {
    self.outlines = outlines
    self.texts = texts
    self.stops = stops
    bounds = context.screen.bounds
    if bounds.isEmpty || !bounds.isFinite {
      bounds = (outlines.map(\.rect) + stops.map(\.frame).filter(\.isFinite))
        .reduce(.null) { $0.union($1) }
    }
  }

  private static func visibleElements(of context: AuditContext) -> [Int] {
    let elements = context.screen.elements
    return elements.indices.filter { index in
      elements[index].flags.isDisjoint(with: [.hidden, .notVisible, .artefact])
        && elements[index].frame.isFinite && !elements[index].frame.isEmpty
    }
  }

  private static func texts(of visible: [Int], in context: AuditContext) -> [DrawnText] {
    var texts: [DrawnText] = []
    for index in visible where texts.count < limit {
      if let text = DrawnText(context.screen.elements, index) { texts.append(text) }
    }
    return texts
  }

  private static func outlines(of visible: [Int], in context: AuditContext) -> [DrawnFrame] {
    var outlines: [DrawnFrame] = []
    var seen: Set<DrawnFrame> = []
    for index in visible where outlines.count < limit && context.stopNumber(of: index) == nil {
      let frame = DrawnFrame(context.screen.elements[index].frame)
      if seen.insert(frame).inserted { outlines.append(frame) }
    }
    return outlines
  }
}

/// A frame in points, in half the memory of a ``Rect``: the drawings of all screens of a run are held
/// until its report is written (docs/robustness.md#growth).
public struct DrawnFrame: Hashable, Sendable {
  private let x: Float
  private let y: Float
  private let width: Float
  private let height: Float

  public init(_ rect: Rect) {
    x = Float(rect.x)
    y = Float(rect.y)
    width = Float(rect.width)
    height = Float(rect.height)
  }

  /// Null if the frame is unknown.
  public var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

/// A text as drawn on its element.
public struct DrawnText: Hashable, Sendable {
  public var frame: DrawnFrame
  public var text: String
  /// Whether the text is centred, as on buttons and tabs.
  public var isCentred: Bool

  public init(frame: DrawnFrame, text: String, isCentred: Bool) {
    self.frame = frame
    self.text = text
    self.isCentred = isCentred
  }

  /// The visible text of an element; nil if it draws none.
  init?(_ elements: [Element], _ index: Int) {
    let element = elements[index]
    guard let text = Self.text(of: element, isLeaf: element.end == index + 1), !text.isBlank else {
      return nil
    }
    self.init(
      frame: DrawnFrame(element.frame), text: text, isCentred: Self.centred.contains(element.role))
  }

  private static let centred: Set<Role> = [.button, .toggle, .tab, .segmentedControl, .menuItem]

  /// Page sources give the text of an element as its label, and repeat it on the surrounding views.
  private static func text(of element: Element, isLeaf: Bool) -> String? {
    if element.isTextEntry { return element.value ?? element.text ?? element.placeholder }
    if let text = element.text ?? element.title { return text }
    switch element.role {
    case .staticText: return element.label
    case .button, .link, .tab, .cell, .menuItem: return isLeaf ? element.visibleLabel : nil
    default: return nil
    }
  }
}

extension Element {
  /// The label if it is the visible text; that of an image is not.
  fileprivate var visibleLabel: String? { self.image == nil ? label : nil }
}

/// A stop as drawn and listed.
public struct DrawnStop: Hashable, Sendable {
  /// The facts about a stop besides its speech.
  public struct Detail: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case hint, customAction, customContent, rotor, userInputLabel
    }

    public var kind: Kind
    public var text: String

    public init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  private var drawn: DrawnFrame
  private var activation: DrawnFrame?
  public var spoken: String
  /// BCP 47; nil if unknown.
  public var language: String?
  public var details: [Detail]
  private let startLine: Int32
  private let startColumn: Int32

  /// In points; null if unknown.
  public var frame: Rect { drawn.rect }
  /// Where a double tap acts; nil for the centre.
  public var activationPoint: Point? { activation.map { Point(x: $0.rect.x, y: $0.rect.y) } }
  /// The line of its start tag, by which findings refer to it.
  public var line: Int { Int(startLine) }
  public var column: Int { Int(startColumn) }

  init(_ number: Int, in context: AuditContext) {
    let index = context.stops[number].element
    let element = context.screen.elements[index]
    self.init(element)
    let utterance = context.utterance(of: index)
    spoken = utterance?.spoken ?? ""
    language = context.screen.language(of: index)
    details = Self.details(of: element, hint: utterance?.hint)
  }

  /// Only the frame of an element.
  init(_ element: Element) {
    let frame = element.effectiveFrame
    drawn = DrawnFrame(frame)
    let point = element.effectiveActivationPoint
    if frame.isFinite, abs(point.x - frame.center.x) + abs(point.y - frame.center.y) > 1 {
      activation = DrawnFrame(Rect(x: point.x, y: point.y, width: 0, height: 0))
    }
    spoken = ""
    details = []
    startLine = element.line
    startColumn = element.column
  }

  private static func details(of element: Element, hint: String?) -> [Detail] {
    let hints = [hint].compactMap(\.self).map { Detail(kind: .hint, text: $0) }
    guard element.hasDetails else { return hints }
    return hints
      + element.customActions.map { Detail(kind: .customAction, text: $0) }
      + element.customContent.map { Detail(kind: .customContent, text: "\($0.label): \($0.value)") }
      + element.customRotors.map { Detail(kind: .rotor, text: $0.name) }
      + element.userInputLabels.map { Detail(kind: .userInputLabel, text: $0) }
  }
}
