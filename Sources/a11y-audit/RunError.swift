internal import AuditPolicy
internal import Auditing
internal import Platform

/// Why a run cannot begin.
enum RunError: Error, CustomStringConvertible {
  case configuration(ConfigurationError)
  case baseline(PolicyError)
  case noBaseline(path: String, reason: String)
  case nothingToPrune
  case noBaselineForReviews
  case unknownRules([String])
  case input(String)
  case sources(SystemError)
  /// A folder without a supported file; the sentences state its content.
  case noSupportedFiles(folder: String, notAudited: [String])

  var description: String {
    switch self {
    case .configuration(let error): error.description
    case .baseline(let error): error.description
    case .noBaseline(let path, let reason):
      "\(path): error: \(reason); --write-baseline writes a baseline"
    case .input(let reason): reason
    case .sources(let error):
      "\(error.path): error: \(error.reason); expected a folder with the app's sources"
    case .noSupportedFiles(let folder, _):
      "a11y-audit: error: no supported files in \"\(folder)\"; see --help for formats"
    case .nothingToPrune:
      "a11y-audit: error: found no baseline to prune; name one with --baseline or in the configuration"
    case .noBaselineForReviews:
      "a11y-audit: error: failing on new review findings needs a baseline; --write-baseline writes one"
    case .unknownRules(let ids):
      "a11y-audit: error: found no custom rule \(ids.joined(separator: ", ")) in the configuration"
    }
  }

  /// The description in lines: one for each fault.
  var lines: [String] {
    guard case .configuration(let error) = self else { return [description] }
    return error.errors.map(\.description)
  }

  /// Further lines after the description.
  var notes: [String] {
    guard case .noSupportedFiles(_, let sentences) = self else { return [] }
    return sentences.map { "a11y-audit: note: \($0)" }
  }
}
