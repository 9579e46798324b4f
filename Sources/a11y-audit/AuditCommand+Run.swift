internal import ArgumentParser
internal import Auditing
internal import AutoLayout
internal import CommandSupport
internal import Platform
internal import Reports

extension AuditCommand {
  func run() throws {
    Console.outliveReaders()
    if listRules { return Console.print(RuleCatalogue.list(as: reports.format.list ?? .text)) }
    if let explain { return try explainRule(explain) }
    if let form = records { throw ExitCode(audit(form)) }
    if initialization.isAsked { throw ExitCode(initialize()) }
    if serving.isOn { throw ExitCode(serve()) }
    let status: Int32
    do throws(RunError) {
      if policy.printConfig {
        Console.print(
          try PrintedConfiguration(for: paths[0], policy: policy, choice: rules.choice).json)
        status = 0
      } else if let inspect {
        status = try printInspection(at: inspect)
      } else {
        status = try auditFiles()
      }
    } catch {
      for line in error.lines { Console.complain(line) }
      status = 2
    }
    throw ExitCode(status)
  }

  /// The stages that files pass through, configured by the options.
  var pipeline: AuditPipeline {
    var pipeline = AuditPipeline(loader: InputLoader(input), choice: rules.choice)
    pipeline.failure = failure.setting
    pipeline.devices = DeviceAudits(devices: input.devices, draws: reports.draws)
    pipeline.draws = reports.draws
    return pipeline
  }

  /// - Returns: the exit status.
  private func printInspection(at position: ElementPosition) throws(RunError) -> Int32 {
    var run = AuditRun(
      pipeline, options: policy, evidence: EvidenceFinder(sources, paths: paths),
      rotated: input.rotated)
    run.measuring = try pictures.measuring(paths)
    let report = try InspectionRun(&run, on: paths).report(at: position)
    if reports.isText {
      var style = reports.textStyle
      style.width = style.width ?? TextStyle.plainWidth
      Console.print(report.text(style: style))
    } else {
      Console.print(report.json)
    }
    return 0
  }

  /// - Returns: the exit status.
  private func auditFiles() throws(RunError) -> Int32 {
    let timings = timings ? AuditTimings() : nil
    let settings = try RunSettings(reports: reports, failure: failure, config: policy.config)
    let changed = try sources.changed.map { ref throws(RunError) in
      try ChangedFiles(since: ref, in: paths[0])
    }
    var pipeline = pipeline
    pipeline.draws = settings.draws(reports.format.report)
    pipeline.devices = DeviceAudits(devices: input.devices, draws: pipeline.draws)
    pipeline.timings = timings
    pipeline.progress = ProgressLines(isQuiet: reports.quiet)
    let measuring = try pictures.measuring(paths)
    let evidence = EvidenceFinder(sources, paths: paths)
    evidence.progress = pipeline.progress
    evidence.timings = timings
    var fresh = AuditRun(pipeline, options: policy, evidence: evidence, rotated: input.rotated)
    fresh.measuring = measuring
    var audit = fresh
    audit.reportsUnreadable = reports.isText && !fixes.dryRun
    var report = try audit.report(on: paths)
    if let changed {
      let isWhole = !report.screens.isEmpty
      report = changed.part(of: report)
      if isWhole, report.screens.isEmpty, report.unreadable.isEmpty {
        Console.complain(changed.noneLine)
        return 0
      }
    }
    var isFixed = true
    if !fixes.fix { try FixCheck(fresh).apply(to: &report) }
    if fixes.fix {
      isFixed = try write(
        FixRun(fresh, on: paths, report: report), &report)
    }
    let writing = pipeline.progress.writingReport()
    let isPrinted =
      timings?.measure("reports") { printReport(report, settings) } ?? printReport(report, settings)
    writing.end()
    for line in timings?.lines ?? [] { Console.complain(line) }
    let excess = settings.excess(in: report)
    if let excess { Console.complain(excess) }
    return exitStatus(
      for: report, isWritten: isPrinted && isFixed && audit.isWritten, exceeds: excess != nil)
  }

  private func explainRule(_ rule: String) throws {
    guard rule.hasPrefix("custom/") else {
      return Console.print(RuleCatalogue.explanation(of: rule))
    }
    do throws(RunError) {
      Console.print(
        try DeclaredRuleExplanation(rule, configuration: policy.config).text)
    } catch {
      for line in error.lines { Console.complain(line) }
      throw ExitCode(2)
    }
  }

  /// Writes the fixes, or shows them.
  ///
  /// - Returns: whether all fixes were written as requested.
  private func write(_ run: FixRun, _ report: inout AuditReport) throws(RunError) -> Bool {
    var run = run
    try run.settle()
    if fixes.dryRun {
      // A label must not control a terminal; a pipe gets input for `patch`.
      if Console.isOutputTerminal {
        for line in String(decoding: run.diff, as: UTF8.self).split(whereSeparator: \.isNewline) {
          Console.print(line: String(line))
        }
      } else {
        Console.print(run.diff)
      }
      for line in FixSummary(run.record(run.current), isDone: false).lines {
        Console.complain(line)
      }
      return true
    }
    let isWritten = run.write()
    report = try run.finalReport()
    report.fixes = run.record(report)
    if !reports.isText {
      for line in FixSummary(run.record(report)).lines { Console.complain(line) }
    }
    return isWritten
  }

  /// Prints the report, and writes the others.
  ///
  /// - Returns: whether everything was written.
  private func printReport(_ report: AuditReport, _ settings: RunSettings) -> Bool {
    let comparison = comparison(of: report)
    let (sound, hasAllSound) = reports.audio.sound(for: report)
    var context = ReportContext()
    context.comparison = comparison
    context.sound = sound
    // Only pages show it, and they draw the screens.
    if settings.draws(reports.format.report) { context.origin = ReportOrigin(of: paths) }
    let output = ReportOutput(
      context, textStyle: reports.textStyle,
      screenshot: pictures.screenshot.map { (path: $0, of: Folder.canonicalName(of: paths[0])) })
    let form = reports.format.report ?? TextReport.self
    let isPrinted = fixes.dryRun || output.print(report, as: form)
    let isUsed = (reports.compare.isEmpty || comparison != nil) && hasAllSound
    let isWritten = output.write(report, to: fixes.dryRun ? reports.files : settings.targets)
    return writeBadge(of: report) && isWritten && isUsed && isPrinted
  }

  /// The changes since earlier reports; nil if there are none, or if one cannot be used, which is
  /// printed.
  private func comparison(of report: AuditReport) -> Comparison? {
    do throws(RunError) {
      return try EarlierReports.comparison(of: report, with: reports.compare)
    } catch {
      Console.complain(error.description)
      return nil
    }
  }

  private func writeBadge(of report: AuditReport) -> Bool {
    guard let path = reports.badge else { return true }
    do throws(SystemError) {
      try OutputFile.write(Badge(report).svg, to: path)
      return true
    } catch {
      Console.complain(error.description)
      return false
    }
  }

  private func exitStatus(
    for report: AuditReport, isWritten: Bool, exceeds: Bool
  ) -> Int32 {
    if !report.unreadable.isEmpty || report.screens.isEmpty || !isWritten { return 2 }
    return report.fails || exceeds ? 1 : 0
  }
}
