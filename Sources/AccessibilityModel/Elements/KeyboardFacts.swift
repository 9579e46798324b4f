/// How a keyboard reaches a control, as its file states it: one of AppKit, or a clickable view in a layout of Android.
public struct KeyboardFacts: Hashable, Sendable {
  /// The key that activates it, with its modifiers in the order of AppKit's menus: `⌘S`, `⎋` for Escape, `↩` for
  /// Return; nil for none.
  public var shortcut: String?
  /// Whether it never gets the keyboard focus (`refusesFirstResponder`, `android:focusable="false"`).
  public var refusesFocus = false
  /// Whether nothing is drawn around it while it has the focus (`focusRingType`).
  public var hidesFocusRing = false
  /// The object id of the view that the Tab key leads to (`nextKeyView`); nil if AppKit finds it.
  public var next: String?

  public init() {}

  public static let escape = "⎋"
  public static let enter = "↩"
}
