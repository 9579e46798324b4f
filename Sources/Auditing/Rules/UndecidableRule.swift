/// A rule of the catalogue that no input can decide yet.
///
/// It is listed so that its absence from a report is not mistaken for a pass.
public struct UndecidableRule: Hashable, Sendable {
  /// Permanent, as for other rules.
  public var id: String
  /// One sentence: a plural subject and should.
  public var summary: String
  /// The data that no format includes, lower case, no full stop.
  public var reason: String

  public init(id: String, summary: String, reason: String) {
    self.id = id
    self.summary = summary
    self.reason = reason
  }
}
