internal import AccessibilityModel

/// Two screens while their elements are matched.
struct Matcher {
  private(set) var forward: [Int32]
  private(set) var backward: [Int32]
  private(set) var bases: [ElementMatch.Basis]
  private let first: Side
  private let second: Side

  /// One of the two screens, with the facts to compare for each element.
  private struct Side {
    let screen: Screen
    /// All elements except the system's, the stops first, in reading order.
    let order: [Int]
    let labels: [String?]

    init(_ screen: Screen, order stops: [Int]) {
      self.screen = screen
      var isStop = [Bool](repeating: false, count: screen.elements.count)
      for stop in stops { isStop[stop] = true }
      let others = screen.elements.indices.lazy.filter { !isStop[$0] }
      order = (stops + others).filter { !screen.elements[$0].isSystem }
      labels = screen.elements.map { MatchingName.folded($0.label) }
    }

    func identifier(_ index: Int) -> String? {
      screen.elements[index].identifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    func className(_ index: Int) -> String { screen.elements[index].className }
  }

  private struct Key: Hashable {
    var context: Int32 = -1
    var className = ""
    var name: String
  }

  init(_ first: Screen, order: [Int], _ second: Screen, order otherOrder: [Int]) {
    self.first = Side(first, order: order)
    self.second = Side(second, order: otherOrder)
    forward = Array(repeating: -1, count: first.elements.count)
    backward = Array(repeating: -1, count: second.elements.count)
    bases = Array(repeating: .path, count: first.elements.count)
  }

  mutating func run() {
    matchUnique(as: .identifier) { side, index in
      side.identifier(index).map { Key(className: side.className(index), name: $0) }
    }
    matchUnique(as: .identifierAlone) { side, index in
      side.identifier(index).map { Key(name: $0) }
    }
    matchUnique(as: .label) { side, index in
      side.labels[index].map { Key(className: side.className(index), name: $0) }
    }
    matchEquals(contexts: (contexts(of: first, forward), contexts(of: second, nil)))
    matchEquals(contexts: (neighbours(of: first, forward), neighbours(of: second, nil)))
    matchEquals(contexts: nil)
    matchUnique(as: .labelAlone) { side, index in side.labels[index].map { Key(name: $0) } }
    matchPaths()
  }

  private mutating func join(_ one: Int, _ other: Int, _ basis: ElementMatch.Basis) {
    forward[one] = Int32(other)
    backward[other] = Int32(one)
    bases[one] = basis
  }

  // MARK: Steps

  /// Matches elements with a key that is unique on each side.
  ///
  /// Identifiers are compared with all others, matched or not; labels only with those still
  /// unmatched.
  private mutating func matchUnique(
    as basis: ElementMatch.Basis, key: (Side, Int) -> Key?
  ) {
    let here = unique(first, forward, key)
    let there = unique(second, backward, key)
    for index in first.order where forward[index] < 0 {
      guard let key = key(first, index), here[key] == Int32(index), let other = there[key],
        other >= 0
      else { continue }
      join(index, Int(other), basis)
    }
  }

  /// The only element with each key; -1 if there are several.
  private func unique(
    _ side: Side, _ taken: [Int32], _ key: (Side, Int) -> Key?
  ) -> [Key: Int32] {
    var found: [Key: Int32] = [:]
    for index in side.order where taken[index] < 0 {
      guard let key = key(side, index) else { continue }
      found[key] = found[key] == nil ? Int32(index) : -1
    }
    return found
  }

  /// Matches elements with the same class and label, in reading order: inside matched elements,
  /// after matched elements, or anywhere.
  private mutating func matchEquals(contexts: ([Int32], [Int32])?) {
    var there: [Key: [Int32]] = [:]
    for index in second.order where backward[index] < 0 {
      guard let name = second.labels[index] else { continue }
      let context = contexts?.1[index] ?? -1
      let key = Key(context: context, className: second.className(index), name: name)
      there[key, default: []].append(Int32(index))
    }
    var here: [Key: [Int32]] = [:]
    for index in first.order where forward[index] < 0 {
      guard let name = first.labels[index] else { continue }
      let context = contexts?.0[index] ?? -1
      let key = Key(context: context, className: first.className(index), name: name)
      here[key, default: []].append(Int32(index))
    }
    for (key, ones) in here {
      guard let others = there[key] else { continue }
      let isEven = ones.count == others.count
      for (one, other) in zip(ones, others) {
        join(Int(one), Int(other), isEven ? .labelAmongEquals : .labelByOrder)
      }
    }
  }

  /// For each element, the nearest ancestor that is matched, by its number in the second screen.
  private func contexts(of side: Side, _ targets: [Int32]?) -> [Int32] {
    var contexts = [Int32](repeating: -1, count: side.screen.elements.count)
    for index in side.screen.elements.indices {
      let parent = Int(side.screen.elements[index].parent)
      guard parent >= 0 else { continue }
      let target = targets?[parent] ?? (backward[parent] < 0 ? -1 : Int32(parent))
      contexts[index] = target < 0 ? contexts[parent] : target
    }
    return contexts
  }

  /// For each element, the matched element read before it, by its number in the second screen.
  private func neighbours(of side: Side, _ targets: [Int32]?) -> [Int32] {
    var neighbours = [Int32](repeating: -1, count: side.screen.elements.count)
    var last: Int32 = -1
    for index in side.order {
      neighbours[index] = last
      let target = targets?[index] ?? (backward[index] < 0 ? -1 : Int32(index))
      if target >= 0 { last = target }
    }
    return neighbours
  }

  /// Matches elements at the same position in the tree, unless the app distinguishes them.
  private mutating func matchPaths() {
    var paths = PathNumbers()
    let here = paths.numbers(of: first.screen)
    let there = paths.numbers(of: second.screen)
    var byPath: [Int32: Int] = [:]
    for index in second.order where backward[index] < 0 { byPath[there[index]] = index }
    for index in first.order where forward[index] < 0 {
      guard let other = byPath[here[index]], !areToldApart(index, other) else { continue }
      join(index, other, .path)
    }
  }

  private func areToldApart(_ index: Int, _ other: Int) -> Bool {
    guard let one = first.identifier(index), let two = second.identifier(other) else {
      return false
    }
    return one != two
  }
}
