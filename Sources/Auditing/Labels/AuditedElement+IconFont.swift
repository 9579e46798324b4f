internal import AccessibilityModel

extension AuditedElement {
  /// Whether its font draws icons in place of words: Material Icons writes “notifications” and shows a bell
  /// (https://developers.google.com/fonts/docs/material_icons), Font Awesome likewise.
  var hasIconFont: Bool {
    guard let name = element.layout?.fontName?.lowercased() else { return false }
    return Self.iconFonts.contains(where: name.contains)
  }

  /// Parts of the PostScript names of such fonts.
  private static let iconFonts = ["icons", "iconfont", "awesome", "ionicon", "glyphs"]
}
