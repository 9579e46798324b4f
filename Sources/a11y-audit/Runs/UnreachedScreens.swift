internal import CommandSupport
internal import Platform
internal import Reports
internal import SourceReading

/// The screens in the folders of a run that no user of the app sees, by its sources.
enum UnreachedScreens {
  /// Leaves out the files whose screens no user sees; a file that the command names is audited.
  ///
  /// - Returns: these files, and the parts of others that no user sees.
  static func remove(from groups: inout [[AuditJob]]) -> [AuditReport.Unreached] {
    var all: [AuditReport.Unreached] = []
    for group in groups.indices {
      groups[group].removeAll { job in
        guard let sources = job.evidence?.sources else { return false }
        let path = job.candidate.path
        let source = Folder.relativePath(path)
        if !job.candidate.isNamed, let reason = sources.unreached(path) {
          all.append(
            AuditReport.Unreached(source: source, line: 1, reason: reason.description))
          return true
        }
        all += sources.unusedParts(of: path).map {
          AuditReport.Unreached(
            source: source, line: $0.lines.lowerBound, reason: $0.description)
        }
        return false
      }
    }
    groups.removeAll(where: \.isEmpty)
    return all
  }
}
