internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading

/// A file to be audited, with the policy that applies to it.
struct AuditJob: Sendable {
  var candidate: InputLoader.Candidate
  /// Absolute, or `-`.
  var path: String
  var policy: Policy
  /// The path of the configuration that the policy is from; nil for none.
  var configuration: String?
  /// The path of the baseline, absolute; nil for none.
  var baseline: String?

  /// What the policy says about reading the file, for what the command line leaves open.
  var readingDefaults: ReadingOptions {
    let settings = policy.settings(for: path)
    var defaults = ReadingOptions(
      density: settings.density, idiom: settings.idiom, language: settings.language)
    defaults.superclasses = policy.superclasses
    return defaults
  }
}

/// A file that was read, with the rules that run on it.
struct Capture: Sendable {
  var job: AuditJob
  /// The file's name in reports.
  var source: String
  var hierarchy: Hierarchy
  var plan: AuditPlan

  var auditor: Auditor { plan.auditor }
}

/// The audit of one layout, with the file that it is from.
struct CaptureAudit {
  var capture: Capture
  var audit: ScreenAudit
}
