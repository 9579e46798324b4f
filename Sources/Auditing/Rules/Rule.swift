/// One thing that an accessible screen keeps to.
///
/// A rule knows no format: it says what it ``RuleDescription/needs``, a reader says what its format
/// tells, and where they do not meet the rule is not run, and the report says why.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// Screens that pass and fail; they run as tests and stand in `--explain`.
  static var examples: RuleExamples { get }

  /// Whether it judges how a label is worded: texts that stand in for others are none of its business.
  static var judgesWording: Bool { get }

  /// Whether it judges a view of a design that is hidden until code shows it, by what the view itself is.
  static var judgesHiddenViews: Bool { get }

  /// What is known of this very rule. Rules that differ in data alone are values of one type, as are those
  /// that a team declares.
  var ownDescription: RuleDescription { get }
  var ownExamples: RuleExamples { get }

  /// The rule as what it is, for the engine; nil for what it is not. See `Rule+Kinds.swift`.
  var elementRule: (any ElementRule)? { get }
  var labelRule: (any LabelRule)? { get }
  var screenRule: (any ScreenRule)? { get }
  var pairRule: (any PairRule)? { get }
  var crossScreenRule: (any CrossScreenRule)? { get }
  var tunableRule: (any TunableRule)? { get }

  init()
}

extension Rule {
  public static var judgesWording: Bool { false }
  public static var judgesHiddenViews: Bool { judgesWording }
  public var ownDescription: RuleDescription { Self.description }
  public var ownExamples: RuleExamples { Self.examples }
}

/// A rule that looks at one element at a time; the engine calls it for those that it asks for.
public protocol ElementRule: Rule {
  /// Which elements it wants to see.
  static var subjects: ElementKinds { get }

  func check(_ subject: AuditedElement, findings: inout Findings)
}

/// A rule about a screen as a whole.
public protocol ScreenRule: Rule {
  func check(_ context: AuditContext, findings: inout Findings)
}
