internal import ArgumentParser

/// What `--format` takes: a form of a report, or one of the list of rules.
struct FormChoice: ExpressibleByArgument {
  let name: String

  static let text = FormChoice(form: .text)

  private init(form: ReportForm) { name = form.rawValue }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  /// nil for a form that only the list of rules has.
  var report: ReportForm? { ReportForm(rawValue: name) }
  /// nil for a form that only reports have.
  var list: RuleCatalogue.Form? { RuleCatalogue.Form(rawValue: name) }

  var defaultValueDescription: String { name }
  static var allValueStrings: [String] {
    let reports = ReportForm.allCases.map(\.rawValue)
    return reports
      + RuleCatalogue.Form.allCases.map(\.rawValue).filter { !reports.contains($0) }
  }
}
