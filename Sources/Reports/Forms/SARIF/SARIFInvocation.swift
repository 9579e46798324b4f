internal import Auditing
internal import SourceText

/// The course of the run: files that were not read or audited, skipped rules, omissions.
struct SARIFInvocation {
  private let run: SARIFRun

  init(_ run: SARIFRun) { self.run = run }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member(
        "executionSuccessful", run.report.unreadable.isEmpty && !run.report.screens.isEmpty)
      json.key("toolExecutionNotifications")
      json.array(notifications) { json, notification in
        switch notification {
        case .unreadable(let file): unreadable(file, to: &json)
        case .notice(let notice): self.notice(notice, to: &json)
        }
      }
      json.key("toolConfigurationNotifications")
      json.array(remarks) { json, remark in
        json.object(inline: true) {
          $0.member("level", remark.level)
          $0.text("message", remark.text)
        }
      }
    }
  }

  private enum Notification {
    case unreadable(AuditReport.Unreadable)
    case notice(ReportNotice)
  }

  private var notifications: [Notification] {
    run.report.unreadable.prefix(Self.limit).map(Notification.unreadable)
      + ReportNotice.all(in: run.report).map(Notification.notice)
  }

  private func notice(_ notice: ReportNotice, to json: inout JSONWriter) {
    json.object { json in
      json.key("descriptor")
      json.object(inline: true) { $0.member("id", notice.kind.rawValue) }
      json.member("level", notice.kind == .notAudited ? "warning" : "note")
      json.text("message", SARIFRun.unlinked("\(notice.text)."))
      json.key("locations")
      json.array(notice.sources.prefix(ReportNotice.mostSources)) { json, source in
        json.object(inline: true) { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", run.paths.uri(source)) }
          }
        }
      }
    }
  }

  /// The maximum number of files that are named.
  private static let limit = 1_000

  private var remarks: [(level: String, text: String)] {
    var remarks = SkippedRules(run.report).groups.map {
      ("note", "Skipped: \($0.explanation): \($0.rules.joined(separator: ", ")).")
    }
    if let remark = run.counts.remark(onListed: run.findings.count + run.leftOut, "results") {
      remarks.append(("note", remark))
    }
    if run.leftOut > 0 {
      remarks.append(
        (
          "warning",
          "\(run.leftOut) findings are left out, the least severe: GitHub accepts "
            + "\(SARIFReport.resultLimit) results in a run. The JSON report has all."
        ))
    }
    return remarks
  }

  private func unreadable(_ file: AuditReport.Unreadable, to json: inout JSONWriter) {
    json.object { json in
      json.member("level", "error")
      json.text("message", PlainLine(file.message).text)
      json.key("locations")
      json.array { json in
        json.object(inline: true) { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", run.paths.uri(file.source)) }
            json.key("region")
            json.object {
              $0.member("startLine", max(1, file.line))
              $0.member("startColumn", max(1, file.column))
            }
          }
        }
      }
    }
  }
}
