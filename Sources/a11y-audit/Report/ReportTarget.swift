internal import ArgumentParser
internal import Auditing
internal import Reports

/// `form=file`: a report written to a file.
struct ReportTarget: ExpressibleByArgument {
  let form: any Reporter.Type
  let path: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="),
      let form = Reporters.named(String(argument[..<equals]))
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
