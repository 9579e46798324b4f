import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import ScreenReader
import SourceReading
import SwiftUIReading
import Utterances

/// SwiftUI code of a test, as screens, transcripts and findings.
struct SwiftUISource {
  let hierarchy: Hierarchy

  /// - Parameters:
  ///   - code: a file with an import and views.
  ///   - others: further files of the app, by name.
  init(
    _ code: String, named name: String = "App.swift", others: [String: String] = [:],
    strings: LocalizedStrings = LocalizedStrings(), colors: [String: [ColorSet]] = [:],
    resources given: AppResources = AppResources(), isNamed: Bool = true
  ) throws(HierarchyReadingError) {
    let files = others.sorted { $0.key < $1.key }.map {
      SwiftSyntaxFile(parsing: Array($0.value.utf8), name: $0.key)
    }
    var resources = given
    if resources.strings == LocalizedStrings() { resources.strings = strings }
    resources.colors.merge(colors) { own, _ in own }
    let project = SwiftUIProject(files, resources: resources)
    hierarchy = try SwiftUIReader(Array(code.utf8), named: name, in: project)
      .hierarchy(isNamed: isNamed, options: ReadingOptions(language: "en"))
  }

  /// A view with a body, between its property list and its end.
  init(body: String, members: String = "", types: String = "") throws(HierarchyReadingError) {
    try self.init(
      """
      import SwiftUI
      struct CartView: View {
        \(members)
        var body: some View {
      \(body)
        }
      }
      \(types)
      """)
  }

  /// The speech of VoiceOver at each stop of the first screen.
  var spoken: [String] { spoken(on: 0) }

  func spoken(on index: Int) -> [String] {
    let screen = hierarchy.screens[index]
    return Transcript(of: screen, wording: .voiceover, language: "en").entries.map(\.line)
  }

  /// `rule line:column` of each finding that is not about the screen as a whole, and that the code does not settle, in
  /// order.
  var findings: [String] {
    let auditor = Auditor(rules: BuiltInRules.all.filter(\.ownDescription.isRecommended))
    return auditor.audit(hierarchy)
      .flatMap { found in
        var audit = found
        auditor.resolve(&audit, app: AppFacts(), codeSets: [:])
        return audit.findings.map { finding in
          let element = audit.screen.elements[finding.element]
          return "\(finding.rule.id) \(element.line):\(element.column)"
            + (finding.outcome == .review ? " review" : "")
        }
      }.sorted()
  }

  /// The messages of a rule, in order.
  func messages(of rule: String) -> [String] {
    Auditor(rules: BuiltInRules.all.filter { $0.ownDescription.id == rule }).audit(hierarchy)
      .flatMap(\.findings).map(\.message.description)
  }
}
