internal import AccessibilityModel
internal import XMLReading

/// The attributes of one start tag as far as they are there; what is missing is unknown.
struct XCUITestAttributes {
  /// A text by the place of its attribute in the tag, so that only those are made strings that are
  /// kept.
  typealias Text = Int32

  var label: Text?
  var value: Text?
  var name: Text?
  var identifier: Text?
  var title: Text?
  var placeholder: Text?
  var hint: Text?
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
  var traits: XCUITestTraits?
  var nativeFrame: Rect?
  /// What hardly any element has, apart so that a million elements are read fast.
  var extras: Extras?

  struct Extras {
    var minimumValue: Double?
    var maximumValue: Double?
    var customActions: [String] = []
    var unknown: [String: String] = [:]
  }

  /// The frame, where all of it is known and it is one.
  ///
  /// WebDriverAgent writes an infinite frame as (-1, -1, 0, 0).
  var frame: Rect? {
    if let nativeFrame { return nativeFrame.isFinite ? nativeFrame : nil }
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    if x == -1, y == -1, width == 0, height == 0 { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  var size: Size? {
    guard let width = nativeFrame?.width ?? width, let height = nativeFrame?.height ?? height,
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension XCUITestHandler {
  /// Reads one attribute.
  ///
  /// - Throws: a number that is none; a capture that has one was damaged.
  @inline(__always) mutating func read(
    _ attribute: XCUITestAttribute, at index: Int, of tag: borrowing XMLStartTag<Self>,
    into result: inout XCUITestAttributes
  ) throws(XMLReadingError) {
    switch attribute {
    case .x: result.x = try number(at: index, of: tag)
    case .y: result.y = try number(at: index, of: tag)
    case .width: result.width = try number(at: index, of: tag)
    case .height: result.height = try number(at: index, of: tag)
    case .label: result.label = text(at: index, of: tag, .label)
    case .value: result.value = text(at: index, of: tag, .value)
    case .name: result.name = text(at: index, of: tag, .name)
    case .identifier: result.identifier = text(at: index, of: tag, .identifier)
    case .enabled: result.isEnabled = boolean(at: index, of: tag, .enabled)
    case .visible: result.isVisible = boolean(at: index, of: tag, .visible)
    case .accessible: result.isAccessible = boolean(at: index, of: tag, .accessible)
    case .nativeAccessibilityElement:
      result.isNativeElement = boolean(at: index, of: tag, .nativeAccessibilityElement)
    case .traits:
      capture.seen.insert(.traits)
      result.traits = traits(at: index, of: tag)
    case .type:
      if builder.isEmpty, tag.number(at: index) != nil { capture.isMac = true }
    case .index, .processId, .bundleId, .dom, .valid, .path: break
    default: try readRare(attribute, at: index, of: tag, into: &result)
    }
  }

  private mutating func readRare(
    _ attribute: XCUITestAttribute, at index: Int, of tag: borrowing XMLStartTag<Self>,
    into result: inout XCUITestAttributes
  ) throws(XMLReadingError) {
    switch attribute {
    case .title: result.title = text(at: index, of: tag, .title)
    case .placeholderValue: result.placeholder = text(at: index, of: tag, .placeholderValue)
    case .hint: result.hint = text(at: index, of: tag, .hint)
    case .focused: result.isFocused = boolean(at: index, of: tag, .focused)
    case .hittable: result.isHittable = boolean(at: index, of: tag, .hittable)
    case .selected: result.isSelected = boolean(at: index, of: tag, .selected)
    case .nativeFrame:
      capture.seen.insert(.width)
      let text = tag.string(at: index)
      guard let frame = NativeFrame.parse(text) else {
        throw tag.error("found nativeFrame=\"\(text)\", expected \"{{x, y}, {width, height}}\"")
      }
      result.nativeFrame = frame
    case .minValue:
      capture.seen.insert(.minValue)
      result.extras = result.extras ?? .init()
      result.extras?.minimumValue = try number(at: index, of: tag)
    case .maxValue:
      capture.seen.insert(.minValue)
      result.extras = result.extras ?? .init()
      result.extras?.maximumValue = try number(at: index, of: tag)
    case .customActions:
      capture.seen.insert(.customActions)
      result.extras = result.extras ?? .init()
      result.extras?.customActions = Self.names(in: tag.string(at: index))
    default: break
    }
  }

  /// Keeps an attribute that nobody knows by its name.
  mutating func keepUnknown(
    at index: Int, of tag: borrowing XMLStartTag<Self>, into result: inout XCUITestAttributes
  ) {
    let name = tag.attributeName(at: index)
    oddities.note("unknown attribute \"\(name)\"", line: tag.line, column: tag.column)
    result.extras = result.extras ?? .init()
    result.extras?.unknown[name] = tag.string(at: index)
  }

  /// A text, or nil where it is empty: UIAutomation writes all that it has not as `""`.
  private mutating func text(
    at index: Int, of tag: borrowing XMLStartTag<Self>, _ attribute: XCUITestCapture.Seen
  ) -> XCUITestAttributes.Text? {
    capture.seen.insert(attribute)
    return tag.isEmpty(at: index) ? nil : XCUITestAttributes.Text(index)
  }

  private mutating func boolean(
    at index: Int, of tag: borrowing XMLStartTag<Self>, _ attribute: XCUITestCapture.Seen
  ) -> Bool? {
    if let value = tag.boolean(at: index) {
      capture.seen.insert(attribute)
      return value
    }
    let name = tag.attributeName(at: index)
    oddities.note(
      "\(name)=\"\(tag.string(at: index))\", expected \"true\" or \"false\"",
      line: tag.line, column: tag.column)
    return nil
  }

  private mutating func number(
    at index: Int, of tag: borrowing XMLStartTag<Self>
  ) throws(XMLReadingError) -> Double {
    capture.seen.insert(.width)
    guard let number = tag.number(at: index) else {
      let name = tag.attributeName(at: index)
      throw tag.error("found \(name)=\"\(tag.string(at: index))\", expected a number")
    }
    return number
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { name in
      let start = name.drop { $0 == " " }
      return String(start)
    }
    .filter { !$0.isEmpty }
  }
}
