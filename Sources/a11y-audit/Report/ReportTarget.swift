internal import ArgumentParser
internal import Auditing
internal import Reports

/// `form=file`: a report written to a file; `html=folder/`: to a folder of files.
struct ReportTarget: ExpressibleByArgument {
  let form: any Reporter.Type
  /// That of a folder ends with a slash.
  let path: String

  /// Whether the report is a folder of files.
  var isFolder: Bool { path.hasSuffix("/") }

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="),
      let form = Reporters.named(String(argument[..<equals]))
    else { return nil }
    path = String(argument[argument.index(after: equals)...])
    self.form = form
    if path.isEmpty || isFolder && !(form is any FolderReporter.Type) { return nil }
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
