internal import AccessibilityModel

extension UIAutomatorScreen {
  /// Finds the elements that respond to actions: TalkBack stops there, and reads their content with them.
  ///
  /// A thing to check that is neither clicked nor focused is part of what is clicked around it: the
  /// switch in a row of Settings, the role of a row in Compose.
  mutating func findActionable() {
    for index in facts.indices {
      let parent = Int(screen.elements[index].parent)
      if parent >= 0 {
        actionableAncestors[index] =
          isActionable[parent] ? Int32(parent) : actionableAncestors[parent]
      }
      isActionable[index] = isActionable(facts[index], isInside: actionableAncestors[index] >= 0)
    }
  }

  private func isActionable(_ facts: UIAutomatorFacts, isInside: Bool) -> Bool {
    if facts.contains(.notImportant) { return false }
    if facts.contains(.screenReaderFocusable) { return true }
    if facts.contains(.container) { return false }
    if !facts.isDisjoint(with: [.clickable, .longClickable, .editable]) { return true }
    if facts.contains(.checkable) { return !isInside || facts.contains(.focusable) }
    // React Native makes a view focusable and describes it.
    return facts.contains(.focusable) && facts.contains(.described)
  }

  /// Passes the role of an empty view up to the one that is clicked around it.
  mutating func mergeRoles() {
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard outer >= 0, !isActionable[index], isRoleOnly(index) else { continue }
      let inner = screen.elements[index]
      let isChecked = facts[index].contains(.checkable)
      screen.update(outer) { element in
        let isPlain =
          element.role == .other || (element.role == .checkBox && inner.role.isToggle)
        guard isPlain else { return }
        element.role = inner.role
        element.traits.formUnion(inner.traits.subtracting([.selected, .notEnabled]))
        if isChecked || element.value == nil, let value = inner.value {
          element.value = value
          element.origins[.value] = .inferred
        }
      }
      if inner.label == nil { screen.update(index) { $0.flags.insert(.artefact) } }
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

  /// Joins the texts inside what is clicked, where it has none of its own, as TalkBack does.
  mutating func mergeLabels() {
    var parts: [Int: [String]] = [:]
    var describedEnd = 0
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard index >= describedEnd, outer >= 0, !isActionable[index],
        !facts[outer].contains(.labelled), !facts[outer].contains(.editable),
        facts[index].contains(.labelled), !screen.elements[index].flags.contains(.artefact),
        let label = screen.elements[index].label
      else { continue }
      // A description replaces the content.
      if facts[index].contains(.described) { describedEnd = Int(screen.elements[index].end) }
      parts[outer, default: []].append(label)
    }
    for (index, labels) in parts {
      screen.update(index) { element in
        element.label = labels.joined(separator: ", ")
        element.origins[.label] = .inferred
      }
    }
  }

  /// Decides what is a stop.
  ///
  /// What is clicked, has nothing to say and holds other stops is none, since TalkBack does not focus
  /// it. Nor does it focus an icon in a frame that is clicked, but there a label is missing.
  mutating func expose() {
    var hasStopBelow = [Bool](repeating: false, count: facts.count)
    for index in facts.indices.reversed() {
      let isStop = isStop(index, holdsStops: hasStopBelow[index])
      let isGiven = facts[index].contains(.screenReaderFocusable)
      screen.update(index) { element in
        if isStop { element.flags.insert(.isElement) }
        element.origins[.isElement] = isGiven ? .given : .inferred
      }
      guard let parent = screen.parent(of: index) else { continue }
      if isStop || hasStopBelow[index] { hasStopBelow[parent] = true }
    }
  }

  private func isStop(_ index: Int, holdsStops: Bool) -> Bool {
    let facts = facts[index]
    let flags = screen.elements[index].flags
    if facts.contains(.notImportant) || flags.contains(.artefact) { return false }
    if isActionable[index] {
      let speaks =
        screen.elements[index].label != nil || !facts.isDisjoint(with: [.editable, .checkable])
      if speaks || facts.contains(.screenReaderFocusable) { return true }
      // Where the dumper cut a row the text may be in the part that is missing.
      let isCut = flags.contains(.clippedFrame) && Int(screen.elements[index].end) > index + 1
      return !holdsStops && !isCut
    }
    if screen.elements[index].role == .webView, holdsStops { return false }
    return actionableAncestors[index] < 0 && facts.contains(.labelled)
  }
}
