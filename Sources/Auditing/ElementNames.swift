internal import AccessibilityModel

/// What the elements of a screen are called, equals not told apart.
final class ElementNames: Sendable {
  private let screen: Screen
  /// For each element, the nearest around it that has an identifier; -1 for none.
  private let scopes: [Int32]

  init(_ screen: Screen) {
    self.screen = screen
    var scopes = [Int32](repeating: -1, count: screen.elements.count)
    for index in screen.elements.indices {
      let parent = Int(screen.elements[index].parent)
      guard parent >= 0 else { continue }
      scopes[index] =
        screen.elements[parent].identifier?.isEmpty == false ? Int32(parent) : scopes[parent]
    }
    self.scopes = scopes
  }

  /// A hash of each name; those of equal names are the same.
  func hashes(_ labels: LabelTable) -> [UInt64] {
    var names = HashedNames(count: screen.elements.count)
    var hasher = NameHasher()
    // For each label, the last element that is called by it; -1 for none.
    var last = [Int32](repeating: -1, count: labels.count)
    for index in screen.elements.indices {
      let label = isCalledByLabel(index) ? labels.number(of: index) : nil
      let known = label.map { Int(last[$0]) } ?? -1
      if known >= 0, screen.elements[known].className == screen.elements[index].className {
        names.append(names[known])
      } else {
        hash(index, into: &hasher, names)
        names.append(hasher.name)
      }
      if let label { last[label] = Int32(index) }
    }
    names.unify { index in
      var text = IdentityText()
      spell(index, into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    return names.hashes
  }

  /// - Parameter names: of what comes before it, and so of what it stands in.
  private func hash(_ index: Int, into hasher: inout NameHasher, _ names: HashedNames) {
    hasher.begin()
    if spellOwn(index, into: &hasher) { return }
    let scope = Int(scopes[index])
    if scope >= 0 {
      hasher.begin(with: names[scope])
      hasher.take("/")
    }
    spellClass(index, into: &hasher)
  }

  func spell(_ index: Int, into sink: inout some IdentitySink) {
    if spellOwn(index, into: &sink) { return }
    let scope = Int(scopes[index])
    if scope >= 0, spellOwn(scope, into: &sink) { sink.take("/") }
    spellClass(index, into: &sink)
  }

  private func spellClass(_ index: Int, into sink: inout some IdentitySink) {
    sink.take("class/")
    sink.take(screen.elements[index].className)
  }

  private func isCalledByLabel(_ index: Int) -> Bool {
    guard screen.elements[index].identifier?.isEmpty ?? true,
      let label = screen.elements[index].label, !label.isBlank
    else { return false }
    return !screen.elements[index].hasDetails || screen.elements[index].details.objectID == nil
  }

  /// - Returns: whether there is anything that an element is called by.
  private func spellOwn(_ index: Int, into sink: inout some IdentitySink) -> Bool {
    func spell(_ kind: NameKind, _ rest: String, plain: Bool = false) -> Bool {
      sink.take(kind, screen.elements[index].className)
      if plain { PlainText.spell(rest, into: &sink) } else { sink.take(rest) }
      return true
    }
    if let identifier = screen.elements[index].identifier, !identifier.isEmpty {
      return spell(.identifier, identifier)
    }
    let hasDetails = screen.elements[index].hasDetails
    if hasDetails, let object = screen.elements[index].details.objectID {
      return spell(.object, object)
    }
    if isCalledByLabel(index), let label = screen.elements[index].label {
      return spell(.label, label, plain: true)
    }
    guard hasDetails else { return false }
    if let text = screen.elements[index].details.placeholder, !text.isBlank {
      return spell(.placeholder, text, plain: true)
    }
    if let image = screen.elements[index].details.image, !image.isBlank {
      return spell(.image, image)
    }
    if let action = screen.elements[index].details.action, !action.isBlank {
      return spell(.action, action)
    }
    return false
  }
}
