internal import ArgumentParser
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
