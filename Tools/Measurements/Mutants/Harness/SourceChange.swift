import AccessibilityModel

/// One change of an element, in accessibility terms; each format writes it differently.
enum SourceChange: Sendable {
  /// Its label and its visible text, wherever the format has them; nil for none.
  case name(String?)
  /// The accessibility label, separate from the visible text.
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
  /// The element is removed; only for one without content.
  case removed
  /// An attribute of the element's own tag, as its format writes it; nil removes it.
  case attribute(String, String?)
  /// Markup directly before the element, as our own format writes it.
  case sibling(String)
  /// An attribute of the surrounding tag.
  case parentAttribute(String, String?)
  /// An attribute of the surrounding app or screen; only our own format has them.
  case app(String, String?)
  case screen(String, String?)
  /// An attribute of a child of the element's tag.
  case childAttribute(of: String, String, String?)
}

extension SourceFormat {
  /// How the format writes changes of an element.
  ///
  /// - Returns: nil if it cannot express one of them for this element.
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
