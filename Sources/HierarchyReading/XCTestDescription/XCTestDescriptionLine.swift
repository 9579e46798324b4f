internal import AccessibilityModel

/// One element of a description: ` →Button, 0x600, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Buy', Disabled`.
struct XCTestDescriptionLine {
  private(set) var type: String
  /// How many characters precede the type.
  private(set) var indent: Int
  /// The offset of the type in the file.
  private(set) var start: Int
  private(set) var attributes = XCUITestAttributes()

  /// Whether a line begins with a type and an address.
  static func isElement(_ line: ArraySlice<UInt8>) -> Bool { Head(line) != nil }

  /// - Throws: for a frame that is cut or is not one.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(XCTestDescriptionTree.Failure) {
    let head = Head(bytes[range])
    (type, indent) = (head?.type ?? "Other", head?.indent ?? 0)
    start = range.lowerBound + (head?.typeOffset ?? 0)
    var fields = Fields(bytes, from: head?.end ?? range.upperBound, to: range.upperBound)
    while let field = fields.next() { try set(field) }
  }

  private mutating func set(_ field: Fields.Field) throws(XCTestDescriptionTree.Failure) {
    switch field.key {
    case "": try setWord(field)
    case "label": attributes.label = field.text
    case "identifier": attributes.identifier = field.text
    case "title": attributes.title = field.text
    case "value": attributes.value = field.text
    case "placeholderValue": attributes.placeholder = field.text
    default: break
    }
  }

  private mutating func setWord(_ field: Fields.Field) throws(XCTestDescriptionTree.Failure) {
    let text = field.text ?? ""
    switch text {
    case "Selected": attributes.isSelected = true
    case "Disabled": attributes.isEnabled = false
    case "Keyboard Focused", "Focused": attributes.isFocused = true
    default:
      guard text.hasPrefix("{") else { return }
      guard let frame = NativeFrame.parse(text) else {
        throw XCTestDescriptionTree.Failure(
          offset: field.offset,
          reason: "found the frame “\(text.prefix(60))”; expected “{{x, y}, {width, height}}”")
      }
      attributes.nativeFrame = frame
    }
  }
}

extension XCTestDescriptionLine {
  /// The type and the address at the beginning of a line.
  private struct Head {
    var type: String
    var indent = 0
    /// From the beginning of the line.
    var typeOffset: Int
    /// The offset after the address in the file.
    var end: Int

    /// - Returns: nil for another line.
    init?(_ line: ArraySlice<UInt8>) {
      var rest = line
      let arrow = Array("\u{2192}".utf8)
      while true {
        if rest.first == 0x20 {
          rest = rest.dropFirst()
        } else if rest.starts(with: arrow) {
          rest = rest.dropFirst(arrow.count)
        } else {
          break
        }
        indent += 1
      }
      typeOffset = rest.startIndex - line.startIndex
      let letters = rest.prefix(while: Self.isLetter)
      type = String(decoding: letters, as: UTF8.self)
      rest = rest.dropFirst(letters.count)
      // `Window (Main), 0x1`, and in older versions `Window 0x1: traits: 1`.
      if rest.starts(with: " (".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
      }
      if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
      guard !letters.isEmpty, rest.starts(with: " 0x".utf8) else { return nil }
      end = rest.dropFirst(3).drop { Self.isLetter($0) || Self.isDigit($0) }.startIndex
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }
}
