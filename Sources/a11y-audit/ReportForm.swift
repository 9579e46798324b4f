internal import ArgumentParser
internal import Auditing
internal import CommandSupport

/// The forms in which a report is written.
enum ReportForm: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, junit, github, gitlab
  case gitlabAccessibility = "gitlab-accessibility"
  case checkstyle, markdown, html
}

/// `form=file`: a report that goes to a file.
struct ReportTarget: ExpressibleByArgument {
  let form: ReportForm
  let path: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="),
      let form = ReportForm(rawValue: String(argument[..<equals]))
    else { return nil }
    path = String(argument[argument.index(after: equals)...])
    self.form = form
    if path.isEmpty { return nil }
  }
}

/// The severity from which findings fail a run.
enum FailureThreshold: String, NamedChoice {
  case error, warning, note, never

  /// nil where nothing fails.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
