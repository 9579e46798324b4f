internal import AccessibilityModel
internal import Voices

/// A list or grid that TalkBack names when the cursor enters or leaves it
/// (docs/evidence/android.md#in-and-out-of-a-list).
struct TalkBackCollection {
  private let isGrid: Bool
  private let name: String?

  /// The phrase after the words of a stop when the cursor enters or leaves a list.
  ///
  /// - Parameter previous: the element that the cursor comes from; nil if it was on none.
  static func transition(
    to element: Int, from previous: Int?, in elements: [Element], _ phrases: Phrases
  ) -> Phrase? {
    let target = nearest(to: element, in: elements)
    let source = previous.flatMap { nearest(to: $0, in: elements) }
    guard target != source else { return nil }
    if let entered = target.flatMap({ TalkBackCollection($0, in: elements) }) {
      return entered.phrase(isEntered: true, phrases)
    }
    let left = source.flatMap { TalkBackCollection($0, in: elements) }
    return left?.phrase(isEntered: false, phrases)
  }

  /// Nil if TalkBack is silent, or if the dump does not show the type: a list has several items, and of nested
  /// lists only the innermost counts.
  private init?(_ index: Int, in elements: [Element]) {
    let collection = elements[index]
    let inside = (index + 1)..<Int(collection.end)
    guard !inside.contains(where: { Self.isCollection(elements[$0]) }) else { return nil }
    guard Self.itemCount(of: index, in: elements) > 1 else { return nil }
    name = collection.label.filled
    // The numbers of rows and columns determine the type of a RecyclerView, and no dump includes
    // them.
    guard collection.role == .table || collection.className.hasSuffix("GridView") else {
      return nil
    }
    isGrid = collection.role != .table
  }

  private func phrase(isEntered: Bool, _ phrases: Phrases) -> Phrase {
    let key: (plain: PhraseKey, named: PhraseKey) =
      switch (isGrid, isEntered) {
      case (false, true): (.talkBackInList, .talkBackInListNamed)
      case (false, false): (.talkBackOutOfList, .talkBackOutOfListNamed)
      case (true, true): (.talkBackInGrid, .talkBackInGridNamed)
      case (true, false): (.talkBackOutOfGrid, .talkBackOutOfGridNamed)
      }
    let text = name.map { phrases[key.named, $0] } ?? phrases[key.plain]
    return Phrase(.position, text, evidence: .medium)
  }

  // MARK: - In the tree

  /// No real screen is deeper; a file could be.
  private static let deepest = 256

  private static func nearest(to element: Int, in elements: [Element]) -> Int? {
    var index = Int(elements[element].parent)
    var steps = 0
    while index >= 0, steps < deepest {
      if isCollection(elements[index]) { return index }
      index = Int(elements[index].parent)
      steps += 1
    }
    return nil
  }

  private static func isCollection(_ element: Element) -> Bool {
    element.role == .table || element.role == .collectionView
  }

  private static func itemCount(of index: Int, in elements: [Element]) -> Int {
    var count = 0
    var child = index + 1
    while child < Int(elements[index].end) {
      if !elements[child].flags.contains(.notVisible) { count += 1 }
      child = Int(elements[child].end)
    }
    return count
  }
}
