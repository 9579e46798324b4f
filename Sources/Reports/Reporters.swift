/// All forms of the report, in the order of the help.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    TextReport.self,
    JSONReport.self,
    SARIFReport.self,
    JUnitReport.self,
    GitHubReport.self,
    GitLabReport.self,
    GitLabAccessibilityReport.self,
    CheckstyleReport.self,
    MarkdownReport.self,
    CSVReport.self,
    HTMLReport.self,
  ]

  /// - Parameter identifier: of a form; nil for an unknown one.
  public static func named(_ identifier: String) -> (any Reporter.Type)? {
    all.first { $0.identifier == identifier }
  }
}
