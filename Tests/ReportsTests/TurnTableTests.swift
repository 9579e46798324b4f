import Auditing
import HierarchyReading
import Testing

@testable import Reports

@Suite struct TurnTableTests {
  /// A button that moves, one that is missing and one whose text changes.
  static func report(_ label: String = "Sell") throws -> AuditReport {
    var quoted = ""
    for scalar in label.unicodeScalars.prefix(2_000) {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar == " ")
      quoted += isLetter ? "\(scalar)" : "&#\(scalar.value);"
    }
    func button(_ name: String, _ label: String, _ y: Int) -> String {
      "<UIButton identifier=\"\(name)\" label=\"\(label)\" frame=\"10 \(y) 60 60\"/>"
    }
    let text = """
      <screen title="\(quoted)">
        <layout orientation="portrait" size="390 844">
          \(button("a", quoted, 10))\(button("b", "B", 80))\(button("c", "C", 150))
        </layout>
        <layout orientation="landscape" size="844 390">
          \(button("c", "C", 10))\(button("a", quoted + " it", 80))
        </layout>
      </screen>
      """
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "cart.xml")
    var report = AuditReport(profile: .all)
    report.screens = Auditor(rules: []).audit(hierarchy).map {
      ScreenReport($0, source: "cart.xml", format: "ui", draws: true)
    }
    return report
  }

  @Test func `the page has a table of what changes, with links to both stops`() throws {
    let text = HTMLReport().text(of: try Self.report())
    let table = text.components(
      from: "<h3 id=\"s-cart.xml-Sell-landscape-turn\">", to: "</section>")
    let (portrait, landscape) = ("#s-cart.xml-Sell-portrait", "#s-cart.xml-Sell-landscape")
    #expect(
      table == """
        What rotation changes</h3>
        <div class="scroll" tabindex="0" role="group" aria-label="What rotation changes"><table>
        <caption>1 only in portrait, 1 moved, 1 different speech</caption><thead><tr>\
        <th scope="col">Change</th><th scope="col">Element</th><th scope="col">Portrait</th>\
        <th scope="col">Landscape</th></tr></thead>
        <tbody>
        <tr><td>only in portrait</td><th scope="row">UIButton "b"</th>\
        <td><a href="\(portrait)-2">stop 2</a>: “B, Button”</td><td>missing</td></tr>
        <tr><td>moved</td><th scope="row">UIButton "a"</th>\
        <td><a href="\(portrait)-1">stop 1</a>: first</td>\
        <td><a href="\(landscape)-2">stop 2</a>: after UIButton "c"</td></tr>
        <tr><td>different speech</td><th scope="row">UIButton "a"</th>\
        <td><a href="\(portrait)-1">stop 1</a>: “Sell, Button”</td>\
        <td><a href="\(landscape)-2">stop 2</a>: “Sell it, Button”</td></tr>
        </tbody>
        </table></div>

        """)
    #expect(
      text.contains("<a class=\"turn\" href=\"\(landscape)\">Rotate to landscape</a>"))
    #expect(text.contains("<a href=\"\(landscape)-turn\">What rotation changes</a>"))
  }

  @Test func `Markdown has the same table`() throws {
    let text = MarkdownReport().text(of: try Self.report())
    #expect(
      text.hasSuffix(
        """

        ## What rotation changes

        ### cart.xml&#58; Sell, landscape

        | change | element | portrait | landscape |
        |---|---|---|---|
        | only in portrait | UIButton "b" | stop 2&#58; “B, Button” | missing |
        | moved | UIButton "a" | stop 1&#58; first | stop 2&#58; after UIButton "c" |
        | different speech | UIButton "a" | stop 1&#58; “Sell, Button” | stop 2&#58; “Sell it, Button” |

        """))
  }

  @Test(arguments: HostileText.all.filter { $0.name != "what XML cannot hold" })
  func `a label stays a label in both tables`(_ hostile: HostileText) throws {
    // Characters that XML does not allow.
    let text = hostile.text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    let report = try Self.report(String(String.UnicodeScalarView(text)))
    try DocumentCheck.check(HTMLReport().bytes(of: report), .html)
    try DocumentCheck.check(MarkdownReport().bytes(of: report), .markdown)
  }
}

extension String {
  /// The text between two words; nil if they do not occur.
  func components(from start: String, to end: String) -> String? {
    guard let start = firstRange(of: start), let end = self[start.upperBound...].firstRange(of: end)
    else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
