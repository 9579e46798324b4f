import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Testing

/// A large screen is shared by threads: what they find must be what one finds.
@Suite struct ThreadTests {
  private struct Found: Hashable {
    var rule: String
    var element: Int
    var outcome: Outcome
    var message: String
    var related: [Int]
  }

  private func findings(on hierarchy: Hierarchy, threads: Int) -> [Found] {
    Auditor(rules: BuiltInRules.all, threads: threads).audit(hierarchy).flatMap { audit in
      audit.findings.map {
        Found(
          rule: $0.rule.id, element: $0.element, outcome: $0.outcome,
          message: $0.message.description, related: $0.related)
      }
    }
  }

  /// Rows with something the matter in each, more than a thread is made for.
  private func screen(rows: Int) throws -> Hierarchy {
    let names = ["Buy", "buy button", "IC_ROW.png", "", "Save…", "保存", "12345678", "Details "]
    let views = (0..<rows).map { row in
      let (name, y) = (names[row % names.count], row * 60)
      return """
        <UITableViewCell frame="0 \(y) 390 60">
          <UIImageView isElement="true" label="\(name)" frame="16 \(y) 40 40"/>
          <UILabel text="\(name) and row \(row)" frame="72 \(y + row % 9) 220 20"/>
          <UIButton identifier="b" title="\(name)" frame="330 \(y) \(18 + row % 40) 44"/>
          <UISwitch label="\(name)" frame="\(320 + row % 30) \(y + 10) 51 31"/>
        </UITableViewCell>
        """
    }
    let document = """
      <app language="en"><screen size="390 \(rows * 60)"><UITableView frame="0 0 390 \(rows * 60)">
      \(views.joined(separator: "\n"))
      </UITableView></screen></app>
      """
    return try HierarchyFormats.read(Array(document.utf8), named: "rows.xml")
  }

  @Test(arguments: [2, 3, 8])
  func `several threads find what one finds, in its order`(_ threads: Int) throws {
    let hierarchy = try screen(rows: 600)
    let found = findings(on: hierarchy, threads: threads)
    #expect(found.count > 1000, "the screen has too little the matter to tell")
    #expect(found == findings(on: hierarchy, threads: 1))
  }
}
