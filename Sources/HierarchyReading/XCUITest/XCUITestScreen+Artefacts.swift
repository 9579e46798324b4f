internal import AccessibilityModel

extension XCUITestScreen {
  /// Marks the switch inside a switch: SwiftUI's toggle contains the control that draws it.
  mutating func markDoubledSwitch(at index: Int) {
    guard let parent = screen.parent(of: index), exposures[parent].role == .toggle,
      !isArtefact(parent)
    else { return }
    let inner = screen.elements[index]
    markArtefact(index)
    screen.update(parent) { outer in
      outer.label = outer.label ?? inner.label
      outer.value = outer.value ?? inner.value
    }
    if exposures[index].isElement, !exposures[parent].isElement {
      exposures[parent].isElement = true
      exposures[parent].source = .inferred
    }
  }

  /// Takes the frames from the Touch Bar and what is in it: it is a display of its own, whose coordinates begin at its
  /// corner.
  mutating func forgetFrames(of touchBar: Int) {
    for index in screen.subtree(of: touchBar) {
      screen.update(index) { $0.frame = .null }
    }
  }

  /// Marks a duplicated button in a search field (Dictate).
  mutating func markDoubledButton(at index: Int) {
    // A search field has few views. A button of a tab bar has become a tab.
    guard let parent = screen.parent(of: index), exposures[parent].role == .searchField,
      index - parent < 32, screen.elements[index].role == .button
    else { return }
    let button = screen.elements[index]
    for sibling in (parent + 1)..<index {
      let other = screen.elements[sibling]
      guard Int(other.parent) == parent, other.role == .button, other.label == button.label,
        other.frame == button.frame, !other.frame.isNull
      else { continue }
      markArtefact(index)
      return
    }
  }

  /// Makes a text of a text view that contains its text or a link as a separate element: UIKit
  /// creates these only while the text cannot be edited
  /// (https://developer.apple.com/documentation/uikit/uitextview/datadetectortypes).
  mutating func markReadOnlyText(at index: Int) {
    guard !capture.seen.contains(.traits), let parent = screen.parent(of: index),
      exposures[parent].role == .textView
    else { return }
    for view in [parent, index] where exposures[view].role == .textView { makeText(of: view) }
  }

  /// Makes a text of an unlabelled text view that shows a paragraph while nothing is typed: terms
  /// and policies are shown that way (docs/evidence/formats.md#elements-of-xcuitest).
  mutating func markDocument(at index: Int) {
    let view = screen.elements[index]
    guard !capture.seen.contains(.traits), view.label == nil, let text = view.value,
      text.utf8.count >= Self.leastDocument
    else { return }
    makeText(of: index)
  }

  private mutating func makeText(of view: Int) {
    screen.update(view) { view in
      view.traits.subtract([.textEntry, .textArea, .isEditing])
      view.traits.insert(.staticText)
    }
  }

  /// In bytes: a long paragraph. A Chinese or Japanese character has three, and means as much more.
  private static let leastDocument = 280

  /// Marks a scroll indicator and the views that draw it.
  ///
  /// Its label is like “Vertical scroll bar, 2 pages”, in the language of the device, and its value
  /// is the position as a percentage. It is along an edge of the scrollable view.
  mutating func markScrollIndicator(at index: Int) {
    guard let value = screen.elements[index].value, value.hasSuffix("%"), !isArtefact(index)
    else { return }
    let element = screen.elements[index]
    guard let label = element.label, element.identifier == nil,
      isScrollIndicator(element, label: label, at: index)
    else { return }
    for index in screen.subtree(of: index) { markArtefact(index) }
  }

  /// Marks the parts of AppKit's scroll bar, which have no labels: the knob, the areas that page on
  /// either side of it, and the arrows, which have had no size since OS X 10.7
  /// (https://developer.apple.com/documentation/appkit/nsscroller/part).
  mutating func markPartsOfScrollBar(_ bar: Int) {
    for index in screen.descendants(of: bar) { markArtefact(index) }
  }

  private func isScrollIndicator(_ element: Element, label: String, at index: Int) -> Bool {
    if label.hasPrefix("Vertical scroll bar, ") || label.hasPrefix("Horizontal scroll bar, ") {
      return true
    }
    guard label.contains(where: \.isNumber), let parent = screen.parent(of: index) else {
      return false
    }
    let view = screen.elements[parent]
    guard Self.scrolling.contains(view.role), !element.frame.isEmpty, !view.frame.isEmpty else {
      return false
    }
    let isVertical =
      element.frame.width <= 30 && abs(element.frame.maxX - view.frame.maxX) <= 20
    let isHorizontal =
      element.frame.height <= 30 && element.frame.width > 30
      && abs(element.frame.maxY - view.frame.maxY) <= 60
    return isVertical || isHorizontal
  }

  private static let scrolling: Set<Role> = [
    .scrollView, .table, .collectionView, .textView, .webView,
  ]
}
