internal import AccessibilityModel
internal import SourceText

/// The attributes of one start tag; a missing one is unknown. No text is empty.
struct XCUITestAttributes {
  var label: String?
  var value: String?
  var name: String?
  var identifier: String?
  var title: String?
  var placeholder: String?
  var hint: String?
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?
  var isEnabled: Bool?
  var isVisible: Bool?
  var isAccessible: Bool?
  var isNativeElement: Bool?
  var isFocused: Bool?
  var isHittable: Bool?
  var isSelected: Bool?
  /// A tree may have a type for headings, which XCTest has not.
  var isHeading = false
  var traits: XCUITestTraits?
  var nativeFrame: Rect?
  var minimumValue: Double?
  var maximumValue: Double?
  var customActions: [String] = []
  var unknown: [String: String] = [:]

  /// The frame, if all its parts are known and valid.
  ///
  /// WebDriverAgent writes an infinite frame as (-1, -1, 0, 0), older versions as (inf, inf, 0, 0).
  var frame: Rect? {
    if let nativeFrame { return nativeFrame.isFinite ? nativeFrame : nil }
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    if x == -1, y == -1, width == 0, height == 0 { return nil }
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  var size: Size? {
    guard let width = nativeFrame?.width ?? width, let height = nativeFrame?.height ?? height,
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension XCUITestHandler {
  /// Reads all attributes of a tag.
  ///
  /// - Throws: for a value that is not a number; the capture is then damaged.
  mutating func attributes(
    of tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) -> XCUITestAttributes {
    var result = XCUITestAttributes()
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index) else {
        keepUnknown(at: index, of: tag, into: &result)
        continue
      }
      if readText(attribute, at: index, of: tag, into: &result) { continue }
      if readFlag(attribute, at: index, of: tag, into: &result) { continue }
      try readValue(attribute, at: index, of: tag, into: &result)
    }
    return result
  }

  private mutating func readText(
    _ attribute: XCUITestAttribute, at index: Int, of tag: borrowing XMLStartTag<Attribute>,
    into result: inout XCUITestAttributes
  ) -> Bool {
    switch attribute {
    case .label: result.label = text(at: index, of: tag, .label)
    case .value: result.value = text(at: index, of: tag, .value)
    case .name: result.name = text(at: index, of: tag, .name)
    case .identifier: result.identifier = text(at: index, of: tag, .identifier)
    case .title: result.title = text(at: index, of: tag, .title)
    case .placeholderValue: result.placeholder = text(at: index, of: tag, .placeholderValue)
    case .hint: result.hint = text(at: index, of: tag, .hint)
    default: return false
    }
    return true
  }

  private mutating func readFlag(
    _ attribute: XCUITestAttribute, at index: Int, of tag: borrowing XMLStartTag<Attribute>,
    into result: inout XCUITestAttributes
  ) -> Bool {
    switch attribute {
    case .enabled: result.isEnabled = boolean(at: index, of: tag, .enabled)
    case .visible: result.isVisible = boolean(at: index, of: tag, .visible)
    case .accessible: result.isAccessible = boolean(at: index, of: tag, .accessible)
    case .nativeAccessibilityElement:
      result.isNativeElement = boolean(at: index, of: tag, .nativeAccessibilityElement)
    case .focused: result.isFocused = boolean(at: index, of: tag, .focused)
    case .hittable: result.isHittable = boolean(at: index, of: tag, .hittable)
    case .selected: result.isSelected = boolean(at: index, of: tag, .selected)
    default: return false
    }
    return true
  }

  private mutating func readValue(
    _ attribute: XCUITestAttribute, at index: Int, of tag: borrowing XMLStartTag<Attribute>,
    into result: inout XCUITestAttributes
  ) throws(DocumentError) {
    switch attribute {
    case .x: result.x = try number(at: index, of: tag, .width)
    case .y: result.y = try number(at: index, of: tag, .width)
    case .width: result.width = try number(at: index, of: tag, .width)
    case .height: result.height = try number(at: index, of: tag, .width)
    case .minValue: result.minimumValue = try number(at: index, of: tag, .minValue)
    case .maxValue: result.maximumValue = try number(at: index, of: tag, .minValue)
    case .nativeFrame: result.nativeFrame = try nativeFrame(at: index, of: tag)
    case .traits: result.traits = traits(at: index, of: tag)
    case .customActions:
      capture.seen.insert(.customActions)
      result.customActions = Self.names(in: tag.string(at: index))
    case .type, .elementType:
      if builder.isEmpty, tag.number(at: index) != nil { capture.isMac = true }
    default: break
    }
  }

  /// Keeps an unknown attribute by its name.
  private mutating func keepUnknown(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>, into result: inout XCUITestAttributes
  ) {
    let name = tag.attributeName(at: index)
    warnings.add("unknown attribute \"\(name)\"", line: tag.line, column: tag.column)
    result.unknown[name] = tag.string(at: index)
  }

  /// A text, or nil if it is empty: UIAutomation writes missing texts as `""`.
  private mutating func text(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>, _ attribute: XCUITestCapture.Seen
  ) -> String? {
    capture.seen.insert(attribute)
    return tag.isEmpty(at: index) ? nil : tag.string(at: index)
  }

  private mutating func boolean(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>, _ attribute: XCUITestCapture.Seen
  ) -> Bool? {
    if let value = tag.boolean(at: index) {
      capture.seen.insert(attribute)
      return value
    }
    let name = tag.attributeName(at: index)
    warnings.add(
      "\(name)=\"\(tag.string(at: index))\"; expected \"true\" or \"false\"",
      line: tag.line, column: tag.column)
    return nil
  }

  private mutating func number(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>, _ attribute: XCUITestCapture.Seen
  ) throws(DocumentError) -> Double {
    capture.seen.insert([.width, attribute])
    guard let number = tag.number(at: index) ?? Self.infinity(tag.string(at: index)) else {
      let name = tag.attributeName(at: index)
      throw tag.error("found \(name)=\"\(tag.string(at: index))\"; expected a number")
    }
    return number
  }

  /// The text that older versions of WebDriverAgent write for the origin of an infinite frame.
  private static func infinity(_ text: String) -> Double? {
    text == "inf" || text == "-inf" ? .infinity : nil
  }

  private mutating func nativeFrame(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) -> Rect {
    capture.seen.insert(.width)
    let text = tag.string(at: index)
    guard let frame = NativeFrame.parse(text) else {
      throw tag.error("found nativeFrame=\"\(text)\"; expected \"{{x, y}, {width, height}}\"")
    }
    return frame
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
