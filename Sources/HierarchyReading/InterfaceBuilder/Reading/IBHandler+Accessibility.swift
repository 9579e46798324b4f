internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  mutating func readAccessibility(
    _ meaning: IBTag, _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    switch meaning {
    case .accessibility: readConfiguration(of: object, tag)
    case .accessibilityTraits: readTraits(of: object, tag)
    case .bool:
      guard key == "isElement" else { return }
      document.objects[object].accessibility.isElement = tag.isYes(.value)
    case .runtimeAttribute:
      runtimeKeyPath = tag.string(.keyPath)
      if let path = runtimeKeyPath {
        document.objects[object].links.runtimeAttributes.insert(path)
        if tag.string(.type) == "string",
          IBObject.suggestsText(path) || IBObject.isTextKey(tag.string(.value) ?? "")
        {
          document.objects[object].links.textAttributes.insert(path)
        }
      }
      if let value = tag.string(.value) { setRuntimeValue(value, object: object) }
    case .runtimeValue:
      if runtimeKeyPath == "accessibilityActivationPoint", let x = tag.number(.x),
        let y = tag.number(.y)
      {
        document.objects[object].details.activationPoint = Point(x: x, y: y)
      }
      if let value = tag.string(.value) { setRuntimeValue(value, object: object) }
    default: break
    }
  }

  private mutating func readConfiguration(of object: Int, _ tag: borrowing XMLStartTag<IBAttribute>)
  {
    for index in 0..<tag.count {
      switch tag.attribute(at: index) {
      case .identifier: document.objects[object].accessibility.identifier = tag.string(at: index)
      case .label, .description:
        document.objects[object].accessibility.label = tag.string(at: index)
      case .hint, .help: document.objects[object].accessibility.hint = tag.string(at: index)
      case .key, .id: break
      default:
        document.objects[object].details.unknownAttributes[
          "accessibility." + tag.attributeName(at: index)] = tag.string(at: index)
      }
    }
  }

  /// The traits in the file replace those of the class; `none` clears them.
  private mutating func readTraits(of object: Int, _ tag: borrowing XMLStartTag<IBAttribute>) {
    var traits: Traits = []
    for index in 0..<tag.count where tag.equals("YES", at: index) {
      let name = tag.attributeName(at: index)
      if let trait = Traits(name: name) {
        traits.insert(trait)
      } else if name != "none" {
        document.objects[object].details.unknownTraits.append(name)
      }
    }
    document.objects[object].accessibility.traits = traits
  }

  /// Reads the value of the open run-time attribute.
  mutating func setRuntimeValue(_ value: String, object: Int) {
    guard let path = runtimeKeyPath else { return }
    guard let dot = path.firstIndex(of: ".") else {
      document.objects[object].setRuntimeAttribute(path, value)
      return
    }
    let key = String(path[path.index(after: dot)...])
    guard key.hasPrefix("accessibility") || key == "isAccessibilityElement" else { return }
    document.objects[object].links.keyPaths.append(
      IBLinks.KeyPath(object: String(path[..<dot]), key: key, value: value))
  }
}

extension IBObject {
  /// Whether the name of a run-time attribute of the app's own suggests that it is a text, or the key
  /// of one.
  static func suggestsText(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !name.hasPrefix("accessib"), !name.contains("."),
      !notTexts.contains(where: name.contains)
    else { return false }
    return texts.contains(where: name.contains)
  }

  /// Whether the value of a run-time attribute is the key of a translated text, such as
  /// `ONBOARDING_TITLE`: names of styles and of other settings are not in capitals.
  static func isTextKey(_ value: String) -> Bool {
    let parts = value.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
      }
      && value.contains(where: \.isLetter)
  }

  private static let texts = [
    "text", "title", "label", "caption", "placeholder", "locali", "translat", "i18n", "l10n",
    "string", "lockey",
  ]
  private static let notTexts = ["style", "font", "color", "colour", "align", "identifier"]

  /// Applies a user-defined run-time attribute that concerns accessibility; others belong to the
  /// app.
  mutating func setRuntimeAttribute(_ key: String, _ value: String) {
    let isYes = value == "YES" || value == "1"
    switch key {
    case "accessibilityLabel": accessibility.label = value
    case "accessibilityIdentifier": accessibility.identifier = value
    case "accessibilityHint": accessibility.hint = value
    case "accessibilityValue": accessibility.value = value
    case "accessibilityLanguage": details.language = value
    case "accessibilityTraits":
      guard let bits = UInt64(value) else { return }
      accessibility.traits = Traits(rawValue: bits)
    case "isAccessibilityElement": accessibility.isElement = isYes
    case "accessibilityElementsHidden": accessibility.elementsHidden = isYes
    case "accessibilityViewIsModal": accessibility.isModal = isYes
    case "shouldGroupAccessibilityChildren": accessibility.groupsChildren = isYes
    case "accessibilityRespondsToUserInteraction": details.respondsToUserInteraction = isYes
    default: break
    }
  }
}
