internal import AccessibilityModel

extension UIAutomatorScreen {
  /// Marks the view that dims the screen below a sheet as unimportant, as Material does, in dumps
  /// without importance (docs/evidence/android.md#scrims).
  mutating func markScrims() {
    guard !capture.statesImportance, let size = sizeInPixels else { return }
    for index in facts.indices where isScrim(index, of: size) {
      facts[index].insert(.notImportant)
      screen.update(index) { $0.flags.insert(.notImportant) }
    }
  }

  /// Whether it is a plain, unlabelled view over most of the screen that is clickable and not focusable,
  /// with a sibling above it.
  private func isScrim(_ index: Int, of size: Size) -> Bool {
    let element = screen.elements[index]
    let end = Int(element.end)
    guard element.className == "android.view.View", end == index + 1, end < facts.count,
      screen.elements[end].parent == element.parent, facts[index].contains(.clickable),
      facts[index].isDisjoint(with: [.focusable, .labelled, .longClickable, .checkable])
    else { return false }
    return !element.frame.isNull && 2 * element.frame.area >= size.width * size.height
  }

  /// Treats the parts of a web page as important if none of them is stated to be: browsers do not
  /// state it (docs/evidence/android.md#stops-of-talkback).
  mutating func importPages() {
    guard capture.statesImportance else { return }
    var index = 0
    while index < facts.count {
      guard screen.elements[index].role == .webView else {
        index += 1
        continue
      }
      let parts = screen.descendants(of: index)
      if parts.allSatisfy({ facts[$0].contains(.notImportant) }) {
        for part in parts {
          facts[part].remove(.notImportant)
          screen.update(part) { $0.flags.remove(.notImportant) }
        }
      }
      index = parts.upperBound
    }
  }

  /// Whether a remote control operates the screen: it has the shape of a television, and a button has
  /// the focus, which no button has in touch mode (docs/evidence/android.md#televisions).
  var isTelevision: Bool {
    guard isWholeScreen, let size = sizeInPixels, 9 * size.width == 16 * size.height else {
      return false
    }
    return facts.contains { $0.isSuperset(of: [.focused, .clickable]) && !$0.contains(.editable) }
  }

  /// Gives image buttons without a label that cannot be pressed or focused the role of an image,
  /// such as the icon at the start of a Material text field, which is checkable only because of its
  /// class.
  mutating func findPictures() {
    guard capture.capabilities.contains(.gestures) else { return }
    for index in facts.indices {
      let element = screen.elements[index]
      guard element.role == .button, element.traits.contains(.image),
        facts[index].isDisjoint(with: [
          .clickable, .longClickable, .contextClickable, .focusable, .labelled,
          .screenReaderFocusable,
        ])
      else { continue }
      facts[index].subtract([.checkable, .checked])
      screen.update(index) { element in
        element.role = .image
        element.traits = .image
        element.value = nil
        element.flags.remove(.respondsToTap)
      }
    }
  }

  /// Gives a clickable view the role of the empty view inside it.
  ///
  /// Not across a description, which replaces the content of a node, roles included. A view of Compose
  /// with content has its description in a child, so its role is read
  /// (docs/evidence/android.md#words-of-talkback).
  mutating func mergeRoles() {
    // As in `mergeLabels()`.
    var describedEnds: [Int: Int] = [:]
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard outer >= 0, !isActionable[index] else { continue }
      if isRoleOnly(index) {
        let isRead =
          !facts[outer].contains(.described) && index >= describedEnds[outer] ?? 0
        mergeRole(of: index, into: isRead ? outer : nil)
      }
      if facts[index].contains(.described) {
        describedEnds[outer] = max(describedEnds[outer] ?? 0, Int(screen.elements[index].end))
      }
    }
  }

  /// - Parameter outer: the clickable view; nil if its description replaces the role.
  private mutating func mergeRole(of index: Int, into outer: Int?) {
    let inner = screen.elements[index]
    let isChecked = facts[index].contains(.checkable)
    if inner.label == nil { screen.update(index) { $0.flags.insert(.artefact) } }
    guard let outer, screen.elements[outer].role == .other else { return }
    screen.update(outer) { element in
      element.role = inner.role
      element.traits.formUnion(inner.traits.subtracting([.selected, .notEnabled]))
      if isChecked || element.value == nil, let value = inner.value {
        element.value = value
        element.origins[.value] = .inferred
      }
    }
  }

  private func isRoleOnly(_ index: Int) -> Bool {
    switch screen.elements[index].role {
    case .toggle, .checkBox, .radioButton: true
    case .button, .popUpButton, .tab:
      !facts[index].contains(.labelled) && !screen.elements[index].traits.contains(.image)
    default: false
    }
  }

  /// Joins the texts inside a clickable view without its own, as TalkBack does.
  mutating func mergeLabels() {
    var parts: [Int: [String]] = [:]
    // A description replaces the texts below it for the outer view, not for a clickable view inside.
    var describedEnds: [Int: Int] = [:]
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard outer >= 0, index >= describedEnds[outer] ?? 0, !isActionable[index],
        !facts[outer].contains(.labelled), !facts[outer].contains(.editable),
        facts[index].contains(.labelled), !namesList(index),
        facts[index].isDisjoint(with: [.notImportant, .notDisplayed]),
        !screen.elements[index].flags.contains(.artefact),
        let label = screen.elements[index].label
      else { continue }
      if facts[index].contains(.described) {
        describedEnds[outer] = Int(screen.elements[index].end)
      }
      parts[outer, default: []].append(label)
    }
    for (index, labels) in parts {
      screen.update(index) { element in
        element.label = labels.joined(separator: ", ")
        element.origins[.label] = .inferred
      }
    }
  }

  /// Whether its text is the name of a list, which TalkBack says on the way in only.
  private func namesList(_ index: Int) -> Bool {
    screen.elements[index].role == .table || screen.elements[index].role == .collectionView
  }

  /// Decides which nodes are stops.
  mutating func expose(_ focus: UIAutomatorFocus) {
    for index in facts.indices {
      let isGiven = facts[index].contains(.screenReaderFocusable)
      let isStop = focus.takesFocus[index] && !screen.elements[index].flags.contains(.artefact)
      screen.update(index) { element in
        if isStop { element.flags.insert(.isElement) }
        element.origins[.isElement] = isGiven ? .given : .inferred
      }
    }
  }
}
