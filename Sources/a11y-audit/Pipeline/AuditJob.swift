internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import Platform

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
  /// What the app's sources say; nil where none were read.
  var evidence: AppEvidence?
  /// What becomes of pictures of the screen.
  var measuring = ScreenMeasuring()
  /// What the run knows of the app.
  var facts = AppFactSources()
  /// The density that other captures beside the file show, in pixels for each inch.
  var sharedDensity: Double?

  /// The devices that the configuration names.
  var devices: [Device] { InputOptions.devices(named: policy.devices) }

  /// What the policy says about reading the file, for what the command line leaves open.
  var readingDefaults: ReadingOptions {
    let settings = policy.settings(for: path)
    var defaults = ReadingOptions(
      density: settings.density ?? sharedDensity, idiom: settings.idiom,
      language: settings.language ?? policy.app.language)
    defaults.superclasses = policy.superclasses
      .merging(evidence?.superclasses ?? [:]) { settled, _ in settled }
    return defaults
  }
}

/// A file that was read, with the rules that run on it.
///
/// An object, since a run holds one for each file in several lists: 20,000 took 170 MB as values.
final class Capture: Sendable {
  let job: AuditJob
  /// The file's name in reports.
  let source: String
  /// Without its elements where the run has let go of them.
  let hierarchy: Hierarchy
  let plan: AuditPlan
  /// The screens that have elements, without them.
  let screens: [Screen]
  /// The number of elements.
  let weight: Int
  /// Whether the hierarchy has its elements.
  let isWhole: Bool
  /// What the file is taken to hold instead of what it does.
  private let content: [UInt8]?

  var auditor: Auditor { plan.auditor }

  init(
    job: AuditJob, source: String, hierarchy: Hierarchy, plan: AuditPlan, content: [UInt8]? = nil
  ) {
    self.job = job
    self.source = source
    self.hierarchy = hierarchy
    self.plan = plan
    self.content = content
    var known = hierarchy
    known.screens.removeAll { $0.elements.isEmpty }
    screens = known.withoutElements.screens
    weight = hierarchy.screens.reduce(0) { $0 + $1.elements.count }
    isWhole = true
  }

  private init(_ capture: Capture, hierarchy: Hierarchy, isWhole: Bool) {
    self.hierarchy = hierarchy
    self.isWhole = isWhole
    job = capture.job
    source = capture.source
    plan = capture.plan
    content = capture.content
    screens = capture.screens
    weight = capture.weight
  }

  /// The capture without its elements, unless it cannot be read a second time.
  var released: Capture {
    // Standard input, and a pipe that the command line names, are gone once they are read.
    guard job.path != InputFile.standardInput, InputFile.size(of: job.candidate.path) != nil
    else { return self }
    return Capture(self, hierarchy: hierarchy.withoutElements, isWhole: false)
  }

  /// The capture with a density that the file does not show; as it was where it cannot be read again.
  func read(by loader: InputLoader, density: Double?) -> Capture {
    guard job.path != InputFile.standardInput else { return self }
    var job = job
    job.sharedDensity = density
    guard let hierarchy = try? loader.load(job, contents: content).result.get() else { return self }
    let capture = Capture(
      job: job, source: source, hierarchy: hierarchy, plan: plan, content: content)
    return isWhole ? capture : capture.released
  }

  /// The capture with its elements, which are read again where the run has let go of them.
  func whole(by loader: InputLoader) throws(HierarchyReadingError) -> Capture {
    guard !isWhole else { return self }
    return Capture(
      self, hierarchy: try loader.load(job, contents: content).result.get(), isWhole: true)
  }
}

/// The audit of one layout, with the file that it is from.
struct CaptureAudit {
  var capture: Capture
  var audit: ScreenAudit
}
