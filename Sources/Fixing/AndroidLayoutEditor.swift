/// Changes attributes of a view in a layout of Android, and of the text before it, which names it.
///
/// It writes no texts that users read: they belong into resources, with their translations.
struct AndroidLayoutEditor: ElementEditor {
  private let source: SourceFile
  private let view: Int
  /// That of Android's attributes in this file, with its colon.
  private let prefix: String
  private var tag: TagEditor
  private var label: TagEditor?

  init(_ source: SourceFile, _ element: Int, className: String) throws(FixObstacle) {
    guard Self.isView(element, called: className, in: source.outline) else {
      throw .notListed(className)
    }
    guard let prefix = Self.prefix(at: element, in: source.outline) else { throw .noNamespace }
    (self.source, self.prefix, view) = (source, prefix, element)
    tag = TagEditor(source, element)
  }

  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle) {
    switch (attribute, value) {
    case ("label", nil):
      guard tag.remove(prefix + "contentDescription") else { throw .noPlace(property: attribute) }
    case ("label", let value?): try replace("contentDescription", by: value)
    case ("textSize", let value?): try replace("textSize", by: value)
    case ("isElement", let value?):
      tag.set(prefix + "importantForAccessibility", to: value == "true" ? "yes" : "no")
    case ("elementsHidden", "true"):
      tag.set(prefix + "importantForAccessibility", to: "noHideDescendants")
    case ("traits", let traits?) where traits.split(separator: " ").contains("header"):
      tag.set(prefix + "accessibilityHeading", to: "true")
    case ("labelledBy", .some): try connectLabel()
    default: throw .noPlace(property: attribute)
    }
  }

  func finished() -> [SourceEdit] { tag.edits + (label?.edits ?? []) }

  /// Replaces a value that the tag has itself: one of a resource or a style is that of other views as well.
  private mutating func replace(_ attribute: String, by value: String) throws(FixObstacle) {
    guard let old = tag[prefix + attribute] else { throw .noPlace(property: attribute) }
    guard old.first != "@", old.first != "?" else { throw .resource(old) }
    tag.set(prefix + attribute, to: value)
  }

  /// Makes the text directly before the view its label.
  private mutating func connectLabel() throws(FixObstacle) {
    let id = tag[prefix + "id"]?.split(separator: "/", maxSplits: 1)
    guard let id, id.count == 2, id[0] == "@+id" || id[0] == "@id" else {
      throw .noPlace(property: "labelFor")
    }
    let siblings = source.outline.children(of: source.outline.elements[view].parent)
    guard let place = siblings.firstIndex(of: view), place > 0,
      source.outline.name(of: siblings[place - 1]).hasSuffix("TextView"),
      case var text = TagEditor(source, siblings[place - 1]), text[prefix + "labelFor"] == nil
    else { throw .noPlace(property: "labelFor") }
    // The view comes later in the file, so its identifier may be new here.
    text.set(prefix + "labelFor", to: "@+id/\(id[1])")
    label = text
  }

  // MARK: - The tag

  /// Whether the tag is the view itself: an included layout, and the button that a toolbar makes, have the position of
  /// a tag and another class.
  private static func isView(
    _ element: Int, called className: String, in outline: XMLOutline
  ) -> Bool {
    let name = TagAttributes(of: element, in: outline)["class"].map { outline.string($0.value) }
    var last = Self.last(of: name ?? outline.name(of: element))
    if last.hasPrefix("AppCompat") { last = last.dropFirst("AppCompat".count) }
    return last == Self.last(of: className)
  }

  private static func last(of name: String) -> Substring {
    name.split(separator: ".").last ?? Substring(name)
  }

  /// The prefix that the element or one around it declares for Android's attributes; nil for none.
  private static func prefix(at element: Int, in outline: XMLOutline) -> String? {
    var element = element
    while element >= 0 {
      let declaration = TagAttributes(of: element, in: outline).all.first {
        $0.name.hasPrefix("xmlns:") && outline.string($0.value) == namespace
      }
      if let declaration { return declaration.name.dropFirst("xmlns:".count) + ":" }
      element = outline.elements[element].parent
    }
    return nil
  }

  private static let namespace = "http://schemas.android.com/apk/res/android"
}
