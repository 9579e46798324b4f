/// Findings that are known and left for later: counted, not failed.
///
/// An entry names the file, the screen, the rule and the element by what does not change when a
/// screen is worked on: no message, no line, no geometry. What is found at another element, or once
/// more than it is counted, is new.
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
  /// The lines on which entries stand in the file that was read.
  var lines: [Key: Int] = [:]

  public init() {}

  /// The baseline of what is open or baselined in a report.
  ///
  /// - Parameter file: what the baseline calls a source.
  public init(of screens: [ScreenReport], file: (String) -> String) {
    for screen in screens {
      for finding in screen.findings where finding.status != .suppressed {
        counts[Key(finding, in: screen, file: file(screen.source)), default: 0] += 1
      }
    }
  }

  /// Counts an entry once more.
  public mutating func add(_ key: Key) { counts[key, default: 0] += 1 }

  /// The entries in the order of the file.
  public var entries: [(key: Key, count: Int)] {
    counts.map { (key: $0, count: $1) }.sorted {
      $0.key.order.lexicographicallyPrecedes($1.key.order)
    }
  }
}

extension Baseline.Key {
  init(_ finding: FindingReport, in screen: ScreenReport, file: String) {
    self.init(
      file: file, screen: screen.name, rule: finding.rule.id, element: finding.identity)
  }

  /// By file, screen, rule, element; by bytes, so that no locale has a say.
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
