/// The result of writing fixes into the files of a run.
public struct FixRecord: Hashable, Sendable {
  /// A file that was changed.
  public struct File: Hashable, Sendable {
    public var source: String
    /// How many findings were resolved in it.
    public var fixed: Int

    public init(source: String, fixed: Int) {
      self.source = source
      self.fixed = fixed
    }
  }

  /// A finding with a fix that was not written.
  public struct Left: Hashable, Sendable {
    public var source: String
    public var line: Int
    public var column: Int
    public var rule: String
    /// Completes “not fixed:”.
    public var reason: String

    public init(source: String, line: Int, column: Int, rule: String, reason: String) {
      self.source = source
      self.line = line
      self.column = column
      self.rule = rule
      self.reason = reason
    }
  }

  public var files: [File] = []
  public var left: [Left] = []
  /// The captures of running apps, which are not sources.
  public var captures: [String] = []
  /// The layouts of Android with findings that need a text: texts belong into resources.
  public var layouts: [String] = []

  /// The SwiftUI sources with findings, which are code.
  public var code: [String] = []
  /// How many findings were resolved: each once, though several files may have it.
  public var fixed = 0

  public init() {}
}
