/// The scripts of the page, and the policy that allows a browser to run no other.
enum HTMLScripts {
  /// The policy names each script by the hash of its bytes: markup injected through one of our
  /// mistakes would not run. `HTMLPolicyTests` prints the hash of a changed script.
  static let policy: StaticString = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \
    script-src 'sha256-6rywZcDdLitg4eHJHA15a2N6QzoNq660tClTR2l99f0=' \
    'sha256-bxPtGjEBNf4SfBX5Q6Y/YSc4/mdkVO2ilNWt0L2nD50='; \
    img-src data:; media-src data:">

    """

  /// From this number of screens, a browser lays out only the visible ones: a thousand screens
  /// appear at once instead of after half a minute.
  static let lazyScreens = 20

  /// Shows the parts that need scripts before the first layout. The properties are in a script and
  /// not in the style sheet, since validators do not know them yet.
  static let head: StaticString = """
    <script>
    document.documentElement.classList.add("js");
    document.head.appendChild(document.createElement("style")).textContent =
      "@media screen { .lazy .screen { content-visibility: auto; contain-intrinsic-size: auto 50rem } }" +
      "svg { forced-color-adjust: none } svg rect, svg path { vector-effect: non-scaling-stroke }" +
      "html { print-color-adjust: exact }";
    </script>

    """

  /// Writes the scripts that filter and link findings and play speech.
  static func writePage(to html: inout HTMLWriter) {
    html.raw("<script>\n")
    html.raw(PackageResources.report_js)
    html.raw(PackageResources.listen_js)
    html.raw("</script>\n")
  }
}
