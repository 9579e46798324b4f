/// A rule of the catalogue that no file can decide yet.
///
/// It is listed, so that nobody takes its silence for a pass.
public struct UndecidableRule: Hashable, Sendable {
  /// As it will stay once there is an input for it.
  public var id: String
  /// One sentence that says what must hold.
  public var summary: String
  /// What no format carries, in words that complete «it cannot be decided: », no full stop.
  public var reason: String

  public init(id: String, summary: String, reason: String) {
    self.id = id
    self.summary = summary
    self.reason = reason
  }
}
