import AccessibilityModel

// Captures have the same attributes for every element: an attribute missing in the whole file was
// not captured, and a mutant must not add it.

extension MutationTarget {
  /// Whether the capture has this attribute for its elements.
  fileprivate func isCaptured(_ attribute: String) -> Bool {
    self[attribute] != nil || tags.all.contains { $0.attributes.contains { $0.name == attribute } }
  }

  fileprivate func set(_ name: String, _ value: String?, _ edits: inout SourceEdits) -> Bool {
    guard value == nil ? self[name] != nil : isCaptured(name) else { return false }
    edits.set(name, of: tag, to: value, in: tags)
    return true
  }
}

extension SourceFormat {
  /// Writes a change in a page source of XCUITest.
  func writePageSource(
    _ change: SourceChange, _ target: MutationTarget, _ edits: inout SourceEdits
  ) -> Bool {
    switch change {
    case .name(let name): return writeName(name, target, &edits)
    case .label, .childAttribute, .app, .screen, .sibling, .parentAttribute: return false
    case .value(let value): return target.set("value", value, &edits)
    case .hint(let hint): return target.set("hint", hint, &edits)
    case .placeholder(let text): return target.set("placeholderValue", text, &edits)
    case .identifier(let identifier): return target.set("name", identifier, &edits)
    case .traits(let traits):
      let names = traits.names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return target.set("traits", names.joined(separator: ", "), &edits)
    case .frame(let frame):
      guard target["x"] != nil, target["width"] != nil else { return false }
      let native = "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
      if target["nativeFrame"] != nil { _ = target.set("nativeFrame", native, &edits) }
      return target.set("x", frame.x.rounded().written, &edits)
        && target.set("y", frame.y.rounded().written, &edits)
        && target.set("width", frame.width.rounded().written, &edits)
        && target.set("height", frame.height.rounded().written, &edits)
    case .isElement(let isElement):
      let flag = ["nativeAccessibilityElement", "accessible"].first { target[$0] != nil }
      return flag.map { target.set($0, "\(isElement)", &edits) } ?? false
    case .enabled(let isEnabled): return target.set("enabled", "\(isEnabled)", &edits)
    case .className(let name):
      edits.rename(target.tag, to: "XCUIElementType" + name, in: target.tags)
      if target["type"] != nil { return target.set("type", "XCUIElementType" + name, &edits) }
      return true
    case .removed: return edits.remove(target.tag, from: target.tags)
    case .attribute(let name, let value): return target.set(name, value, &edits)
    }
  }

  /// The name of an element without an identifier is its label, and the value of a text is the
  /// same.
  private func writeName(
    _ name: String?, _ target: MutationTarget, _ edits: inout SourceEdits
  ) -> Bool {
    guard let old = target["label"] else { return false }
    for copy in ["name", "value"] where target[copy] == old {
      if copy == "name" || target.element.role == .staticText {
        edits.set(copy, of: target.tag, to: name, in: target.tags)
      }
    }
    edits.set("label", of: target.tag, to: name ?? "", in: target.tags)
    return true
  }

  /// Writes a change in a dump of UI Automator.
  func writeDump(
    _ change: SourceChange, _ target: MutationTarget, _ edits: inout SourceEdits
  ) -> Bool {
    switch change {
    case .name(let name):
      let attribute = ["content-desc", "text"].first { target[$0]?.isEmpty == false }
      return attribute.map { target.set($0, name ?? "", &edits) } ?? false
    case .label(let label): return target.set("content-desc", label, &edits)
    case .placeholder(let hint): return target.set("hint", hint ?? "", &edits)
    case .identifier(let identifier): return target.set("resource-id", identifier, &edits)
    case .frame(let frame):
      let scale = target.screen.scale
      func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
      let bounds =
        "[\(pixels(frame.minX)),\(pixels(frame.minY))][\(pixels(frame.maxX)),\(pixels(frame.maxY))]"
      return target.set("bounds", bounds, &edits)
    case .enabled(let isEnabled): return target.set("enabled", "\(isEnabled)", &edits)
    case .className(let name):
      guard target["class"] != nil else { return false }
      // UiAutomator2 names the tag by the class.
      if target.tags.all[target.tag].name != "node" {
        edits.rename(target.tag, to: name, in: target.tags)
      }
      return target.set("class", name, &edits)
    case .removed: return edits.remove(target.tag, from: target.tags)
    case .attribute(let name, let value): return target.set(name, value, &edits)
    case .value, .hint, .traits, .isElement, .childAttribute, .app, .screen, .sibling,
      .parentAttribute:
      return false
    }
  }
}
