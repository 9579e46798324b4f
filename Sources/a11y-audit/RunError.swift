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

  var description: String {
    switch self {
    case .configuration(let error): error.description
    case .baseline(let error): error.description
    case .noBaseline(let path, let reason):
      "\(path): error: \(reason); --write-baseline writes a baseline"
    case .input(let reason): reason
    case .sources(let error):
      "\(error.path): error: \(error.reason); expected a folder with the app's sources"
    case .nothingToPrune:
      "a11y-audit: error: found no baseline to prune; name one with --baseline or in the configuration"
    case .noBaselineForReviews:
      "a11y-audit: error: failing on new review findings needs a baseline; --write-baseline writes one"
    case .unknownRules(let ids):
      "a11y-audit: error: found no custom rule \(ids.joined(separator: ", ")) in the configuration"
    }
  }
}
