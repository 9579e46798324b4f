internal import ArgumentParser
internal import Auditing

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

/// The severity from which findings fail a run, or `never`.
struct FailureThreshold: ExpressibleByArgument {
  /// nil where nothing fails.
  let severity: Severity?

  static let error = FailureThreshold(severity: .error)

  private init(severity: Severity) { self.severity = severity }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    severity = Severity(rawValue: argument)
  }

  var defaultValueDescription: String { severity?.rawValue ?? "never" }
  static let allValueStrings = ["error", "warning", "note", "never"]
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
