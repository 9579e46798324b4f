public import AccessibilityModel
internal import Utterances

/// What is said of an element in a report.
///
/// It knows the screen, and works out what is asked of it: a report of a million elements would be
/// several times as large as the screen.
public struct ElementReport: Sendable {
  fileprivate let screen: ReportedScreen
  fileprivate let index: Int32
  /// Whether words stand for what code sets.
  fileprivate let isShown: Bool
  /// What it is, where it is not what the screen says.
  private var changed: SharedFacts<Facts>?

  private struct Facts: Hashable {
    var path: String
    var className: String
    var identifier: String?
    var label: String?
    var spoken: String?
    var frame: Rect
    var line: Int
    var column: Int
  }

  private var element: Element {
    _read { yield screen.screen.elements[Int(index)] }
  }

  private var facts: Facts {
    get {
      changed?.facts
        ?? Facts(
          path: path, className: className, identifier: identifier, label: label, spoken: spoken,
          frame: frame, line: line, column: column)
    }
    set { changed = SharedFacts(newValue) }
  }
}

extension ElementReport {
  // By the compiler's initializer, as in ``Finding``.
  init(_ index: Int, on screen: ReportedScreen, isShown: Bool = false) {
    self.init(
      screen: screen, index: Int32(index), isShown: isShown && screen.shown != nil)
  }

  public var path: String {
    get { changed?.facts.path ?? screen.paths.path(of: Int(index)) }
    set { facts.path = newValue }
  }
  public var className: String {
    get { changed?.facts.className ?? screen.classes.name(of: Int(index)) }
    set { facts.className = newValue }
  }
  public var identifier: String? {
    get { changed.map(\.facts.identifier) ?? element.identifier }
    set { facts.identifier = newValue }
  }
  public var label: String? {
    get { changed.map(\.facts.label) ?? element.label }
    set { facts.label = newValue }
  }
  /// What the screen reader says; nil where it does not stop.
  public var spoken: String? {
    get { changed.map(\.facts.spoken) ?? speech.spoken(at: Int(index)) }
    set { facts.spoken = newValue }
  }
  /// In points; null where unknown.
  public var frame: Rect {
    get { changed?.facts.frame ?? element.frame }
    set { facts.frame = newValue }
  }
  public var line: Int {
    get { changed?.facts.line ?? Int(element.line) }
    set { facts.line = newValue }
  }
  public var column: Int {
    get { changed?.facts.column ?? Int(element.column) }
    set { facts.column = newValue }
  }

  /// Whether the screen reader stops at it.
  var isStop: Bool { changed.map { $0.facts.spoken != nil } ?? speech.isStop(Int(index)) }

  fileprivate var isChanged: Bool { changed != nil }

  fileprivate var speech: ScreenSpeech { isShown ? screen.shown ?? screen.speech : screen.speech }
}

extension ElementReport: Hashable {
  public static func == (a: ElementReport, b: ElementReport) -> Bool {
    a.key != nil && a.key == b.key || a.facts == b.facts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(facts) }

  /// Stands for the screen that says what is said of an element.
  public struct Origin: Hashable, Sendable {
    private let screen: ObjectIdentifier
    /// Whether words stand for what code sets.
    private let isShown: Bool

    fileprivate init(_ report: ElementReport) {
      screen = ObjectIdentifier(report.screen)
      isShown = report.isShown
    }
  }

  /// Stands for all that is said of an element: equal keys, equal reports.
  public struct Key: Hashable, Sendable {
    public let origin: Origin
    /// The index of the element.
    public let number: Int
  }

  /// nil where something of it was changed.
  public var key: Key? {
    changed == nil ? Key(origin: Origin(self), number: Int(index)) : nil
  }
}

/// Tells of elements one after the other, in the room of the one before.
public struct ElementTeller {
  private var screen: ReportedScreen?
  private var trail: ElementPaths.Trail?

  public init() {}

  private mutating func come(to screen: ReportedScreen) {
    guard self.screen !== screen else { return }
    self.screen = screen
    trail = ElementPaths.Trail(screen.paths)
  }

  /// The path of an element, in UTF-8.
  ///
  /// - Returns: with how many bytes at its beginning are those of the path before: whole steps.
  public mutating func path(of element: ElementReport) -> (bytes: [UInt8], sharedLength: Int) {
    guard !element.isChanged else {
      screen = nil
      return (Array(element.path.utf8), 0)
    }
    come(to: element.screen)
    guard let path = trail?.path(of: Int(element.index)) else { return ([], 0) }
    return (path, trail?.sharedLength ?? 0)
  }

  /// What the screen reader says, in UTF-8; nil where it does not stop.
  public mutating func spoken(of element: ElementReport) -> [UInt8]? {
    element.spoken.map { Array($0.utf8) }
  }
}
