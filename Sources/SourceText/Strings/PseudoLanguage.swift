/// Recognises translations that no user can choose: they serve translators and testers.
public enum PseudoLanguage {
  /// Whether a language has no users: one for private use (`qps`), an undetermined one (`und`), or
  /// a pseudo-locale (`en-XA`).
  ///
  /// `qaa` to `qtz` and `x` are for private use
  /// (https://www.rfc-editor.org/rfc/rfc5646#section-2.2); the regions XA to XC are those of the
  /// pseudo-locales of CLDR (https://unicode.org/reports/tr35/#unicode_region_subtag_validity).
  public static func contains(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let primary = parts.first else { return false }
    if primary.count == 3, primary >= "qaa", primary <= "qtz" { return true }
    if ["x", "und", "zxx", "mis"].contains(primary) { return true }
    return parts.dropFirst().contains { ["xa", "xb", "xc"].contains($0) }
  }

  /// Whether a table contains the marks of a tool with which translators work on the running app,
  /// instead of texts: Crowdin writes `crwdns12:0crwdne12:0`
  /// (https://support.crowdin.com/developer/in-context-localization/).
  public static func isMarked(_ table: StringsTable) -> Bool {
    table.entries.values.contains { isMark($0.text) }
  }

  private static func isMark(_ text: String) -> Bool {
    let mark = "crwdns"
    guard text.hasPrefix(mark) else { return false }
    let number = text.dropFirst(mark.count).prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && text.dropFirst(mark.count + number.count).first == ":"
  }
}
