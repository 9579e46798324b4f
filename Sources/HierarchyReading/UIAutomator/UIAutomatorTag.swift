internal import AccessibilityModel
internal import SourceText

/// The attributes of one start tag that carry information.
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
  /// How many actions the app has added; a dump does not name them.
  var customActionCount = 0
  var textSize: Double?
  /// `sp`, `dp`, `px` or another Android unit.
  var textUnit: String?
  var package: String?
  var drawingOrder: Int32 = 0
  var isSystem = false
  var unknown: [String: String] = [:]
}

extension UIAutomatorHandler {
  /// Reads all attributes of a tag.
  ///
  /// - Throws: for a value that is not a rectangle; the dump is then damaged.
  mutating func attributes(
    of tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) -> UIAutomatorTag {
    var result = UIAutomatorTag(className: tag.name)
    for index in 0..<tag.count {
      if let attribute = tag.attribute(at: index) {
        try read(attribute, at: index, of: tag, into: &result)
      } else {
        keepUnknown(at: index, of: tag, into: &result)
      }
    }
    return result
  }

  private mutating func read(
    _ attribute: UIAutomatorAttribute, at index: Int, of tag: borrowing XMLStartTag<Attribute>,
    into result: inout UIAutomatorTag
  ) throws(DocumentError) {
    if let (fact, value) = UIAutomatorFacts.fact(of: attribute) {
      capture.note(attribute)
      if boolean(at: index, of: tag) == value { result.facts.insert(fact) }
      return
    }
    // uiautomator writes missing values as "", UiAutomator2 omits them.
    guard !tag.isEmpty(at: index) else {
      if attribute != .text { capture.note(attribute) }
      return
    }
    switch attribute {
    case .bounds: result.bounds = try bounds(at: index, of: tag)
    case .text:
      capture.note(.text)
      result.text = tag.string(at: index)
    case .contentDescription: result.description = tag.string(at: index)
    case .resourceID: result.identifier = tag.string(at: index)
    case .className: result.className = tag.string(at: index)
    case .package:
      let package = tag.string(at: index)
      result.package = package
      result.isSystem = isSystemPackage(package)
    case .hint:
      result.hint = tag.string(at: index)
      capture.note(.hint)
    case .paneTitle: result.paneTitle = tag.string(at: index)
    case .liveRegion:
      if !tag.equals("0", at: index) { result.facts.insert(.liveRegion) }
    case .extras: result.roleDescription = Self.roleDescription(in: tag.string(at: index))
    case .actions:
      capture.note(.actions)
      result.customActionCount = Self.customActionCount(in: tag.string(at: index))
    case .textSize:
      capture.note(.textSize)
      result.textSize = tag.number(at: index)
    case .drawingOrder:
      result.drawingOrder = tag.number(at: index).flatMap { Int32(exactly: $0) } ?? 0
    case .textUnit: result.textUnit = tag.string(at: index)
    case .error: result.unknown["error"] = tag.string(at: index)
    default: break
    }
  }

  private mutating func boolean(at index: Int, of tag: borrowing XMLStartTag<Attribute>) -> Bool? {
    if let value = tag.boolean(at: index) { return value }
    if tag.isEmpty(at: index) { return nil }
    let name = tag.attributeName(at: index)
    warnings.add(
      "\(name)=\"\(tag.string(at: index))\"; expected \"true\" or \"false\"",
      line: tag.line, column: tag.column)
    return nil
  }

  /// Keeps an unknown attribute by its name.
  private mutating func keepUnknown(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>, into result: inout UIAutomatorTag
  ) {
    let name = tag.attributeName(at: index)
    warnings.add("unknown attribute \"\(name)\"", line: tag.line, column: tag.column)
    result.unknown[name] = tag.string(at: index)
  }

  func bounds(
    at index: Int, of tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) -> Rect {
    guard let bounds = tag.withBytes(at: index, Bounds.parse) else {
      let text = tag.string(at: index)
      throw tag.error("found bounds=\"\(text)\"; expected \"[left,top][right,bottom]\"")
    }
    return bounds
  }

  /// The system's status and navigation bars, and keyboards.
  private mutating func isSystemPackage(_ package: String) -> Bool {
    if let isSystem = systemPackages[package] { return isSystem }
    let isSystem =
      package == "com.android.systemui" || Self.keyboards.contains(where: package.contains)
    systemPackages[package] = isSystem
    return isSystem
  }

  /// Parts of the package names of the keyboards preinstalled on most phones.
  private static let keyboards = ["inputmethod", "honeyboard", "touchtype", "swiftkey"]

  /// The actions of a list that are not Android's own
  /// (docs/evidence/capture.md#actions-of-uiautomator2).
  private static func customActionCount(in actions: String) -> Int {
    actions.split(separator: ",").count { $0.hasSuffix("ACTION_UNKNOWN") }
  }

  /// The role text that an app has set (`AccessibilityNodeInfoCompat.setRoleDescription`).
  private static func roleDescription(in extras: String) -> String? {
    guard let key = extras.firstRange(of: "roleDescription") else { return nil }
    let rest = extras[key.upperBound...].drop { "=:\" ".contains($0) }
    let words = rest.prefix { !",;}]\"\n".contains($0) }
    return words.isEmpty ? nil : String(words)
  }
}
