internal import AuditPolicy
internal import Auditing
internal import Platform

/// Why a run cannot begin.
enum RunError: Error, CustomStringConvertible {
  case configuration(ConfigurationError)
  case baseline(PolicyError)
  case noBaseline(path: String, reason: String)
  case nothingToPrune
  case unknownRules([String])
  case input(String)
  case sources(SystemError)

  var description: String {
    switch self {
    case .configuration(let error): error.description
    case .baseline(let error): error.description
    case .noBaseline(let path, let reason):
      "\(path): error: \(reason); expected a baseline; --write-baseline writes one"
    case .input(let reason): reason
    case .sources(let error):
      "\(error.path): error: \(error.reason); expected a folder with the app's sources"
    case .nothingToPrune:
      "a11y-audit: error: there is no baseline to prune; expected --baseline or a configuration "
        + "that names one"
    case .unknownRules(let ids):
      "a11y-audit: error: no configuration declares \(ids.joined(separator: ", ")); expected it "
        + "under custom"
    }
  }
}
