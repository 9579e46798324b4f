internal import ArgumentParser
internal import Auditing
internal import AutoLayout
internal import CommandSupport
internal import HostSystem
internal import Reports

extension AuditCommand {
  func run() throws {
    Console.outliveReaders()
    if listRules { return Console.print(RuleCatalogue.list(as: format.list ?? .text)) }
    if let explain { return try tell(of: explain) }
    if let form = records { throw ExitCode(audit(form)) }
    let draws = forms.contains { [.html, .markdown].contains($0) }
    let timings = timings ? AuditTimings() : nil
    var fresh = AuditRun(
      loader: InputLoader(input), choice: selection.choice, options: policy,
      draws: draws, rotated: input.rotated,
      devices: DeviceAudits(devices: input.devices, draws: draws))
    fresh.timings = timings
    var audit = fresh
    var report: AuditReport
    var isFixed = true
    do throws(RunError) {
      report = try audit.report(on: paths)
      if fixes.fix {
        let run = FixRun(fresh, on: paths, files: audit.files, report: report)
        isFixed = try write(run, &report)
      }
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
    let isTold = timings?.measure("reports") { tell(report) } ?? tell(report)
    for line in timings?.lines ?? [] { Console.complain(line) }
    ProcessMemory.leave(report)
    throw ExitCode(exitCode(for: report, isWritten: isTold && isFixed && audit.isWritten))
  }

  private func tell(of rule: String) throws {
    guard rule.hasPrefix("custom/") else {
      return Console.print(RuleCatalogue.explanation(of: rule))
    }
    do throws(RunError) {
      Console.print(
        try DeclaredRuleExplanation(rule, configuration: policy.config).text)
    } catch {
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }

  /// Writes the fixes, or shows them.
  ///
  /// - Returns: whether everything was written that was to be.
  private func write(_ run: FixRun, _ report: inout AuditReport) throws(RunError) -> Bool {
    var run = run
    try run.settle()
    if fixes.dryRun {
      // A terminal must not be steered by a label; a pipe gets what `patch` takes.
      if Console.isOutputTerminal {
        for line in String(decoding: run.diff, as: UTF8.self).split(whereSeparator: \.isNewline) {
          Console.print(TerminalText.safe(String(line)) + "\n")
        }
      } else {
        Console.print(run.diff)
      }
      for line in FixWords(run.record(run.current), isDone: false).lines { Console.complain(line) }
      return true
    }
    let isWritten = run.write()
    report = try run.finalReport()
    report.fixes = run.record(report)
    if format.report != .text {
      for line in FixWords(run.record(report)).lines { Console.complain(line) }
    }
    return isWritten
  }

  /// Prints the report, and writes the others.
  ///
  /// - Returns: whether everything was written.
  private func tell(_ report: AuditReport) -> Bool {
    let earlier = compare.flatMap(ReportOutput.earlierReport)
    let (sound, hasAllSound) = audio.sound(for: report)
    let output = ReportOutput(
      threshold: failOn.severity, reviewFails: failOnReview,
      comparison: earlier.map { Comparison(of: report, with: $0) }, sound: sound)
    let isPrinted = fixes.dryRun || output.print(report, as: format.report ?? .text)
    let isUsed = (compare == nil || earlier != nil) && hasAllSound
    return output.write(report, to: reports) && isUsed && isPrinted
  }

  private func exitCode(for report: AuditReport, isWritten: Bool) -> Int32 {
    if !report.unreadable.isEmpty || report.screens.isEmpty || !isWritten { return 2 }
    return report.fails(at: failOn.severity, reviewFails: failOnReview) ? 1 : 0
  }
}
