internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import Platform
internal import Reports

/// A file of a run, with the plan that applied to it.
struct InspectedFile {
  var file: SettledFile
  var plan: AuditPlan
}

/// Explains elements of the files of a run, which are audited like all others.
struct InspectionRun {
  private let files: [InspectedFile]

  init(_ run: inout AuditRun, on paths: [String]) throws(RunError) {
    files = try run.inspectedFiles(on: paths).filter { !$0.file.screens.isEmpty }
  }

  /// Explains the element at a position of the first file that has one there, or whose start tag there holds the line.
  ///
  /// - Throws: the nearest element, if none begins there.
  func report(at position: ElementPosition) throws(RunError) -> InspectionReport {
    for file in files {
      if let start = position.element(among: file.starts) { return report(on: file, start) }
      if let start = file.start(around: position) { return report(on: file, start) }
    }
    throw .input(reason(forNone: position))
  }

  /// Explains the first element that a closure accepts; nil for none.
  func report(where isWanted: (ElementStart) -> Bool) -> InspectionReport? {
    for file in files {
      if let start = file.starts.first(where: isWanted) { return report(on: file, start) }
    }
    return nil
  }

  private func reason(forNone position: ElementPosition) -> String {
    guard let file = files.first, let nearest = position.nearest(of: file.starts) else {
      return "found no UI hierarchy; expected one file"
    }
    let unread = file.file.screens.first?.file.unreadParts.first {
      $0.lines.contains(position.line)
    }
    let fault = unread.map { "the line is \($0.reason), and not read" } ?? "no element begins here"
    return "\(file.source):\(position): error: \(fault); the nearest is "
      + "\(nearest.name) at \(nearest.position)"
  }

  private func report(on file: InspectedFile, _ start: ElementStart) -> InspectionReport {
    let leftOut = file.plan.leftOut.map { (rule: $0.rule.id, reason: "\($0.omission)") }
    let layouts = file.file.screens.compactMap { screen -> InspectionReport.Layout? in
      guard let index = start.index(in: screen.audit.screen) else { return nil }
      return InspectionReport.Layout(
        file.plan.auditor.inspect(index, in: screen.audit), of: index, in: screen.audit,
        leftOut: leftOut)
    }
    var report = InspectionReport(source: file.source, layouts: layouts)
    report.number = start.number
    report.othersAtLine = start.others
    return report
  }
}

extension InspectedFile {
  fileprivate var source: String { file.screens.first?.file.source ?? file.job.path }

  /// The elements of the first layout of each screen.
  fileprivate var starts: [ElementStart] {
    var seen: Set<Int> = []
    let starts = [ElementStart](
      of: file.screens.map(\.audit.screen).filter { seen.insert($0.number).inserted },
      in: source)
    guard file.job.path.hasSuffix(".swift"), let text else { return starts }
    return starts.writtenFirst(in: text)
  }

  /// The element whose start tag begins before the line of a position and ends there or after it.
  fileprivate func start(around position: ElementPosition) -> ElementStart? {
    guard position.number == nil, !file.job.path.hasSuffix(".swift"), let text,
      let tag = XMLTags.start(around: position.line, in: text)
    else { return nil }
    return ElementPosition(line: tag.line, column: tag.column).element(among: starts)
      .flatMap { $0.column == tag.column ? $0 : nil }
  }

  /// The bytes of the file; nil if they cannot be read again.
  private var text: [UInt8]? {
    file.job.path == InputFile.standardInput
      ? nil : try? InputFile.readFound(file.job.path, limit: Self.mostBytes)
  }

  /// In bytes: people write no larger file.
  private static let mostBytes = 1 << 26
}
