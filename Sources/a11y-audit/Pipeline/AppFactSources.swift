internal import AccessibilityModel
internal import AuditPolicy
internal import CommandSupport

/// What a run knows of the app apart from the file of a screen.
///
/// The file itself takes precedence, then the configuration.
struct AppFactSources: Sendable {
  /// Whether the command line says that each file's first screen is the first after installing.
  var isFirstLaunch = false

  /// Adds the facts to what was read.
  func complete(_ input: inout InputLoader.Input, of job: AuditJob) {
    guard case .success(var hierarchy) = input.result else { return }
    hierarchy.add(job.policy.app)
    if isFirstLaunch {
      hierarchy.stateFirstLaunch { $0.number == 0 }
    } else if let first = job.policy.firstScreen {
      hierarchy.stateFirstLaunch { first.isFirst($0, in: job.path) }
    }
    input.result = .success(hierarchy)
  }
}
