public import AccessibilityModel
public import Auditing

/// The settings of a project: which rules run, their severities, and facts about its code.
public struct Policy: Sendable {
  public var profile: Profile?
  /// The newest rule set that runs.
  public var ruleset = Ruleset.current
  /// In order: later layers override earlier ones.
  public var layers: [Layer] = []
  public var classes: [String: ClassPolicy] = [:]
  public var suppressions: [Suppression] = []
  /// Outdated entries, whatever the files.
  public private(set) var warnings: [PolicyWarning] = []
  public var customRules: [DeclaredRule] = []
  /// The path of the baseline, absolute.
  public var baseline: String?
  /// The folders of the app's own sources, absolute; if empty, those of the file's project.
  public var sources: [String] = []
  /// Files and folders that a run over a folder excludes.
  public var exclusions: [PathPattern] = []
  /// The devices for layouts, by name, or `all`.
  public var devices: [String] = []
  public var failure = FailureSetting()
  /// The most warnings with which a run does not fail; nil for no limit.
  public var mostWarnings: Int?
  /// The reports that a run writes besides that on standard output.
  public var reports: [ReportFile] = []
  /// The facts that the project states about its app.
  public var app = AppFacts()
  public var firstScreen: FirstScreen?

  public init() {}

  /// A report, as named in a configuration.
  public struct ReportFile: Hashable, Sendable {
    /// The form, as for `--report`.
    public var form: String
    /// Absolute; it ends with a slash for a folder.
    public var path: String
  }

  /// Settings for all files, or for those that match a pattern.
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

/// The settings of one rule; nil leaves a setting to others.
public struct RuleSetting: Hashable, Sendable {
  public var isOn: Bool?
  public var severity: Severity?
  public var thresholds: [String: Double] = [:]

  public init(isOn: Bool? = nil, severity: Severity? = nil, thresholds: [String: Double] = [:]) {
    self.isOn = isOn
    self.severity = severity
    self.thresholds = thresholds
  }

  /// The setting, overridden by another.
  func overlaid(with other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isOn: other.isOn ?? isOn, severity: other.severity ?? severity,
      thresholds: thresholds.merging(other.thresholds) { $1 })
  }
}

extension Policy {
  /// Removes expired suppressions, and warns about each.
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

  /// The parts of a policy that apply to a file; all files of one scope share them.
  public struct Scope: Hashable, Sendable {
    fileprivate let layers: [Int]
    /// Those that apply to some files only.
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

  /// The settings of one file.
  ///
  /// - Parameter path: absolute; `-` for standard input.
  public func settings(for path: String) -> Layer { settings(in: scope(of: path)) }

  /// The settings of a scope: all layers that apply, later ones overriding earlier ones.
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

  /// Whether a run over a folder excludes a file.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - folder: the folder named on the command line, absolute; a pattern that matches this folder
  ///     is ignored, since named folders are read.
  public func excludes(_ path: String, foundIn folder: String) -> Bool {
    exclusions.contains { $0.matches(path) && !$0.matches(folder) }
  }

  /// The superclasses of classes, for the readers.
  public var superclasses: [String: String] { classes.compactMapValues(\.superclass) }
}
