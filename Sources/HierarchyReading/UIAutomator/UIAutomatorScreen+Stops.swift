internal import AccessibilityModel

extension UIAutomatorScreen {
  /// Gives a clickable view the role of the empty view inside it.
  mutating func mergeRoles() {
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard outer >= 0, !isActionable[index], isRoleOnly(index) else { continue }
      let inner = screen.elements[index]
      let isChecked = facts[index].contains(.checkable)
      screen.update(outer) { element in
        let isPlain =
          element.role == .other
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

  /// Joins the texts inside a clickable view without its own, as TalkBack does.
  mutating func mergeLabels() {
    var parts: [Int: [String]] = [:]
    var describedEnd = 0
    for index in facts.indices {
      let outer = Int(actionableAncestors[index])
      guard index >= describedEnd, outer >= 0, !isActionable[index],
        !facts[outer].contains(.labelled), !facts[outer].contains(.editable),
        facts[index].contains(.labelled),
        facts[index].isDisjoint(with: [.notImportant, .notDisplayed]),
        !screen.elements[index].flags.contains(.artefact),
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
