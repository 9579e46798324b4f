public import Auditing

/// The words of configurations that other targets define.
public struct Vocabulary: Sendable {
  /// The rules, with their thresholds, by id.
  public let rules: [String: [ThresholdDescription]]
  /// The classes whose accessibility is known.
  public let classes: Set<String>
  /// The devices for layouts.
  public let devices: [String]
  /// The forms of reports.
  public let reports: [String]

  public init(
    rules: [any Rule], classes: some Sequence<String>, devices: [String] = [],
    reports: [String] = []
  ) {
    self.rules = Dictionary(
      rules.map { ($0.ownDescription.id, $0.thresholds) }, uniquingKeysWith: { $1 })
    self.classes = Set(classes)
    self.devices = devices
    self.reports = reports
  }
}
