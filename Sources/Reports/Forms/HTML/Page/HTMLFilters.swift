/// The filter bar; hidden unless a script fills it.
///
/// The script adds the options, each with the number of findings that it leaves.
enum HTMLFilters {
  static func write(to html: inout HTMLWriter) {
    html.raw(
      """
      <section id="filters" class="filters" aria-label="Filters" tabindex="-1" hidden>
      <form>
      <label class="find"><span class="unseen">Search the findings</span>\
      <input type="search" id="filter-q" placeholder="Search" autocomplete="off"></label>
      <button type="button" id="facets-show" aria-expanded="false" aria-controls="facets">Filters</button>
      <div id="facets">

      """)
    for (name, label, all) in facets {
      html.element("label") { html in
        html.element("span", [.class("unseen")], text: label)
        html.element("select", [.id("filter-\(name)")]) { html in
          html.element("option", [HTMLAttribute("value", "")], text: all)
        }
      }
      html.newLine()
    }
    html.raw(
      """
      <button type="reset">Clear</button>
      </div>
      <div class="walk">
      <span id="shown" role="status"></span>
      <button type="button" id="previous" aria-label="Previous finding">Previous</button>
      <button type="button" id="next" aria-label="Next finding">Next</button>
      </div>
      </form>
      </section>

      """)
  }

  /// The parameter in the address, the label, and the option for all.
  private static let facets = [
    ("severity", "Severity", "All severities"), ("review", "Review", "All outcomes"),
    ("rule", "Rule", "All rules"), ("file", "File", "All files"),
    ("status", "Status", "Open"), ("autofix", "Autofix", "Any fix"),
  ]
}
