public import AccessibilityModel

/// Everything that one run found, as plain values: the screens themselves are gone by then.
public struct AuditReport: Sendable {
  public var profile: Profile
  /// One for each layout of each screen, in the order of the input.
  public var screens: [ScreenReport] = []
  public var unreadable: [Unreadable] = []
  /// What came of writing fixes; nil where none were asked for.
  public var fixes: FixRecord?

  public init(profile: Profile) { self.profile = profile }

  /// A file that claims to be a hierarchy and could not be read.
  public struct Unreadable: Hashable, Sendable {
    public var source: String
    public var line: Int
    public var column: Int
    public var message: String

    public init(source: String, line: Int, column: Int, message: String) {
      self.source = source
      self.line = line
      self.column = column
      self.message = message
    }
  }
}

/// What was found on one screen.
public struct ScreenReport: Sendable {
  public var source: String
  public var format: String
  public var title: String?
  /// What baselines call the screen: its identifier, else its title where a file has several.
  public var name: String?
  public var orientation: Orientation
  /// All views, stops or not.
  public var elements: Int
  public var stops: Int
  public var findings: [FindingReport]
  /// The views of the app's own classes, in document order; nil where the format names no classes.
  public var customControls: [CustomControl]?
  public var notRun: [NotRun]
  public var rulesRun: [RuleDescription]
  /// Filled where a form of the report draws the screen.
  public var drawing: ScreenDrawing?
  /// No file has this layout: it follows from the masks of the other one.
  public var isComputed = false
  /// The devices that the screen was laid out on; they are no screens of their own.
  public var devices: [DeviceReport] = []
  /// What turning the device does, the same object in both layouts; filled with the drawing.
  public var turn: ScreenTurn?
}

/// A finding with its element as plain values.
public struct FindingReport: Sendable {
  public var rule: RuleDescription
  public var outcome: Outcome
  public var severity: Severity
  public var status: Status
  /// Why it does not count, where it does not.
  public var statusReason: String?
  public var fingerprint: Fingerprint
  /// What its element is called in baselines, from ``ElementIdentities``.
  public var identity: String
  public var message: String
  public var suggestion: String
  /// The change that mends it, where that is mechanical.
  public var fix: FixReport?
  public var orientations: [Orientation]
  /// Where it exists, of the devices that its screen was laid out on; nil where it was on none.
  public var devices: [DeviceLayout]?
  public var element: ElementReport
  public var related: [ElementReport]
}

/// What is said of an element in a report.
///
/// All findings at an element, and all that it is related to, share what is said of it.
public struct ElementReport: Hashable, Sendable {
  private var shared: SharedFacts<Facts>

  private struct Facts: Hashable, Sendable {
    var path: String
    var className: String
    var identifier: String?
    var label: String?
    var spoken: String?
    var frame: Rect
    var line: Int
    var column: Int
  }

  private var facts: Facts {
    get { shared.facts }
    set { shared = SharedFacts(newValue) }
  }

  init(
    path: String, className: String, identifier: String?, label: String?, spoken: String?,
    frame: Rect, line: Int, column: Int
  ) {
    shared = SharedFacts(
      Facts(
        path: path, className: className, identifier: identifier, label: label, spoken: spoken,
        frame: frame, line: line, column: column))
  }

  public static func == (a: ElementReport, b: ElementReport) -> Bool {
    a.shared === b.shared || a.facts == b.facts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

extension ElementReport {
  public var path: String {
    get { shared.facts.path }
    set { facts.path = newValue }
  }
  public var className: String {
    get { shared.facts.className }
    set { facts.className = newValue }
  }
  public var identifier: String? {
    get { shared.facts.identifier }
    set { facts.identifier = newValue }
  }
  public var label: String? {
    get { shared.facts.label }
    set { facts.label = newValue }
  }
  /// What the screen reader says; nil where it does not stop.
  public var spoken: String? {
    get { shared.facts.spoken }
    set { facts.spoken = newValue }
  }
  /// In points; null where unknown.
  public var frame: Rect {
    get { shared.facts.frame }
    set { facts.frame = newValue }
  }
  public var line: Int {
    get { shared.facts.line }
    set { facts.line = newValue }
  }
  public var column: Int {
    get { shared.facts.column }
    set { facts.column = newValue }
  }
}
