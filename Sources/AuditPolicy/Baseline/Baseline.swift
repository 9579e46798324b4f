internal import Auditing

/// Findings that were accepted earlier: counted, not failed.
///
/// An entry names the file, the screen, the rule and the element by stable facts: no message, no
/// line, no geometry. A finding at another element, or beyond the count of its entry, is new.
public struct Baseline: Hashable, Sendable {
  public struct Key: Hashable, Sendable {
    /// Relative to the folder of the baseline.
    public var file: String
    public var screen: String?
    public var rule: String
    /// From ``ElementIdentities``.
    public var element: String

    public init(file: String, screen: String?, rule: String, element: String) {
      self.file = file
      self.screen = screen
      self.rule = rule
      self.element = element
    }
  }

  public internal(set) var counts: [Key: Int] = [:]
  /// The lines of the entries in the file that was read.
  var lines: [Key: Int] = [:]

  public init() {}

  /// Adds the open and baselined findings on the screens of a file.
  ///
  /// - Parameter file: the name of the file in the baseline.
  public mutating func add(_ screens: [JudgedScreen], file: String) {
    for screen in screens {
      for finding in screen.audit.findings where finding.status != .suppressed {
        add(Key(finding, in: screen, file: file))
      }
    }
  }

  /// Increments the count of an entry.
  public mutating func add(_ key: Key) { counts[key, default: 0] += 1 }

  /// The entries in file order.
  public var entries: [(key: Key, count: Int)] {
    counts.map { (key: $0, count: $1) }.sorted {
      $0.key.order.lexicographicallyPrecedes($1.key.order)
    }
  }
}

extension Baseline.Key {
  init(_ finding: Finding, in screen: JudgedScreen, file: String) {
    self.init(
      file: file, screen: screen.name, rule: finding.rule.id,
      element: screen.audit.identity(of: finding))
  }

  /// By file, screen, rule, element; by bytes, independent of the locale.
  fileprivate var order: [[UInt8]] {
    [file, screen ?? "", rule, element].map { Array($0.utf8) }
  }
}

extension [[UInt8]] {
  fileprivate func lexicographicallyPrecedes(_ other: [[UInt8]]) -> Bool {
    for (a, b) in zip(self, other) where a != b { return a.lexicographicallyPrecedes(b) }
    return false
  }
}
