internal import AuditPolicy
internal import CommandSupport
internal import Platform
internal import Reports

extension ReportOrigin {
  /// The origin of a run over files and folders.
  init(of paths: [String]) {
    let here = Folder.workingDirectory ?? "/"
    let first = paths.first { $0 != InputFile.standardInput }
    let checkout = GitCheckout(of: first.map { PathText.joined(here, $0) } ?? here)
    self.init(
      project: checkout?.name, commit: checkout?.commit,
      date: CalendarDay(secondsSince1970: SystemClock.secondsSince1970).description)
  }
}
