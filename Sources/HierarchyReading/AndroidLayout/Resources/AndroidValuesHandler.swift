internal import SourceText

/// Reads a file of `values`: each text, dimension, colour and style.
struct AndroidValuesHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case name, type, parent }

  struct Entry {
    var type: String
    var name: String
    var text: String
  }

  struct Style {
    var name: String
    var parent: String?
    var items: [String: String]
  }

  static let textReading = XMLTextReading.all
  static let doctypeReading = XMLDoctypeReading.skippedReference

  private(set) var entries: [Entry] = []
  private(set) var styles: [Style] = []
  private var depth = 0
  /// The open value, and the open item of a style.
  private var open: Entry?
  private var style: Style?
  private var item: String?
  private var text = ""

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    depth += 1
    var names: [Attribute: String] = [:]
    for index in 0..<tag.count {
      if let attribute = tag.attribute(at: index) { names[attribute] = tag.string(at: index) }
    }
    switch depth {
    case 2: begin(tag.name, names)
    case 3 where style != nil && tag.name == "item":
      item = names[.name]
      text = ""
    case 3 where open != nil && tag.name == "item" && !["string", "item"].contains(open?.type):
      // An array or plurals: it exists, and its value is not one text.
      text = ""
    default: break
    }
  }

  private mutating func begin(_ tag: String, _ names: [Attribute: String]) {
    guard let name = names[.name] else { return }
    text = ""
    if tag == "style" {
      style = Style(name: name, parent: names[.parent], items: [:])
    } else {
      open = Entry(type: tag == "item" ? names[.type] ?? tag : tag, name: name, text: "")
    }
  }

  mutating func text(_ text: String) {
    guard open != nil || item != nil else { return }
    self.text += text
  }

  mutating func end() {
    if depth == 3, let name = item {
      style?.items[name] = text.trimmed
      item = nil
    } else if depth == 2 {
      if let style { styles.append(style) }
      if var open {
        open.text = open.type == "string" ? AndroidText.unescaped(text) : text.trimmed
        entries.append(open)
      }
      (open, style) = (nil, nil)
    }
    depth -= 1
  }
}

/// Reads a colour that depends on the state of a view.
struct AndroidStateListHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case none }

  /// That of the item without a state, which is the last one.
  private(set) var color: String?

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    guard tag.name == "item" else { return }
    var found: String?
    for index in 0..<tag.count {
      let name = tag.attributeName(at: index)
      if name.contains("state_") || name.hasSuffix(":alpha") { return }
      if name.hasSuffix(":color") { found = tag.string(at: index) }
    }
    color = color ?? found
  }

  mutating func end() {}
}

extension String {
  /// Without the white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
