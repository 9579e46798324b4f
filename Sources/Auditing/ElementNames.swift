internal import AccessibilityModel

/// What the elements of a screen are called, equals not told apart.
final class ElementNames: Sendable {
  private let named: NamedElements
  /// For each element, the nearest that has an identifier: itself, or one around it; -1 for none.
  private let scopes: [Int32]

  private init(_ named: NamedElements, scopes: [Int32]) {
    self.named = named
    self.scopes = scopes
  }

  /// The same.
  ///
  /// - Parameter classes: of the elements, in memory of their own.
  init(_ other: ElementNames, _ classes: ElementClasses) {
    let named = other.named
    self.named = NamedElements(elements: named.elements, labels: named.labels, classes: classes)
    scopes = other.scopes
  }

  /// - Parameters:
  ///   - labels: of the elements.
  ///   - classes: of the elements.
  /// - Returns: the names, and a hash of each; those of equal names are the same.
  static func hashed(
    _ screen: Screen, _ labels: LabelTable, _ classes: ElementClasses
  ) -> (names: ElementNames, hashes: [UInt64]) {
    let named = NamedElements(elements: screen.elements, labels: labels, classes: classes)
    var walk = NameWalk(named)
    for index in named.elements.indices { walk.take(index) }
    let names = ElementNames(named, scopes: walk.scopes)
    walk.names.unify { index in
      var text = IdentityText()
      names.spell(index, into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    return (names, walk.names.hashes)
  }

  func spell(_ index: Int, into sink: inout some IdentitySink) {
    if let kind = named.kind(of: index) { return named.spell(index, by: kind, into: &sink) }
    let parent = Int(named.elements[index].parent)
    let scope = parent < 0 ? -1 : Int(scopes[parent])
    if scope >= 0 {
      named.spell(scope, by: .identifier, into: &sink)
      sink.take("/")
    }
    named.spellClass(of: index, into: &sink)
  }
}

/// Hashes the names of elements in document order: one look at each.
private struct NameWalk {
  private let named: NamedElements
  var names: HashedNames
  /// For each element so far, the nearest that has an identifier; -1 for none.
  private(set) var scopes: [Int32] = []
  private var hasher: NameHasher
  /// For each label, the last element that is called by it; -1 for none.
  private var last: [Int32]
  /// For each class, the last element that is called by it alone; -1 for none.
  private var lastUnnamed: [Int32]

  init(_ named: NamedElements) {
    self.named = named
    names = HashedNames(count: named.elements.count)
    scopes.reserveCapacity(named.elements.count)
    hasher = NameHasher(classes: named.classes.names.count)
    last = [Int32](repeating: -1, count: named.labels.count)
    lastUnnamed = [Int32](repeating: -1, count: named.classes.names.count)
  }

  mutating func take(_ index: Int) {
    let kind = named.kind(of: index)
    let parent = Int(named.elements[index].parent)
    let scope = parent < 0 ? -1 : scopes[parent]
    scopes.append(kind == .identifier ? Int32(index) : scope)
    if kind == .label, let label = named.labels.number(of: index) {
      takeLabelled(index, label)
    } else if kind == nil {
      takeUnnamed(index, in: scope)
    } else {
      hash(index, kind, in: -1)
      names.append(hasher.name)
    }
  }

  /// Views that are called nothing are many, and lie together.
  private mutating func takeUnnamed(_ index: Int, in scope: Int32) {
    let number = named.classNumber(of: index)
    let known = Int(lastUnnamed[number])
    if known >= 0, scopes[known] == scope {
      names.append(names[known])
    } else {
      hash(index, nil, in: Int(scope))
      names.append(hasher.name)
    }
    lastUnnamed[number] = Int32(index)
  }

  /// Labels repeat from row to row, and so do the names that are made of them.
  private mutating func takeLabelled(_ index: Int, _ label: Int) {
    let known = Int(last[label])
    if known >= 0, named.classNumber(of: known) == named.classNumber(of: index) {
      names.append(names[known])
    } else {
      hash(index, .label, in: -1)
      names.append(hasher.name)
    }
    last[label] = Int32(index)
  }

  private mutating func hash(_ index: Int, _ kind: NameKind?, in scope: Int) {
    hasher.begin()
    if let kind { return named.spell(index, by: kind, into: &hasher) }
    if scope >= 0 {
      hasher.begin(with: names[scope])
      hasher.take("/")
    }
    named.spellClass(of: index, into: &hasher)
  }
}
