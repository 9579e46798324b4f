internal import Platform

/// The files that define screens and cannot be audited, in words that all forms share.
public struct NotAuditedText: Sendable {
  private let kinds: [AuditReport.NotAudited]

  public init(_ report: AuditReport) { self.init(report.notAudited) }

  public init(_ kinds: [AuditReport.NotAudited]) { self.kinds = kinds }

  /// A sentence for each alternative: `594 files with SwiftUI views are not audited; capture the
  /// running app: docs/capture.md`.
  public var sentences: [String] {
    var advice: [String] = []
    for kind in kinds where !advice.contains(kind.advice) { advice.append(kind.advice) }
    return advice.map { advice in sentence(for: kinds.filter { $0.advice == advice }, advice) }
  }

  private func sentence(for kinds: [AuditReport.NotAudited], _ advice: String) -> String {
    let count = kinds.reduce(0) { $0 + $1.sources.count }
    return "\(Self.list(kinds.map(Self.count))) \(count == 1 ? "is" : "are") not audited; \(advice)"
  }

  private static func count(_ kind: AuditReport.NotAudited) -> String {
    let count = kind.sources.count
    let names =
      count > fewest ? "" : " (\(kind.sources.map { PlainLine($0).text }.joined(separator: ", ")))"
    return "\(count.grouped) \(count == 1 ? kind.singular : kind.plural)\(names)"
  }

  /// The number of files up to which they are named.
  private static let fewest = 2

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}
