internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import SourceReading

/// A file to be audited, with the policy that applies to it.
struct AuditJob: Sendable {
  var candidate: InputLoader.Candidate
  /// Absolute, or `-`.
  var path: String
  var policy: Policy
  /// The path of the policy's configuration; nil for none.
  var configuration: String?
  /// The path of the baseline, absolute; nil for none.
  var baseline: String?
  /// The evidence in the app's sources; nil if none were read.
  var evidence: AppEvidence?
  /// Measures screenshots.
  var measuring = ScreenMeasuring()
  /// The facts about the app.
  var facts = AppFactSources()
  /// The absolute paths of all files of the run: what is included from them is reported there.
  var filesOfRun: Set<String> = []
  /// The density that other captures in the folder show, in pixels per inch.
  var sharedDensity: Double?

  /// The devices that the configuration names.
  var devices: [Device] { InputOptions.devices(named: policy.devices) }

  /// The reading options of the policy, and facts from the app's sources, for options that the
  /// command line does not set.
  var readingDefaults: ReadingOptions {
    let settings = policy.settings(for: path)
    var defaults = ReadingOptions(
      density: settings.density ?? sharedDensity, idiom: settings.idiom,
      language: settings.language ?? policy.app.language ?? onlyLanguage)
    defaults.superclasses = policy.superclasses
      .merging(evidence?.superclasses ?? [:]) { settled, _ in settled }
    return defaults
  }

  /// The only language of the app of a storyboard or xib; a capture has that of the device. The tables of another
  /// language than that of development are a translation of some part.
  private var onlyLanguage: String? {
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), let sources = evidence?.sources,
      case let strings = sources.resources.strings, let only = strings.onlyLanguage
    else { return nil }
    guard let own = sources.developmentLanguage else { return only }
    return strings.language(nearest: own)
  }
}

/// A file that was read, with its rules.
///
/// An object, since several lists of a run refer to it: 20,000 values took 170 MB.
final class Capture: Sendable {
  let job: AuditJob
  /// The file's name in reports.
  let source: String
  /// Without its elements if the run has released them.
  let hierarchy: Hierarchy
  let plan: AuditPlan
  /// The screens with elements, without these elements.
  let screens: [Screen]
  /// The number of elements.
  let weight: Int
  /// Whether the hierarchy has its elements.
  let isWhole: Bool
  /// Replaces the content of the file.
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
    // Standard input, and a named pipe, can be read only once.
    guard job.path != InputFile.standardInput, InputFile.size(of: job.candidate.path) != nil
    else { return self }
    return Capture(self, hierarchy: hierarchy.withoutElements, isWhole: false)
  }

  /// The capture with a density that the file does not show; unchanged if it cannot be read again.
  func read(by loader: InputLoader, density: Double?) -> Capture {
    guard job.path != InputFile.standardInput else { return self }
    var job = job
    job.sharedDensity = density
    guard let hierarchy = try? loader.load(job, contents: content).result.get() else { return self }
    let capture = Capture(
      job: job, source: source, hierarchy: hierarchy, plan: plan, content: content)
    return isWhole ? capture : capture.released
  }

  /// The capture with its elements, which are read again if the run has released them.
  func whole(by loader: InputLoader) throws(HierarchyReadingError) -> Capture {
    guard !isWhole else { return self }
    return Capture(
      self, hierarchy: try loader.load(job, contents: content).result.get(), isWhole: true)
  }
}

/// The audit of one layout, with its file.
struct CaptureAudit {
  var capture: Capture
  var audit: ScreenAudit
}
