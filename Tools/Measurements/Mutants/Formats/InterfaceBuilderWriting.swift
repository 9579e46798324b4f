import AccessibilityModel

extension SourceFormat {
  /// Writes a change in a storyboard or xib.
  func writeInterfaceBuilder(
    _ change: SourceChange, _ target: MutationTarget, _ edits: inout SourceEdits
  ) -> Bool {
    let tags = target.tags
    func set(_ name: String, of tag: Int, _ value: String?) -> Bool {
      guard value != nil || tags[tag, name] != nil else { return false }
      edits.set(name, of: tag, to: value, in: tags)
      return true
    }
    switch change {
    case .name(let name):
      guard let place = target.nameInDocument else { return false }
      return set(place.attribute, of: place.tag, name)
    case .label(let label): return target.writeAccessibility("label", label, &edits)
    case .hint(let hint): return target.writeAccessibility("hint", hint, &edits)
    case .identifier(let identifier):
      return target.writeAccessibility("identifier", identifier, &edits)
    case .placeholder(let text): return set("placeholder", of: target.tag, text)
    case .traits(let traits):
      let yes = traits.names.map { "\($0)=\"YES\"" }.joined(separator: " ")
      let list = yes.isEmpty ? "none=\"YES\"" : yes
      guard target.accessibilityChild("accessibilityTraits") == nil else { return false }
      return target.insertAccessibility("<accessibilityTraits key=\"traits\" \(list)/>", &edits)
    case .isElement(let isElement):
      let value = isElement ? "YES" : "NO"
      if let flag = target.accessibilityChild("bool") { return set("value", of: flag, value) }
      return target.insertAccessibility("<bool key=\"isElement\" value=\"\(value)\"/>", &edits)
    case .frame(let frame):
      guard let rect = tags.child(of: target.tag, named: "rect", key: "frame"),
        let x = tags[rect, "x"].flatMap(Double.init), let y = tags[rect, "y"].flatMap(Double.init)
      else { return false }
      // Relative to the superview.
      let old = target.element.frame
      return set("x", of: rect, (x + frame.x - old.x).written)
        && set("y", of: rect, (y + frame.y - old.y).written)
        && set("width", of: rect, frame.width.written)
        && set("height", of: rect, frame.height.written)
    case .enabled(let isEnabled): return set("enabled", of: target.tag, isEnabled ? "YES" : "NO")
    case .removed: return edits.remove(target.tag, from: target.tags)
    case .attribute(let name, let value): return set(name, of: target.tag, value)
    case .childAttribute(let child, let name, let value):
      guard let tag = tags.child(of: target.tag, named: child) else { return false }
      return set(name, of: tag, value)
    case .value, .className, .app, .screen, .sibling, .parentAttribute: return false
    }
  }
}

extension MutationTarget {
  /// Whether the document gives it a label other than its visible text.
  var hasLabelInDocument: Bool {
    tags.child(of: tag, named: "accessibility").map { tags[$0, "label"] != nil } ?? false
  }

  /// The attribute with its label, else the one with its visible text.
  fileprivate var nameInDocument: (tag: Int, attribute: String)? {
    if let accessibility = tags.child(of: tag, named: "accessibility"),
      tags[accessibility, "label"] != nil
    {
      return (accessibility, "label")
    }
    for attribute in ["text", "title"] where self[attribute] != nil { return (tag, attribute) }
    if let state = tags.child(of: tag, named: "state", key: "normal"), tags[state, "title"] != nil {
      return (state, "title")
    }
    if let configuration = tags.child(of: tag, named: "buttonConfiguration", key: "configuration"),
      tags[configuration, "title"] != nil
    {
      return (configuration, "title")
    }
    // AppKit stores texts in the cell.
    return tags.children(of: tag).first { tags[$0, "key"] == "cell" && tags[$0, "title"] != nil }
      .map { ($0, "title") }
  }

  fileprivate func accessibilityChild(_ name: String) -> Int? {
    tags.child(of: tag, named: "accessibility").flatMap { tags.child(of: $0, named: name) }
  }

  fileprivate func writeAccessibility(
    _ name: String, _ value: String?, _ edits: inout SourceEdits
  ) -> Bool {
    guard let accessibility = tags.child(of: tag, named: "accessibility") else {
      guard let value else { return false }
      let attribute = "\(name)=\"\(MarkupText.encoded(value))\""
      edits.insert(
        "<accessibility key=\"accessibilityConfiguration\" \(attribute)/>", inside: tag, of: tags)
      return true
    }
    guard value != nil || tags[accessibility, name] != nil else { return false }
    edits.set(name, of: accessibility, to: value, in: tags)
    return true
  }

  fileprivate func insertAccessibility(_ markup: String, _ edits: inout SourceEdits) -> Bool {
    if let accessibility = tags.child(of: tag, named: "accessibility") {
      edits.insert(markup, inside: accessibility, of: tags)
    } else {
      edits.insert(
        "<accessibility key=\"accessibilityConfiguration\">\(markup)</accessibility>", inside: tag,
        of: tags)
    }
    return true
  }
}
