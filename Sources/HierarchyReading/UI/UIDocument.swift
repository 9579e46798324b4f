internal import AccessibilityModel
internal import SourceText

/// A document of our own format while it becomes a hierarchy.
struct UIDocument: XMLHandler {
  typealias Attribute = UIAttribute

  private(set) var hierarchy = Hierarchy(format: UIHierarchyReader.formatName)
  private let options: ReadingOptions
  private var open: [OpenTag] = []
  private var app = AppFacts()
  /// The open screen, without its elements.
  private var screen = ScreenDraft()
  private var screenCount = 0
  /// The open layout, if the screen has any.
  private var layout: ScreenDraft?
  private var builder = ScreenBuilder()

  /// The meaning of an open tag.
  private enum OpenTag {
    case app, screen, layout
    case view(ViewDraft.Pending)
    case rotor
    /// An action, a constraint …: it has no children.
    case part
    /// An unknown tag: its children are read as its parent's.
    case unknown
  }

  /// The innermost open tag that is known.
  private var innermost: OpenTag? {
    open.last {
      if case .unknown = $0 { false } else { true }
    }
  }

  /// The format has no text between tags: text is read only to warn about it.
  static let textReading = XMLTextReading.visible
  private var hasWarnedOfText = false
  private var lastTag = (line: 1, column: 1)

  init(options: ReadingOptions) { self.options = options }

  mutating func start(_ tag: borrowing XMLStartTag<UIAttribute>) throws(DocumentError) {
    lastTag = (tag.line, tag.column)
    if Self.isViewName(tag.name) {
      try openView(tag)
    } else {
      try openWord(tag)
    }
  }

  /// Whether a tag is a view: UIKit's private classes begin with underscores.
  private static func isViewName(_ name: String) -> Bool {
    name.first { $0 != "_" }?.isUppercase == true
  }

  mutating func end() throws(DocumentError) {
    switch open.popLast() {
    case .view(let pending): closeView(pending)
    case .layout: closeLayout()
    case .screen: closeScreen()
    case .app: hierarchy.app = app
    case .rotor, .part, .unknown, nil: break
    }
  }

  mutating func text(_ text: String) throws(DocumentError) {
    guard !hasWarnedOfText, !text.allSatisfy(\.isWhitespace) else { return }
    hasWarnedOfText = true
    hierarchy.warnings.append(
      Hierarchy.Warning(
        line: lastTag.line, column: lastTag.column,
        message: "found text after this tag; expected it in an attribute such as text or label"))
  }

  mutating func warn(_ tag: borrowing XMLStartTag<UIAttribute>, _ message: String) {
    warn(message, line: tag.line, column: tag.column)
  }

  mutating func warn(_ message: String, line: Int, column: Int) {
    hierarchy.warnings.append(Hierarchy.Warning(line: line, column: column, message: message))
  }
}

// MARK: - Elements of the format

extension UIDocument {
  private mutating func openWord(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    switch tag.name {
    case "app": try openApp(tag)
    case "screen": try openScreen(tag)
    case "layout": try openLayout(tag)
    case "action", "content", "rotor", "item", "constraint": try openPart(tag)
    default:
      warn(tag, "unknown element <\(tag.name)>; expected a class name or a word of the format")
      open.append(.unknown)
    }
  }

  private mutating func openApp(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    guard open.isEmpty else { throw tag.error("found <app> inside; expected it as the root") }
    open.append(.app)
    app = try AppAttributes.read(tag, warn: { hierarchy.warnings.append($0) })
  }

  private mutating func openScreen(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    switch innermost {
    case nil, .app: break
    default: throw tag.error("found <screen> inside another; expected it in <app> or as the root")
    }
    open.append(.screen)
    screen = ScreenDraft(app: app, options: options, number: screenCount)
    screenCount += 1
    layout = nil
    builder = ScreenBuilder()
    try screen.readAttributes(of: tag, warn: { hierarchy.warnings.append($0) })
  }

  private mutating func openLayout(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    guard case .screen = innermost else {
      throw tag.error("found <layout> elsewhere; expected it directly in <screen>")
    }
    guard builder.isEmpty else {
      throw tag.error("found <layout> after a view; expected all views in layouts or none")
    }
    open.append(.layout)
    var layout = screen
    try layout.readLayout(tag, warn: { hierarchy.warnings.append($0) })
    self.layout = layout
  }

  private mutating func closeLayout() {
    guard let layout else { return }
    finish(layout)
  }

  private mutating func closeScreen() {
    if layout == nil { finish(screen) }
    layout = nil
  }

  private mutating func finish(_ draft: ScreenDraft) {
    hierarchy.screens.append(builder.finish(draft.screen))
  }
}

// MARK: - Views

extension UIDocument {
  mutating func comment(_ text: String, line: Int) {
    if let comment = Hierarchy.Comment(text, line: line) { hierarchy.comments.append(comment) }
  }

  private mutating func openView(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    switch innermost {
    case .part, .rotor:
      throw tag.error("found the view <\(tag.name)> in a part of a view; expected it in a view")
    case nil, .app:
      throw tag.error("found the view <\(tag.name)> outside of a screen; expected it in <screen>")
    case .screen where layout != nil:
      throw tag.error(
        "found the view <\(tag.name)> after <layout>; expected all views in layouts or none")
    default: break
    }
    hierarchy.comments.settle(line: tag.line, column: tag.column)
    var draft = ViewDraft(tag, superclasses: options.superclasses)
    try draft.readAttributes(of: tag)
    hierarchy.warnings += draft.warnings
    var element = draft.makeElement()
    // Everything in a system bar belongs to the system too.
    if let parent = builder.current, builder.elements[parent].isSystem {
      element.flags.insert(.system)
    }
    builder.open(element)
    open.append(.view(draft.pending))
  }

  private mutating func closeView(_ pending: ViewDraft.Pending) {
    guard let index = builder.current else { return }
    builder.close()
    hierarchy.warnings += ViewResolver(index: index, pending: pending).resolve(in: &builder)
  }

  private mutating func openPart(
    _ tag: borrowing XMLStartTag<UIAttribute>
  ) throws(DocumentError) {
    guard isInPlace(tag.name), let index = builder.current else {
      let home = tag.name == "item" ? "rotor" : "view"
      throw tag.error("found <\(tag.name)> outside of a \(home); expected it inside one")
    }
    open.append(tag.name == "rotor" ? .rotor : .part)
    let part = try ViewPart(tag, warn: { hierarchy.warnings.append($0) })
    builder.update(index) { part.add(to: &$0.details) }
  }

  private func isInPlace(_ name: String) -> Bool {
    switch innermost {
    case .view: name != "item"
    case .rotor: name == "item"
    default: false
    }
  }
}
