/// The scripts of the page, and the policy that lets a browser run no other.
enum HTMLScripts {
  /// The policy names each script by the hash of its bytes: markup that got into the page by a fault
  /// of ours would stay dead. `HTMLPolicyTests` prints the hash of a script that was changed.
  static let policy: StaticString = """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; \
    script-src 'sha256-eEJMFwz0r8uQTo0GtactXxuAN6zFN3UEVptJN/6S/mY=' \
    'sha256-3aD6EYDsVqSrnPZcI3CMKWS1jfxRyVtJdJZE57SSyrE='; \
    img-src data:; media-src data:">

    """

  /// From so many screens on, a browser that knows how lays out only those in view: it shows a
  /// thousand of them at once instead of after half a minute.
  static let lazyScreens = 20

  /// In a script and not in the style sheet, since validators do not know the property yet.
  static let lazyLayout: StaticString = """
    <script>
    document.head.appendChild(document.createElement("style")).textContent =
      "@media screen { .screen { content-visibility: auto; contain-intrinsic-size: auto 60rem } }";
    </script>

    """

  /// Writes what filters findings and plays speech.
  static func writePage(to html: inout HTMLWriter) {
    html.raw("<script>\n")
    html.raw(PackageResources.report_js)
    html.raw(PackageResources.listen_js)
    html.raw("</script>\n")
  }
}
