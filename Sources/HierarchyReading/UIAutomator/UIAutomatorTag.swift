internal import AccessibilityModel
internal import XMLReading

/// The attributes of one start tag as far as they say something.
struct UIAutomatorTag {
  var className: String
  var facts: UIAutomatorFacts = []
  var text: String?
  var description: String?
  var hint: String?
  var identifier: String?
  var bounds: Rect?
  var paneTitle: String?
  var roleDescription: String?
  var isSystem = false
  var unknown: [String: String] = [:]
}

extension UIAutomatorHandler {
  /// Reads one attribute.
  ///
  /// - Throws: bounds that are none; a dump that has such was damaged.
  mutating func read(
    _ attribute: UIAutomatorAttribute, at index: Int, of tag: borrowing XMLStartTag<Self>,
    into result: inout UIAutomatorTag
  ) throws(XMLReadingError) {
    if let (fact, value) = UIAutomatorFacts.told(by: attribute) {
      capture.note(attribute)
      if boolean(at: index, of: tag) == value { result.facts.insert(fact) }
      return
    }
    // uiautomator writes what is missing as "", UiAutomator2 leaves it out.
    guard !tag.isEmpty(at: index) else {
      capture.note(attribute)
      return
    }
    switch attribute {
    case .bounds: result.bounds = try bounds(at: index, of: tag)
    case .text: result.text = tag.string(at: index)
    case .contentDescription: result.description = tag.string(at: index)
    case .resourceID: result.identifier = tag.string(at: index)
    case .className: result.className = tag.string(at: index)
    case .package: result.isSystem = isSystemPackage(at: index, of: tag)
    case .hint:
      result.hint = tag.string(at: index)
      capture.note(.hint)
    case .paneTitle: result.paneTitle = tag.string(at: index)
    case .liveRegion:
      if !tag.equals("0", at: index) { result.facts.insert(.liveRegion) }
    case .extras: result.roleDescription = Self.roleDescription(in: tag.string(at: index))
    case .error: result.unknown["error"] = tag.string(at: index)
    default: break
    }
  }

  private mutating func boolean(at index: Int, of tag: borrowing XMLStartTag<Self>) -> Bool? {
    if let value = tag.boolean(at: index) { return value }
    if tag.isEmpty(at: index) { return nil }
    let name = tag.attributeName(at: index)
    oddities.note(
      "\(name)=\"\(tag.string(at: index))\", expected \"true\" or \"false\"",
      line: tag.line, column: tag.column)
    return nil
  }

  /// Keeps an attribute that nobody knows by its name.
  mutating func keepUnknown(
    at index: Int, of tag: borrowing XMLStartTag<Self>, into result: inout UIAutomatorTag
  ) {
    let name = tag.attributeName(at: index)
    oddities.note("unknown attribute \"\(name)\"", line: tag.line, column: tag.column)
    result.unknown[name] = tag.string(at: index)
  }

  func bounds(
    at index: Int, of tag: borrowing XMLStartTag<Self>
  ) throws(XMLReadingError) -> Rect {
    guard let bounds = tag.withBytes(at: index, Bounds.parse) else {
      let text = tag.string(at: index)
      throw tag.error("found bounds=\"\(text)\", expected \"[left,top][right,bottom]\"")
    }
    return bounds
  }

  /// The status and navigation bars of the system, and keyboards.
  private mutating func isSystemPackage(at index: Int, of tag: borrowing XMLStartTag<Self>) -> Bool
  {
    if !tag.equals(text: lastPackage.name, at: index) {
      let package = tag.string(at: index)
      let isSystem =
        package == "com.android.systemui" || Self.keyboards.contains(where: package.contains)
      lastPackage = (package, isSystem)
    }
    return lastPackage.isSystem
  }

  /// What the packages of the keyboards have in their names that most phones come with.
  private static let keyboards = ["inputmethod", "honeyboard", "touchtype", "swiftkey"]

  /// The role that an app has put into words (`AccessibilityNodeInfoCompat.setRoleDescription`).
  private static func roleDescription(in extras: String) -> String? {
    guard let key = extras.firstRange(of: "roleDescription") else { return nil }
    let rest = extras[key.upperBound...].drop { "=:\" ".contains($0) }
    let words = rest.prefix { !",;}]\"\n".contains($0) }
    return words.isEmpty ? nil : String(words)
  }
}
