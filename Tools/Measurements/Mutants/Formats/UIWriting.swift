import AccessibilityModel

extension SourceFormat {
  /// Writes a change in our own format.
  func writeUI(
    _ change: SourceChange, _ target: MutationTarget, _ edits: inout SourceEdits
  ) -> Bool {
    func set(_ name: String, _ value: String?) -> Bool {
      guard value != nil || target[name] != nil else { return false }
      edits.set(name, of: target.tag, to: value, in: target.tags)
      return true
    }
    switch change {
    case .name(let name):
      guard let attribute = ["label", "title", "text"].first(where: { target[$0] != nil }) else {
        return false
      }
      return set(attribute, name)
    case .label(let label): return set("label", label)
    case .value(let value): return set("value", value)
    case .hint(let hint): return set("hint", hint)
    case .placeholder(let placeholder): return set("placeholder", placeholder)
    case .identifier(let identifier): return set("identifier", identifier)
    case .traits(let traits): return set("traits", traits.names.joined(separator: " "))
    case .frame(let frame):
      guard target["frame"] != nil else { return false }
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      return set("frame", numbers.map(\.written).joined(separator: " "))
    case .isElement(let isElement): return set("isElement", "\(isElement)")
    case .enabled(let isEnabled): return set("enabled", "\(isEnabled)")
    case .className(let name):
      edits.rename(target.tag, to: name, in: target.tags)
      return true
    case .removed: return edits.remove(target.tag, from: target.tags)
    case .attribute(let name, let value): return set(name, value)
    case .sibling(let markup):
      edits.insert(markup, before: target.tag, of: target.tags)
      return true
    case .parentAttribute(let name, let value):
      guard let parent = target.tags.all[target.tag].parent else { return false }
      edits.set(name, of: parent, to: value, in: target.tags)
      return true
    case .app(let name, let value):
      guard target.tags.all[0].name == "app" else { return false }
      edits.set(name, of: 0, to: value, in: target.tags)
      return true
    case .screen(let name, let value):
      guard let screen = target.screenTag else { return false }
      edits.set(name, of: screen, to: value, in: target.tags)
      return true
    case .childAttribute(let child, let name, let value):
      guard let tag = target.tags.child(of: target.tag, named: child) else { return false }
      edits.set(name, of: tag, to: value, in: target.tags)
      return true
    }
  }
}
