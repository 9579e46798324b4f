public import AccessibilityModel
public import Auditing

/// The settings of a project: which rules run, their severities, what its code does.
public struct Policy: Sendable {
  public var profile: Profile?
  /// The newest set of rules that runs.
  public var ruleset = Ruleset.current
  /// In order: later layers override earlier ones.
  public var layers: [Layer] = []
  public var classes: [String: ClassPolicy] = [:]
  public var suppressions: [Suppression] = []
  /// What is out of date, whatever the files.
  public private(set) var warnings: [PolicyWarning] = []
  public var customRules: [DeclaredRule] = []
  /// The path of the baseline, absolute.
  public var baseline: String?
  /// The folders of the app's own sources, absolute; empty for those that are audited.
  public var sources: [String] = []
  /// Files and folders that a run over a folder leaves out.
  public var exclusions: [PathPattern] = []
  /// The devices that screens are laid out on, by name, or `all`.
  public var devices: [String] = []
  public var failure = FailureSetting()
  /// What the project says of its app.
  public var app = AppFacts()
  public var firstScreen: FirstScreen?

  public init() {}

  /// Settings for all files, or for those that a pattern matches.
  public struct Layer: Sendable {
    /// nil for all files.
    public var paths: [PathPattern]?
    public var rules: [String: RuleSetting] = [:]
    public var language: String?
    public var idiom: Idiom?
    /// Pixels per inch.
    public var density: Double?

    public init(paths: [PathPattern]? = nil) { self.paths = paths }

    func applies(to path: String) -> Bool { paths?.contains { $0.matches(path) } ?? true }
  }
}

/// The settings of one rule; nil where the configuration leaves it open.
public struct RuleSetting: Hashable, Sendable {
  public var isOn: Bool?
  public var severity: Severity?
  public var thresholds: [String: Double] = [:]

  public init(isOn: Bool? = nil, severity: Severity? = nil, thresholds: [String: Double] = [:]) {
    self.isOn = isOn
    self.severity = severity
    self.thresholds = thresholds
  }

  /// A setting with another over it.
  func overlaid(with other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isOn: other.isOn ?? isOn, severity: other.severity ?? severity,
      thresholds: thresholds.merging(other.thresholds) { $1 })
  }
}

extension Policy {
  /// Takes out the suppressions that have expired, and notes each.
  mutating func dropExpiredSuppressions(on today: CalendarDay) {
    for suppression in suppressions {
      guard let last = suppression.expires, last < today else { continue }
      warnings.append(
        PolicyWarning(
          suppression.place,
          "the suppression of \(suppression.rules.sorted().joined(separator: ", ")) expired after "
            + "\(last); fix its findings, or set a later day"))
    }
    suppressions.removeAll { suppression in suppression.expires.map { $0 < today } ?? false }
  }

  /// Which parts of a policy hold for a file; for all files of one scope the same holds.
  public struct Scope: Hashable, Sendable {
    fileprivate let layers: [Int]
    /// Of those for some files only.
    fileprivate let suppressions: Set<Int>
  }

  /// - Parameter path: absolute; `-` for standard input, which no pattern matches.
  public func scope(of path: String) -> Scope {
    Scope(
      layers: layers.indices.filter { layers[$0].applies(to: path) },
      suppressions: Set(
        suppressions.indices.lazy.filter {
          suppressions[$0].paths != nil && suppressions[$0].applies(toFile: path)
        }))
  }

  func suppressions(in scope: Scope) -> [Suppression] {
    suppressions.indices.filter {
      suppressions[$0].paths == nil || scope.suppressions.contains($0)
    }.map { suppressions[$0] }
  }

  /// What holds for one file.
  ///
  /// - Parameter path: absolute; `-` for standard input.
  public func settings(for path: String) -> Layer { settings(in: scope(of: path)) }

  /// What holds for files, all layers that apply laid over one another.
  func settings(in scope: Scope) -> Layer {
    var result = Layer()
    for layer in scope.layers.map({ layers[$0] }) {
      result.rules.merge(layer.rules) { $0.overlaid(with: $1) }
      result.language = layer.language ?? result.language
      result.idiom = layer.idiom ?? result.idiom
      result.density = layer.density ?? result.density
    }
    return result
  }

  /// Whether a run over a folder leaves out a file.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - folder: the folder that the command line names, absolute; a pattern that matches the folder
  ///     itself does not count, since what is named is read.
  public func excludes(_ path: String, foundIn folder: String) -> Bool {
    exclusions.contains { $0.matches(path) && !$0.matches(folder) }
  }

  /// What classes inherit from, for the readers.
  public var superclasses: [String: String] { classes.compactMapValues(\.superclass) }
}
