internal import AccessibilityModel
internal import Auditing

extension DeclaredRule {
  /// The conditions of `match`, one per line; an element must meet all of them.
  public var matchInWords: [String] {
    var lines: [String] = []
    if !match.classes.isEmpty { lines.append("class \(Self.list(match.classes))") }
    if !match.identifiers.isEmpty { lines.append("identifier \(Self.list(match.identifiers))") }
    if !match.traits.isEmpty { lines.append("traits \(match.traits.names.joined(separator: " "))") }
    return lines
  }

  /// The requirements, one per line.
  public var requirementsInWords: [String] { requirements.map(\.inWords) }

  fileprivate static func list(_ patterns: [TextPattern]) -> String {
    patterns.map { "\"\($0.text)\"" }.joined(separator: " or ")
  }
}

extension DeclaredRule.Requirement {
  fileprivate var inWords: String {
    switch self {
    case .text(let fact, []): "a \(fact.rawValue)"
    case .text(let fact, let patterns): "a \(fact.rawValue) like \(DeclaredRule.list(patterns))"
    case .not(let fact, let patterns): "no \(fact.rawValue) like \(DeclaredRule.list(patterns))"
    case .size(let width, let height): "at least \(width.inWords) by \(height.inWords) points"
    case .traits(let traits): "the traits \(traits.names.joined(separator: " "))"
    }
  }
}
