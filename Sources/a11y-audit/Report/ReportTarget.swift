internal import ArgumentParser
internal import Reports

/// `form=file`: a report written to a file; `html=folder/`: to a folder of files.
struct ReportTarget: ExpressibleByArgument {
  let form: any Reporter.Type
  /// The path of a folder ends with a slash.
  let path: String

  /// Whether the report is a folder of files.
  var isFolder: Bool { path.hasSuffix("/") }

  /// The folder for the pages of a report that is too large for one: `report-pages` for `report.html`.
  var pageFolder: String {
    let stem =
      path.hasSuffix(".\(form.identifier)") ? path.dropLast(form.identifier.count + 1) : path[...]
    return "\(stem)-pages"
  }

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="),
      let form = Reporters.named(String(argument[..<equals]))
    else { return nil }
    path = String(argument[argument.index(after: equals)...])
    self.form = form
    if path.isEmpty || isFolder && !(form is any FolderReporter.Type) { return nil }
  }
}
