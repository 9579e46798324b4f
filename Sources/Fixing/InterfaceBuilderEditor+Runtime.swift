extension InterfaceBuilderEditor {
  /// The key paths that UIKit reads, with their types in Xcode.
  private static let keyPaths: [String: (type: String, keyPath: String)] = [
    "label": ("string", "accessibilityLabel"), "hint": ("string", "accessibilityHint"),
    "value": ("string", "accessibilityValue"), "language": ("string", "accessibilityLanguage"),
    "isElement": ("boolean", "isAccessibilityElement"),
    "viewIsModal": ("boolean", "accessibilityViewIsModal"),
    "elementsHidden": ("boolean", "accessibilityElementsHidden"),
    "traits": ("number", "accessibilityTraits"),
  ]

  /// The run-time attribute that sets a property: it is applied after the document's own value.
  func runtimeAttribute(_ attribute: String) -> Int? {
    guard let runtime, let path = Self.keyPaths[attribute]?.keyPath else { return nil }
    return outline.children(of: runtime).last {
      TagAttributes(of: $0, in: outline)["keyPath"].map { outline.string($0.value) } == path
    }
  }

  mutating func setRuntime(
    _ place: Int, _ attribute: String, to value: String?
  ) throws(FixObstacle) {
    guard let value else {
      let isOnly =
        outline.elements[place].parent == runtime
        && runtime.map { outline.children(of: $0).count == 1 } ?? false
      return remove(isOnly ? runtime ?? place : place)
    }
    guard let type = Self.keyPaths[attribute]?.type, type != "number" else {
      throw .noPlace(property: attribute)
    }
    if let old = TagAttributes(of: place, in: outline)["value"] {
      edits.append(
        SourceEdit(
          old.value, XMLText.attribute(Self.word(value, type), quote: old.quote, in: encoding)))
    } else if let child = child(of: place, key: "value") {
      replace(child, by: value)
    } else {
      throw .noPlace(property: attribute)
    }
  }

  mutating func addRuntime(_ attribute: String, _ value: String?) throws(FixObstacle) {
    guard !isMac, let value, let (type, keyPath) = Self.keyPaths[attribute], type != "number"
    else { throw .noPlace(property: attribute) }
    newRuntime.append((type, keyPath, quoted(Self.word(value, type))))
  }

  private static func word(_ value: String, _ type: String) -> String {
    type == "boolean" ? value == "true" ? "YES" : "NO" : value
  }
}
