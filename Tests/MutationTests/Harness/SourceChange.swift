import AccessibilityModel

/// One change of an element, in the terms of accessibility; each format writes it in its own way.
enum SourceChange: Sendable {
  /// The words by which it is called now, wherever the format has them; nil for none.
  case name(String?)
  /// The accessibility label apart from the text that is seen.
  case label(String)
  case value(String?)
  case hint(String?)
  case placeholder(String?)
  case identifier(String)
  case traits(Traits)
  /// In points on the screen.
  case frame(Rect)
  /// Whether a screen reader may stop at it.
  case isElement(Bool)
  case enabled(Bool)
  case className(String)
  /// The element is gone; only for one that holds nothing.
  case removed
  /// An attribute of the element's own tag, as its format writes it; nil takes it away.
  case attribute(String, String?)
  /// Markup right before the element, as our own format writes it.
  case sibling(String)
  /// An attribute of the tag around it.
  case parentAttribute(String, String?)
  /// An attribute of the app or the screen around it; our own format alone has them.
  case app(String, String?)
  case screen(String, String?)
  /// An attribute of a tag right inside that of the element.
  case childAttribute(of: String, String, String?)
}

extension SourceFormat {
  /// How the format writes changes of an element.
  ///
  /// - Returns: nil where it cannot say one of them of this element.
  func edits(for changes: [SourceChange], of target: MutationTarget) -> SourceEdits? {
    var edits = SourceEdits()
    for change in changes {
      let isSaid =
        switch self {
        case .ui: writeUI(change, target, &edits)
        case .xcuitest: writePageSource(change, target, &edits)
        case .uiautomator: writeDump(change, target, &edits)
        case .interfaceBuilder: writeInterfaceBuilder(change, target, &edits)
        }
      guard isSaid else { return nil }
    }
    return edits.isEmpty ? nil : edits
  }
}

extension Double {
  /// As a file writes it.
  var written: String {
    self == rounded() ? "\(Int(self))" : "\((self * 100).rounded() / 100)"
  }
}
