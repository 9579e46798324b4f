internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  mutating func startText(_ tag: borrowing XMLStartTag<IBAttribute>) {
    text = ""
    isBase64 = tag.isYes(.base64)
  }

  mutating func startAttributed(key: String) -> Bool {
    fragments = ""
    return ["attributedText", "attributedTitle", "attributedPlaceholder", "attributedSubtitle"]
      .contains(key) || key == "attributedStringValue" || key == "textStorage"
  }

  /// Handles the end of an element.
  mutating func finish(_ closed: OpenTag) {
    let parent = open.last
    switch closed.tag {
    case .object: finishObject(closed.object)
    case .namedColor: colorName = nil
    case .runtimeAttribute: runtimeKeyPath = nil
    case .string:
      let words = isBase64 ? Base64.text(text) : text
      finishText(words, key: closed.key, object: closed.object, in: parent)
    case .attributedString:
      setText(fragments, key: closed.key, object: closed.object, in: parent)
    case .variation: sizeClass = IBSizeClass(width: nil, height: nil)
    default: break
    }
  }

  private mutating func finishObject(_ index: Int) {
    document.objects[index].end = document.objects.count
  }

  private mutating func finishText(_ words: String, key: String, object: Int, in parent: OpenTag?) {
    guard object >= 0 else { return }
    switch parent?.tag {
    case .fragment: fragments += words
    case .runtimeAttribute: setRuntimeValue(words, object: object)
    default: setText(words, key: key, object: object, in: parent)
    }
  }

  private mutating func setText(_ words: String, key: String, object: Int, in parent: OpenTag?) {
    guard object >= 0 else { return }
    if case .configuration? = parent?.tag {
      switch key {
      case "title", "attributedTitle": document.objects[object].links.configurationTitle = words
      case "subtitle", "attributedSubtitle":
        document.objects[object].links.configurationSubtitle = words
      default: break
      }
      return
    }
    if case .listContent? = parent?.tag {
      switch key {
      case "text", "attributedText": document.objects[object].links.listText = words
      case "secondaryText", "secondaryAttributedText":
        document.objects[object].links.secondaryListText = words
      default: break
      }
      return
    }
    if case .accessibility? = parent?.tag {
      switch key {
      case "label", "description": document.objects[object].accessibility.label = words
      case "hint", "help": document.objects[object].accessibility.hint = words
      default: break
      }
      return
    }
    switch key {
    case "text", "attributedText", "textStorage": document.objects[object].details.text = words
    case "title", "attributedTitle", "attributedStringValue", "label":
      // Interface Builder writes an empty attributed title for a menu item without one; AppKit then
      // draws the plain title
      // (https://developer.apple.com/documentation/appkit/nsmenuitem/attributedtitle).
      if key == "attributedTitle", document.objects[object].tag == "menuItem", words.isEmpty {
        return
      }
      if key == "attributedTitle" { document.objects[object].links.hasAttributedTitle = true }
      document.objects[object].details.title = words
    case "placeholder", "attributedPlaceholder", "placeholderString":
      document.objects[object].details.placeholder = words
    case "headerTitle": document.objects[object].links.headerTitle = words
    case "footerTitle": document.objects[object].links.footerTitle = words
    case "toolTip": document.objects[object].toolTip = words
    case "keyEquivalent": document.objects[object].keyEquivalent = words
    case "NSValueTransformerName": transform(by: words, object: object)
    default: break
    }
  }
}

/// Base64, in which Xcode writes strings that begin or end with white space.
enum Base64 {
  static func text(_ encoded: String) -> String {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded.utf8 {
      guard let digit = digit(byte) else { continue }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
