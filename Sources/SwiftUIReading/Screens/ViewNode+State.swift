internal import AccessibilityModel

// States and facts that only the look of a control shows.

extension ViewNode {
  /// Whether an activity indicator in it is shown at times only.
  private var holdsOtherActivity: Bool {
    kind == .activity && (facts.isAlternative || !facts.conditions.isEmpty)
      || children.contains(where: \.holdsOtherActivity)
  }

  /// Whether an activity indicator without words takes the place of all its texts in another state.
  var losesName: Bool {
    guard facts.label == nil, facts.text?.isBlank ?? true, children.spoken != nil else {
      return false
    }
    return choicesWithActivity.contains { choice in
      let busy = children.map { $0.showingActivity(of: choice) }
      return busy.spoken == nil && busy.allSatisfy { $0.facts.label == nil }
    }
  }

  private var isActivity: Bool { kind == .activity && facts.label == nil && !facts.isHidden }

  /// The choices between an activity indicator, which is not shown at first, and other views.
  private var choicesWithActivity: Set<Int> {
    var found: Set<Int> = []
    var pending = children
    while let node = pending.popLast() {
      if node.isActivity, node.facts.isAlternative, let choice = node.facts.choice {
        found.insert(choice)
      }
      pending += node.children
    }
    return found
  }

  /// The same with the activity indicator of a choice in place of its other branches.
  private func showingActivity(of choice: Int) -> ViewNode {
    var node = self
    if facts.choice == choice { node.facts.isAlternative = !isActivity }
    node.children = children.map { $0.showingActivity(of: choice) }
    return node
  }

  /// Whether its action changes a state that its look shows and that no label, value or trait states.
  var hidesState: Bool {
    guard kind == .button || facts.respondsToTap || !facts.changes.isEmpty, !statesState else {
      return false
    }
    if facts.label == nil {
      let texts = children.flatMap(\.spokenParts) + [facts.text].compactMap(\.self)
      if texts.contains(where: \.isConditional) { return false }
      // Its states have different texts.
      let other = children.flatMap(\.alternativeParts).joined
      if let other, other.text != children.spoken?.text { return false }
      // VoiceOver has a name of its own for each of its symbols.
      if texts.isEmpty, children.flatMap(\.images).contains(where: \.facts.changesName) {
        return false
      }
      // While it works, an activity indicator is in place of its text.
      if children.contains(where: \.holdsOtherActivity) { return false }
    }
    return allLooks.contains { look in
      let words = Set(look.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let isOfAction = facts.changes.contains { change in
        change.split(separator: ".").last.map { words.contains(String($0)) } ?? false
      }
      return isOfAction || (kind == .button || facts.respondsToTap) && Self.isChoice(words)
    }
  }

  /// Whether a tap on a view other than a control changes a state that only its look shows.
  var isChoiceByLook: Bool {
    facts.respondsToTap && kind != .shape && controls.isEmpty && (hidesState || hidesFact)
  }

  /// Whether only the place of a shape around it shows that it is chosen: a highlight that moves behind one of several
  /// buttons.
  ///
  /// - Parameter moves: the code that decides where the shapes around it are.
  func isShownByPlace(of moves: Set<String>) -> Bool {
    guard kind == .button, !moves.isEmpty, !statesState else { return false }
    let words = Set(
      moves.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    return facts.changes.contains { change in
      change.split(separator: ".").last.map { words.contains(String($0)) } ?? false
    }
  }

  /// Whether the names in a condition say that something is chosen: `isSelected`, `selectedTab == tab`.
  private static func isChoice(_ words: Set<String>) -> Bool {
    guard words.isDisjoint(with: amounts) else { return false }
    return words.contains { word in
      let word = word.lowercased()
      return choosing.contains { word.hasPrefix($0) }
    }
  }

  private static let choosing = [
    "isselected", "selected", "selection", "ischosen", "chosen", "ischecked", "ispicked",
    "isfavorite", "isfavourite", "isliked", "isbookmarked", "ispinned", "isexpanded", "isactive",
    "activetab", "currenttab", "currentpage", "currentfilter", "currentindex",
  ]
  /// Conditions on how much is chosen are about what can be done with it.
  private static let amounts: Set<String> = ["isEmpty", "count", "nil", "isPressed"]

  /// The words that stand for a condition that compares an item of a loop with a variable.
  static let comparison = "isSelected"

  /// Whether an image in it alone shows a fact of what it leads to: `item.isRead ? "envelope.open" : "envelope"`.
  var hidesFact: Bool {
    guard !statesState, facts.label == nil, children.spoken != nil,
      !children.flatMap(\.spokenParts).contains(where: \.isConditional),
      children.flatMap(\.alternativeParts).isEmpty
    else { return false }
    let stated = children.reduce(into: Set<String>()) {
      $0.formUnion($1.namesOfFacts { $0 == .text || $0 == .label })
    }
    return children.contains { !$0.namesOfFacts { $0 == .image }.subtracting(stated).isEmpty }
  }

  /// Whether its value, a trait, or words that depend on a condition state a state.
  private var statesState: Bool {
    facts.value != nil || facts.statesSelection || facts.label?.isConditional == true
      || facts.hint?.isConditional == true
      || !facts.added.isDisjoint(with: [.selected, .toggleButton])
  }

  /// The names of facts (`isRead`, `hasReply`) on which the look of some views in it depends, or whether they are shown.
  private func namesOfFacts(of isMeant: (Kind) -> Bool) -> Set<String> {
    var names: Set<String> = []
    var pending = [(node: self, looks: Set<String>())]
    while let (node, around) = pending.popLast() {
      let looks = around.union(node.facts.looks)
      if isMeant(node.kind) { names.formUnion(looks.flatMap { Self.namesOfFacts(in: $0) }) }
      pending += node.children.map { ($0, looks) }
    }
    return names
  }

  private static func namesOfFacts(in look: String) -> [String] {
    look.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.compactMap { word in
      // A member of an item: states of the view itself are those of a touch or of the device.
      guard let name = word.split(separator: ".").dropFirst().last.map(String.init),
        !passing.contains(name)
      else { return nil }
      let isFact = ["is", "has"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
      return isFact ? name : nil
    }
  }

  private static let passing: Set<String> = [
    "isPressed", "isHovered", "isHovering", "isFocused", "isDragging", "isLoading", "isEmpty",
    "isLandscape", "isDark", "isDarkMode", "isPad", "isActive",
  ]
}
