internal import AccessibilityModel

/// The elements of a screen to measure in its picture.
struct DrawnElements {
  struct Drawn {
    let index: Int
    let content: MeasuredLook.Content
    /// Its text; empty for a symbol.
    let text: String
    /// The part of its frame that is on the screen.
    let frame: Rect
  }

  private(set) var all: [Drawn] = []

  /// More than any screen has: each is compared with all elements that may cover it.
  private static let most = 2_000
  private static let mostCovers = 10_000
  /// The minimum share of an element that has to be on the screen.
  private static let leastShown = 0.95
  /// The share of an element that something else may cover: a separator, a badge.
  private static let mostCovered = 0.1

  private let screen: Screen
  /// Hidden elements and their descendants.
  private var gone: [Bool]
  /// The elements that may cover others, in drawing order.
  private var covers: [Int] = []

  init(of screen: Screen) {
    self.screen = screen
    gone = [Bool](repeating: false, count: screen.elements.count)
    for index in screen.elements.indices {
      let parentIsGone = screen.parent(of: index).map { gone[$0] } ?? false
      gone[index] = parentIsGone || Self.isGone(screen.elements[index])
    }
    covers = screen.elements.indices.filter(mayCover)
    guard covers.count <= Self.mostCovers else { return }
    // From the end, so that the content of an element is known before the element.
    var holdsDrawn = [Bool](repeating: false, count: screen.elements.count)
    for index in screen.elements.indices.reversed() {
      if !holdsDrawn[index], !gone[index], let content = content(of: index) {
        holdsDrawn[index] = true
        if all.count < Self.most, let frame = shownFrame(of: index, content.0) {
          all.append(Drawn(index: index, content: content.0, text: content.text, frame: frame))
        }
      }
      if holdsDrawn[index], let parent = screen.parent(of: index) { holdsDrawn[parent] = true }
    }
    all.reverse()
  }

  private static func isGone(_ element: Element) -> Bool {
    element.isHidden || (element.alpha ?? 1) <= 0
  }

  // MARK: Content

  /// The content of an element itself; nil if it is irrelevant or unknown.
  private func content(of index: Int) -> (MeasuredLook.Content, text: String)? {
    let element = screen.elements[index]
    guard element.isEnabled, !element.isSystem,
      element.flags.isDisjoint(with: [.artefact, .notVisible, .clippedFrame])
    else { return nil }
    if let text = text(of: element) {
      return text.contains { $0.isLetter || $0.isNumber } ? (.text, text) : nil
    }
    switch element.role {
    case .image, .button, .link, .tab, .popUpButton, .menuItem: return (.sign, "")
    default: return nil
    }
  }

  private func text(of element: Element) -> String? {
    func first(_ texts: String?...) -> String? {
      texts.lazy.compactMap(\.self).first { !$0.isEmpty }
    }
    switch element.role {
    // Dots, not the text.
    case .secureTextField: return nil
    case .textField, .searchField, .textView:
      return first(element.text, element.value, element.placeholder)
    case .staticText: return element.text ?? element.label
    default:
      let label = element.flags.contains(.labelIsText) ? element.label : nil
      return first(element.text, element.title, label)
    }
  }

  // MARK: Visible parts

  /// The part of a frame that is on the screen and uncovered; nil if too much is missing.
  private func shownFrame(of index: Int, _ content: MeasuredLook.Content) -> Rect? {
    let frame = screen.elements[index].frame
    guard frame.isFinite, !frame.isEmpty else { return nil }
    var shown = frame.intersection(screen.bounds)
    for ancestor in screen.ancestors(of: index).prefix(64) where clips(ancestor) {
      shown = shown.intersection(screen.elements[ancestor].frame)
    }
    guard !shown.isNull, shown.area >= Self.leastShown * frame.area else { return nil }
    return isCovered(index, frame, content) ? nil : shown
  }

  private func clips(_ index: Int) -> Bool {
    let element = screen.elements[index]
    guard element.frame.isFinite, !element.frame.isEmpty else { return false }
    switch element.role {
    case .scrollView, .table, .collectionView, .webView, .window, .application: return true
    default: return element.flags.contains(.clipsToBounds)
    }
  }

  /// Whether an element that is drawn later, or a bar, covers part of a frame; for a symbol, which
  /// may be an empty button above a text, any text.
  private func isCovered(
    _ index: Int, _ frame: Rect, _ content: MeasuredLook.Content
  ) -> Bool {
    covers.contains { other in
      guard other > index || isBar(other) || content == .sign && isText(other),
        !screen.isAncestor(other, of: index), !screen.isAncestor(index, of: other), other != index
      else { return false }
      let shared = frame.intersection(screen.elements[other].frame)
      return !shared.isNull && shared.area > Self.mostCovered * frame.area
    }
  }

  /// Whether an element may paint: it contains nothing, or it has its own background.
  private func mayCover(_ index: Int) -> Bool {
    let element = screen.elements[index]
    guard !gone[index], element.flags.isDisjoint(with: [.artefact, .notVisible]),
      element.frame.isFinite, !element.frame.isEmpty
    else { return false }
    return isBar(index) || element.backgroundColor != nil
      || screen.subtree(of: index).count == 1
  }

  private func isText(_ index: Int) -> Bool { text(of: screen.elements[index])?.isEmpty == false }

  private func isBar(_ index: Int) -> Bool {
    switch screen.elements[index].role {
    case .navigationBar, .tabBar, .toolbar, .keyboard, .alert, .sheet, .popover: true
    default: false
    }
  }
}
