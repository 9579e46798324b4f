internal import Auditing

/// The tool and rules that made the page, and its limits.
struct HTMLAbout {
  let report: AuditReport
  /// nil if the page has no sound.
  let sound: PageSound?

  func write(to html: inout HTMLWriter) {
    html.raw(
      "<section aria-labelledby=\"about\">\n<h2 id=\"about\">About</h2>\n<p>Written by a11y-audit ")
    html.text(Version.current)
    html.text(" with the profile \(report.profile.rawValue). ")
    html.raw(
      """
      Rules see that a label exists, not that it helps: this report does not replace tests by people \
      who use a screen reader every day.</p>
      <p>
      """)
    if let sound {
      html.text(sound.words)
    } else {
      html.raw(
        """
        This report has no sound. To add it: <code>a11y-read --all-layouts --clips audio/cart \
        cart.xml</code> for each file, then <code>a11y-audit --audio audio</code>.
        """)
    }
    html.raw("</p>\n</section>\n")
  }
}
