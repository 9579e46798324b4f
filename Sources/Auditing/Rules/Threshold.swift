/// A number of a rule that a team may change.
public struct Threshold<Tuned: Rule>: Sendable {
  /// The name of the property, as in configurations.
  public var name: String
  public var summary: String
  public var range: ClosedRange<Double>
  let read: @Sendable (Tuned) -> Double
  let write: @Sendable (inout Tuned, Double) -> Void

  public init(
    _ name: String, _ summary: String, in range: ClosedRange<Double>,
    at property: any WritableKeyPath<Tuned, Double> & Sendable
  ) {
    self.name = name
    self.summary = summary
    self.range = range
    read = { $0[keyPath: property] }
    write = { $0[keyPath: property] = $1 }
  }

  /// A threshold that counts: its value is rounded.
  public init(
    _ name: String, _ summary: String, in range: ClosedRange<Double>,
    at property: any WritableKeyPath<Tuned, Int> & Sendable
  ) {
    self.name = name
    self.summary = summary
    self.range = range
    read = { Double($0[keyPath: property]) }
    write = { $0[keyPath: property] = Int($1.rounded()) }
  }
}

/// A rule with thresholds.
public protocol TunableRule: Rule {
  static var thresholds: [Threshold<Self>] { get }
  /// The thresholds of this instance, where rules of one type differ.
  var ownThresholds: [Threshold<Self>] { get }
}

extension TunableRule {
  public var ownThresholds: [Threshold<Self>] { Self.thresholds }
}

/// The facts about a threshold, without its rule.
public struct ThresholdDescription: Hashable, Sendable {
  public var name: String
  public var summary: String
  public var range: ClosedRange<Double>
  public var standard: Double
}

extension Rule {
  /// The thresholds of the rule; most have none.
  public var thresholds: [ThresholdDescription] {
    tunableRule.map { $0.describedThresholds } ?? []
  }

  /// The rule with changed thresholds; unknown names are ignored.
  public func tuned(_ values: [String: Double]) -> any Rule {
    guard !values.isEmpty, let rule = tunableRule else { return self }
    return rule.setting(values)
  }
}

extension TunableRule {
  fileprivate var describedThresholds: [ThresholdDescription] {
    ownThresholds.map {
      ThresholdDescription(
        name: $0.name, summary: $0.summary, range: $0.range, standard: $0.read(self))
    }
  }

  fileprivate func setting(_ values: [String: Double]) -> any Rule {
    var rule = self
    for threshold in ownThresholds {
      guard let value = values[threshold.name] else { continue }
      threshold.write(
        &rule, min(max(value, threshold.range.lowerBound), threshold.range.upperBound))
    }
    return rule
  }
}
