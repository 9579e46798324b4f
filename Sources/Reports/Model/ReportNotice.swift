internal import Platform

/// Files or screens that a run left out or only names, which every form of the report states.
///
/// Files that could not be read are errors, and have their own entries.
struct ReportNotice: Hashable {
  /// For programs, instead of a rule's id.
  enum Kind: String {
    /// Files that define screens in a form that cannot be audited.
    case notAudited = "not-audited"
    /// Files in our own format without views.
    case empty
    /// Folders of libraries, and files that a configuration excludes.
    case excluded
    /// Screens that are audited although nothing seems to show them.
    case unmentioned
  }

  let kind: Kind
  /// A sentence without a full stop, on one line.
  let text: String
  /// The files and folders, in the order of the run; never empty.
  let sources: [String]

  /// The number of files that a form names.
  static let mostSources = 100

  static func all(in report: AuditReport) -> [ReportNotice] {
    let kinds = report.notAudited.filter { !$0.sources.isEmpty }
    // The other orientation of a screen is not another one.
    let unmentioned = report.screens.filter { $0.unmentioned != nil && !$0.isComputed }.map(
      \.source)
    let words = [unmentionedText(unmentioned.count)].compactMap(\.self)
    return kinds.flatMap { kind in
      NotAuditedText([kind]).sentences.map {
        ReportNotice(kind: .notAudited, text: $0, sources: kind.sources)
      }
    }
      + ExclusionText(report.excluded).notices
      + words.map { ReportNotice(kind: .unmentioned, text: $0, sources: eachOnce(unmentioned)) }
  }

  /// A file of several screens is one place.
  private static func eachOnce(_ sources: [String]) -> [String] {
    var seen: Set<String> = []
    return sources.filter { seen.insert($0).inserted }
  }

  private static func unmentionedText(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return "\(SummaryText.count(count, "screen")) \(count == 1 ? "seems" : "seem") "
      + "unused by the app; audited last"
  }

  /// The files, one per line, then the number of the remaining ones.
  func sourceLines(_ paths: SourcePaths) -> [String] {
    let rest = sources.count - Self.mostSources
    return sources.prefix(Self.mostSources).map { PlainLine(paths.relative($0)).text }
      + (rest > 0 ? ["and \(rest.grouped) more"] : [])
  }
}

extension ExclusionText {
  /// A notice for each kind of exclusion.
  var notices: [ReportNotice] {
    let kinds: [(ReportNotice.Kind, String, String, [String])] = [
      (.empty, "file", "without views; nothing to audit", excluded.empty),
      (
        .excluded, "vendored folder", "excluded (libraries and build products)",
        excluded.vendoredFolders
      ),
      (.excluded, "file", "excluded by the configuration", excluded.files),
    ]
    return kinds.filter { !$0.3.isEmpty }.map { kind, word, reason, sources in
      ReportNotice(
        kind: kind, text: "\(SummaryText.count(sources.count, word)) \(reason)", sources: sources)
    }
  }
}

extension ScreenReport {
  /// Why nothing seems to show the screen, in one line; nil if something does.
  var unmentionedLine: String? { unmentioned.map { PlainLine($0).text } }

  /// The same as a sentence after the message of a finding; empty if something shows the screen.
  var unmentionedSentence: String { unmentionedLine.map { " Unmentioned screen: \($0)." } ?? "" }
}
