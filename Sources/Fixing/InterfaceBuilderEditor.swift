/// Changes the accessibility of a view in an Interface Builder document: its element
/// `accessibility`, or the equivalent user-defined run-time attribute.
struct InterfaceBuilderEditor: ElementEditor {
  let outline: XMLOutline
  let encoding: SourceEncoding
  let view: Int
  /// Its element `accessibility`; nil for none.
  let configuration: Int?
  /// Its element `userDefinedRuntimeAttributes`; nil for none.
  let runtime: Int?
  let isMac: Bool

  var edits: [SourceEdit] = []
  /// The attributes to add to `accessibility`.
  var newAttributes: [(name: String, value: [UInt8])] = []
  var newTraits: [String]?
  var newIsElement: String?
  var newRuntime: [(type: String, keyPath: String, value: [UInt8])] = []

  init(_ source: SourceFile, _ element: Int, className: String) throws(FixObstacle) {
    let outline = source.outline
    self.outline = outline
    encoding = source.encoding
    view = element
    guard Self.isView(element, called: className, in: outline) else {
      throw .notListed(className)
    }
    let children = outline.children(of: element)
    let places = [element] + children.filter { Self.key(of: $0, in: outline) == "cell" }
    configuration = places.lazy.flatMap { outline.children(of: $0) }.first {
      outline.name(of: $0) == "accessibility"
    }
    runtime = children.first { outline.name(of: $0) == "userDefinedRuntimeAttributes" }
    let type =
      outline.elements.isEmpty
      ? "" : TagAttributes(of: 0, in: outline)["type"].map { outline.string($0.value) } ?? ""
    isMac = !type.contains(".CocoaTouch.") && !type.contains(".AppleTV.")
  }

  /// Whether the tag is the view itself: parts of bars, steppers and segments have the position of
  /// a tag and another class.
  private static func isView(
    _ element: Int, called className: String, in outline: XMLOutline
  ) -> Bool {
    let tag = outline.name(of: element).lowercased()
    let custom = TagAttributes(of: element, in: outline)["customClass"].map {
      outline.string($0.value)
    }
    guard custom == className || custom == nil && className.lowercased().hasSuffix(tag) else {
      return false
    }
    return tag == "barbuttonitem" || tag == "tabbaritem"
      || outline.children(of: element).contains { outline.name(of: $0) == "rect" }
  }

  static func key(of element: Int, in outline: XMLOutline) -> String? {
    TagAttributes(of: element, in: outline)["key"].map { outline.string($0.value) }
  }

  /// The names of the properties in a document for macOS, whose views have only these.
  private static let macNames = ["label": "description", "hint": "help"]

  mutating func set(_ attribute: String, to value: String?) throws(FixObstacle) {
    if let place = runtimeAttribute(attribute) {
      return try setRuntime(place, attribute, to: value)
    }
    switch attribute {
    case "label", "hint": try setText(attribute, to: value)
    case "traits" where !isMac: try setTraits(value)
    case "isElement" where !isMac: try setIsElement(value)
    default: try addRuntime(attribute, value)
    }
  }

  private mutating func setText(_ attribute: String, to value: String?) throws(FixObstacle) {
    let name = isMac ? Self.macNames[attribute] ?? attribute : attribute
    guard let configuration else {
      guard let value, !isMac else { throw .noPlace(property: attribute) }
      return newAttributes.append((name, quoted(value)))
    }
    if let child = child(of: configuration, key: name) { return replace(child, by: value) }
    let attributes = TagAttributes(of: configuration, in: outline)
    guard let old = attributes[name] else {
      guard let value else { throw .noPlace(property: attribute) }
      // Xcode sorts them by name after the key.
      let anchor = attributes.all.last { $0.name == "key" || $0.name < name }
      return edits.append(
        SourceEdit(
          insert: Array(" \(name)=\"".utf8) + quoted(value) + [UInt8(ascii: "\"")],
          at: anchor?.whole.upperBound ?? attributes.nameEnd))
    }
    edits.append(
      value.map {
        SourceEdit(old.value, XMLText.attribute($0, quote: old.quote, in: encoding))
      } ?? SourceEdit(old.whole, []))
  }

  /// A text in a separate element, such as one in Base64.
  mutating func replace(_ element: Int, by value: String?) {
    let place = outline.elements[element]
    guard let value else { return remove(element) }
    let name = outline.name(of: element)
    let key = Self.key(of: element, in: outline) ?? ""
    edits.append(
      SourceEdit(
        place.whole,
        Array("<\(name) key=\"\(key)\">".utf8) + XMLText.content(value, in: encoding)
          + Array("</\(name)>".utf8)))
  }

  mutating func remove(_ element: Int) {
    let whole = outline.elements[element].whole
    let start = outline.leading(of: whole.lowerBound).startIndex
    edits.append(SourceEdit(start..<whole.upperBound, []))
  }

  func child(of element: Int, key: String) -> Int? {
    outline.children(of: element).first { Self.key(of: $0, in: outline) == key }
  }

  func quoted(_ value: String) -> [UInt8] {
    XMLText.attribute(value, quote: UInt8(ascii: "\""), in: encoding)
  }
}

// MARK: - Traits and element

extension InterfaceBuilderEditor {
  /// The traits that Xcode writes; UIKit's private ones are not part of a document.
  private static let traits: Set<String> = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "header", "tabBar",
  ]

  private mutating func setTraits(_ value: String?) throws(FixObstacle) {
    let wanted = (value ?? "").split(separator: " ").map(String.init)
    let names = wanted.isEmpty ? ["none"] : wanted
    guard wanted.allSatisfy(Self.traits.contains) else { throw .noPlace(property: "traits") }
    guard let configuration, let old = child(of: configuration, key: "traits") else {
      newTraits = names
      return
    }
    let attributes = TagAttributes(of: old, in: outline)
    for attribute in attributes.all where attribute.name != "key" {
      if !names.contains(attribute.name) {
        edits.append(SourceEdit(attribute.whole, []))
      } else if outline.string(attribute.value) != "YES" {
        edits.append(SourceEdit(attribute.value, "YES".utf8))
      }
    }
    let missing = names.filter { attributes[$0] == nil }.map { " \($0)=\"YES\"" }.joined()
    guard !missing.isEmpty else { return }
    edits.append(
      SourceEdit(
        insert: missing.utf8, at: attributes.all.last?.whole.upperBound ?? attributes.nameEnd))
  }

  private mutating func setIsElement(_ value: String?) throws(FixObstacle) {
    guard let value else { throw .noPlace(property: "isElement") }
    let word = value == "true" ? "YES" : "NO"
    guard let configuration, let old = child(of: configuration, key: "isElement") else {
      newIsElement = word
      return
    }
    guard let place = TagAttributes(of: old, in: outline)["value"] else {
      throw .noPlace(property: "isElement")
    }
    edits.append(SourceEdit(place.value, word.utf8))
  }
}
