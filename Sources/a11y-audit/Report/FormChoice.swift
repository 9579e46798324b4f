internal import ArgumentParser
internal import Reports

/// The values of `--format`: a form of a report, or one of the list of rules.
struct FormChoice: ExpressibleByArgument {
  let name: String

  static let text = FormChoice(name: TextReport.identifier)

  private init(name: String) { self.name = name }

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  /// nil for a form of the list of rules only.
  var report: (any Reporter.Type)? { Reporters.named(name) }
  /// nil for a form of reports only.
  var list: RuleCatalogue.Form? { RuleCatalogue.Form(rawValue: name) }

  var defaultValueDescription: String { name }
  static var allValueStrings: [String] {
    let reports = Reporters.all.map { $0.identifier }
    return reports
      + RuleCatalogue.Form.allCases.map(\.rawValue).filter { !reports.contains($0) }
  }
  /// By default, shells complete only the cases of an enumeration.
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
