internal import Auditing

/// The form that narrows the findings; hidden where no script shows it.
struct HTMLFilters {
  let report: AuditReport
  let names: [String]
  let isCompared: Bool

  func write(to html: inout HTMLWriter) {
    html.raw(
      """
      <section id="filters" class="filters" aria-labelledby="filters-title" hidden>
      <h2 id="filters-title">Filter</h2>
      <form>

      """)
    select("kind", "Kind", all: "All kinds", kinds, to: &html)
    select("rule", "Rule", all: "All rules", rules, to: &html)
    select("screen", "Screen", all: "All screens", screens, to: &html)
    if isCompared {
      select("change", "Change", all: "New and known", [("new", "New only")], to: &html)
    }
    html.raw(
      """
      <button type="reset">Show all</button>
      </form>
      <p id="shown" role="status"></p>
      </section>

      """)
  }

  private var kinds: [(value: String, word: String)] {
    let present = Set(
      report.screens.flatMap { screen in
        screen.findings.lazy.filter { $0.partOf == nil }.map(FindingKind.init)
      })
    return FindingKind.allCases.filter(present.contains).map { ($0.rawValue, $0.word) }
  }

  private var rules: [(value: String, word: String)] {
    Set(report.screens.flatMap { $0.findings.map(\.rule.id) }).sorted().map { ($0, $0) }
  }

  private var screens: [(value: String, word: String)] {
    names.enumerated().map { ("s\($0.offset + 1)", $0.element) }
  }

  private func select(
    _ id: String, _ label: String, all: String, _ options: [(value: String, word: String)],
    to html: inout HTMLWriter
  ) {
    html.element("label") { html in
      html.text("\(label) ")
      html.element("select", [.id("filter-\(id)")]) { html in
        html.element("option", [HTMLAttribute("value", "")], text: all)
        for option in options {
          html.element("option", [HTMLAttribute("value", option.value)], text: option.word)
        }
      }
    }
    html.newLine()
  }
}
