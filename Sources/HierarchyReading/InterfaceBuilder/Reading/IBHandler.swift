internal import AccessibilityModel
internal import SourceText

/// Converts the tags of an Interface Builder document to an ``IBDocument``, in one pass.
struct IBHandler: XMLHandler {
  typealias Attribute = IBAttribute

  static var textReading: XMLTextReading { .all }

  /// An element whose end tag has not been read.
  struct OpenTag {
    let tag: IBTag
    let name: String
    let key: String
    /// The innermost object that it is or belongs to; -1 for none.
    let object: Int
  }

  var document = IBDocument()
  var open: [OpenTag] = []
  /// How many skipped elements are open.
  private var skipped = 0

  /// The text of the open `string`, and whether it is in Base64.
  var text = ""
  var isBase64 = false
  var fragments = ""
  var runtimeKeyPath: String?
  var sizeClass = IBSizeClass(width: nil, height: nil)
  var colorName: String?
  /// Whether the last binding is the one that hides its view.
  var isHiding = false

  mutating func start(_ tag: borrowing XMLStartTag<IBAttribute>) throws(DocumentError) {
    guard skipped == 0 else {
      skipped += 1
      return
    }
    if open.isEmpty { try readRoot(tag) }
    let key = tag.string(.key) ?? ""
    let meaning = meaning(of: tag.name, key: key)
    if case .skipped = meaning {
      skipped = 1
      return
    }
    var object = open.last?.object ?? -1
    if object >= 0 { readColumn(tag, object: object) }
    if case .object(let kind) = meaning { object = openObject(kind, tag, key: key) }
    open.append(OpenTag(tag: meaning, name: tag.name, key: key, object: object))
    if !read(meaning, tag, key: key, object: object) {
      open.removeLast()
      skipped = 1
    }
  }

  mutating func end() throws(DocumentError) {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard let closed = open.popLast() else { return }
    finish(closed)
  }

  mutating func comment(_ text: String, line: Int) {
    if let comment = Hierarchy.Comment(text, line: line) { document.comments.append(comment) }
  }

  mutating func warn(_ message: String, line: Int, column: Int) {
    document.warnings.append(Hierarchy.Warning(line: line, column: column, message: message))
  }

  mutating func text(_ text: String) throws(DocumentError) {
    guard skipped == 0, case .string? = open.last?.tag else { return }
    self.text += text
  }

  /// The meaning of an element, by its name and its parent.
  private func meaning(of name: String, key: String) -> IBTag {
    let parent = open.last?.name ?? ""
    if name == "menu" || name == "menuItem" { return meaning(ofMenu: name) }
    if isControl(cell: name, key: key, in: parent) { return .object(.view) }
    if let property = IBTag.properties[name] {
      return IBTag.isExpected(name, in: parent) ? property : .skipped
    }
    if let kind = IBElementNames.kind(name) { return .object(kind) }
    if IBTag.transparents.contains(name) {
      return IBTag.isExpected(name, in: parent) ? .transparent : .skipped
    }
    if IBElementNames.lists.contains(parent) {
      return .object(parent == "objects" ? .other : .view)
    }
    return IBElementNames.viewKeys.contains(key) && !parent.isEmpty ? .object(.view) : .skipped
  }

  /// Whether a cell of AppKit is a control by itself, not the content of one: in a matrix, or as the check box that
  /// a column of a table without views draws in each row.
  private func isControl(cell name: String, key: String, in parent: String) -> Bool {
    guard let control = IBElementNames.controlOfCell(name), let object = open.last?.object,
      object >= 0
    else { return false }
    if parent == "column" { return document.objects[object].tag == "matrix" }
    return key == "dataCell" && control == "button" && parent == "tableColumn"
      && !document.objects[object].isViewBased
  }

  /// Menus are objects, except those of a pop-up button, which shows only the chosen item.
  private func meaning(ofMenu name: String) -> IBTag {
    for around in open.reversed() {
      switch around.tag {
      case .cell, .menu: return name == "menu" ? .menu : .menuItem
      case .object: return .object(.view)
      default: continue
      }
    }
    return .object(.view)
  }

  private mutating func readRoot(
    _ tag: borrowing XMLStartTag<IBAttribute>
  ) throws(DocumentError) {
    guard tag.name != "archive" else {
      throw tag.error(
        "found an archive of Xcode 4; expected a document of version 3.0; "
          + "open and save it in Xcode 5 or later")
    }
    guard tag.name == "document" else {
      throw tag.error("found the root element <\(tag.name)>; expected <document>")
    }
    let type = tag.string(.type) ?? ""
    guard let platform = Self.platform(type) else {
      throw tag.error(
        "found a document of type \"\(type)\"; expected a storyboard or xib of iOS, tvOS or macOS")
    }
    let version = tag.string(.version) ?? ""
    // Xcode 4 wrote storyboards as 2.0; Xcode 5 changed the number, but no element or attribute
    // that is read.
    guard ["2.0", "3.0"].contains(version) else {
      throw tag.error("found version \"\(version)\" of the format; expected 2.0 or 3.0")
    }
    document.platform = platform
    document.initialController = tag.string(.initialViewController)
    let tools = tag.string(.toolsVersion) ?? ""
    document.toolsVersion = Int(tools.prefix { $0 != "." })
    document.isLaunchScreen = tag.string(.launchScreen) == "YES"
    document.isForPad = tag.string(.targetRuntime)?.hasSuffix(".iPad") == true
  }

  private static func platform(_ type: String) -> Platform? {
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    if type.contains(".CocoaTouch.") { return .iOS }
    if type.contains(".AppleTV.") { return .tvOS }
    return type.contains(".Cocoa.") ? .macOS : nil
  }
}

extension XMLStartTag where Attribute == IBAttribute {
  /// The value of an attribute; nil if the element lacks it.
  func string(_ attribute: IBAttribute) -> String? {
    for index in 0..<count where self.attribute(at: index) == attribute {
      return string(at: index)
    }
    return nil
  }

  func number(_ attribute: IBAttribute) -> Double? {
    for index in 0..<count where self.attribute(at: index) == attribute {
      return number(at: index)
    }
    return nil
  }

  /// A number without its fraction; nil if there is none or it is too large.
  func integer(at index: Int) -> Int? {
    number(at: index).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// Whether an attribute is present and `YES`.
  func isYes(_ attribute: IBAttribute) -> Bool { string(attribute) == "YES" }
}
