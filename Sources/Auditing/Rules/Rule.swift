/// One requirement for an accessible screen.
///
/// A rule knows no format: it declares what it ``RuleDescription/needs``, a reader declares the
/// capabilities of its format, and if they do not meet, the rule is skipped and the report gives
/// the reason.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// Screens that pass and fail; they run as tests and are shown by `--explain`.
  static var examples: RuleExamples { get }

  /// Whether it checks the wording of a label: it then ignores placeholder texts.
  static var judgesWording: Bool { get }

  /// Whether it checks a view of an Interface Builder file that is hidden until code shows it, by the
  /// view's own properties.
  static var judgesHiddenViews: Bool { get }

  /// The facts about this instance. Rules that differ only in data are values of one type, as are
  /// the rules of a team.
  var ownDescription: RuleDescription { get }
  var ownExamples: RuleExamples { get }

  /// The rule as each of its kinds, for the engine; nil for others. See `Rule+Kinds.swift`.
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

/// A rule that checks one element at a time; the engine calls it for the kinds that it selects.
public protocol ElementRule: Rule {
  /// The kinds of elements that it checks.
  static var subjects: ElementKinds { get }
  /// Those that this instance checks.
  var ownSubjects: ElementKinds { get }

  func check(_ subject: AuditedElement, findings: inout Findings)
}

extension ElementRule {
  public var ownSubjects: ElementKinds { Self.subjects }
}

/// A rule about a screen as a whole.
public protocol ScreenRule: Rule {
  func check(_ context: AuditContext, findings: inout Findings)
}
