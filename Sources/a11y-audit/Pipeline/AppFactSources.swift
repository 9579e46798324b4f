internal import AccessibilityModel
internal import AuditPolicy
internal import CommandSupport
internal import HierarchyReading
internal import Platform

/// The facts about the app from outside the file of a screen.
///
/// The file itself takes precedence, then the configuration, then the app's resources.
struct AppFactSources: Sendable {
  /// Whether the command line states that each file's first screen is the first after installation.
  var isFirstLaunch = false
  var resources = ResourceFacts()

  /// Adds the facts to a hierarchy.
  func complete(_ hierarchy: inout Hierarchy, of job: AuditJob) {
    let resources = resources.facts(for: job.path)
    hierarchy.add(job.policy.app.filledIn(from: resources.app))
    if isFirstLaunch {
      hierarchy.stateFirstLaunch { $0.number == 0 }
    } else if let first = job.policy.firstScreen {
      hierarchy.stateFirstLaunch { first.isFirst($0, in: job.path) }
    } else if resources.beginsElsewhere(than: job.path) {
      // Only the main storyboard's initial controller shows the app's first screen.
      hierarchy.stateFirstLaunch { _ in false }
    }
  }
}

extension InputLoader {
  /// Reads the file of a job, with the facts about its app and the evidence in the app's sources.
  ///
  /// - Parameter contents: replaces the content of the file.
  func load(_ job: AuditJob, contents: [UInt8]? = nil) -> Input {
    completed(load(job.candidate, defaults: job.readingDefaults, contents: contents), of: job)
  }

  /// Reads a record instead of the file of a job.
  func load(_ record: InputRecord, for job: AuditJob) -> Input {
    completed(load(record, defaults: job.readingDefaults), of: job)
  }

  private func completed(_ input: Input, of job: AuditJob) -> Input {
    var input = input
    input.result = input.result.map { hierarchy in
      var hierarchy = hierarchy
      job.facts.complete(&hierarchy, of: job)
      job.evidence?.record(in: &hierarchy, of: Folder.canonicalPath(job.path))
      job.measuring.record(in: &hierarchy, of: job)
      hierarchy.keepIncluded(from: job.filesOfRun)
      return hierarchy
    }
    return input
  }
}

extension Hierarchy {
  /// Leaves views of other files to these files only if the run audits them.
  fileprivate mutating func keepIncluded(from files: Set<String>) {
    for screen in screens.indices {
      for index in screens[screen].elements.indices
      where screens[screen].elements[index].flags.contains(.included) {
        let file = screens[screen].elements[index].declaration?.file
        guard file.map(files.contains) != true else { continue }
        screens[screen].update(index) { $0.flags.remove(.included) }
      }
    }
  }
}
