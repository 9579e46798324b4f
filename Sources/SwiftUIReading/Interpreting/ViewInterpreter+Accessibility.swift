internal import AccessibilityModel
internal import SwiftSyntax

// The modifiers of accessibility (https://developer.apple.com/documentation/swiftui/view-accessibility).

extension ViewInterpreter {
  mutating func changeOfAccessibility(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void)? {
    switch call.name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint", "help":
      return changeOfText(by: call, scope)
    case "accessibilityIdentifier":
      guard let value = call.first else { return { _ in } }
      let text = texts.text(value, in: scope, isKey: false)
      return text.isOpen ? { _ in } : { $0.facts.identifier = text.text }
    case "accessibilityHidden":
      let isHidden = call.first?.boolean
      return { view in
        if let isHidden { view.facts.isHidden = isHidden } else { view.facts.mayBeHidden = true }
      }
    case "accessibilityElement":
      let behavior = Self.behavior(call)
      return { $0.becomeElement(children: behavior) }
    case "accessibilityAddTraits": return changeOfTraits(call, isAdding: true)
    case "accessibilityRemoveTraits": return changeOfTraits(call, isAdding: false)
    case "accessibility": return changeOfOldForm(call, scope)
    case "accessibilityAdjustableAction": return { $0.facts.isAdjustable = true }
    case "accessibilityAction", "accessibilityActions": return changeOfActions(by: call, scope)
    case "accessibilityHeading": return changeOfHeading(call)
    case "accessibilitySortPriority":
      let priority = call.first?.number
      return { $0.facts.priority = priority }
    case "accessibilityInputLabels":
      let labels =
        call.first?.as(ArrayExprSyntax.self)?.elements.map { texts.text($0.expression, in: scope) }
        ?? []
      return { $0.facts.inputLabels = labels.filter { !$0.isOpen }.map(\.text) }
    case "accessibilityCustomContent": return changeOfContent(by: call, scope)
    case "accessibilityRotor":
      let name = call.first.map { texts.text($0, in: scope).text }
      return { view in if let name { view.facts.rotors.append(name) } }
    case "accessibilityRespondsToUserInteraction":
      let responds = call.first.map { $0.boolean } ?? true
      return { $0.facts.respondsToUserInteraction = responds }
    case "accessibilityDirectTouch": return { $0.facts.added.insert(.allowsDirectInteraction) }
    default: return nil
    }
  }

  private mutating func changeOfText(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void) {
    let text: SpokenText?
    if let value = call.first, !value.is(ClosureExprSyntax.self) {
      text = texts.text(value, in: scope)
    } else {
      // The closure of iOS 18 adds to the label that the view has.
      text = call.trailing.map { nodes($0, scope).spoken ?? .unknown }
    }
    let name = call.name
    let isConditional = call.has("isEnabled")
    let names: Set<String>? = call.first.flatMap { self.names(in: $0, scope) }
    return { view in
      view.facts.state(names)
      switch name {
      case "accessibilityLabel":
        view.facts.label = text
        if isConditional { view.facts.label?.isConditional = true }
      case "accessibilityValue":
        view.facts.value = text
        view.facts.saysShareOfRange = false
      case "accessibilityHint":
        view.facts.hint = text
        view.facts.isHintOfHelp = false
      // On iOS, help is a hint, too: the outer modifier counts
      // (https://developer.apple.com/documentation/swiftui/view/help(_:), docs/evidence/swiftui.md#controls).
      default:
        view.facts.hint = text
        view.facts.isHintOfHelp = true
      }
    }
  }

  /// Modifiers outside of this one override it, so a mode that is already set stays.
  private static func behavior(_ call: Call) -> ViewFacts.ChildBehavior {
    guard let value = call.value("children") else { return .ignore }
    if let choices = value.bare.choices {
      return Self.behavior(named: Call.member(choices.second))
    }
    return behavior(named: Call.member(value))
  }

  private static func behavior(named name: String?) -> ViewFacts.ChildBehavior {
    switch name {
    case "combine": .combine
    case "contain": .contain
    default: .ignore
    }
  }

  private func changeOfTraits(_ call: Call, isAdding: Bool) -> ((inout ViewNode) -> Void) {
    let value = call.first ?? call.value("traits")
    let choices = value?.bare.choices
    let names =
      Call.members(value) + (choices.map { Call.members($0.first) } ?? [])
      + (choices.map { Call.members($0.second) } ?? [])
    var traits: Traits = []
    for name in names { traits.formUnion(Self.traits[name] ?? []) }
    let isModal = names.contains("isModal") && isAdding
    let isConditional = choices != nil
    return { view in
      if isAdding {
        // A condition decides: the trait is there at some time, and the state is told.
        let shown = isConditional ? traits.subtracting(.selected) : traits
        view.facts.added.formUnion(shown)
        if traits.contains(.selected) { view.facts.statesSelection = true }
        if isModal { view.facts.isModal = true }
      } else {
        view.facts.removed.formUnion(traits)
        view.facts.added.subtract(traits)
        if traits.contains(.selected) { view.facts.statesSelection = true }
      }
    }
  }

  /// `accessibility(label:)` and others, as before iOS 14.
  private func changeOfOldForm(_ call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void) {
    var changes: [(inout ViewNode) -> Void] = []
    func text(_ label: String) -> SpokenText? {
      call.value(label).map { texts.text($0, in: scope) }
    }
    if let label = text("label") { changes.append { $0.facts.label = label } }
    if let value = text("value") {
      changes.append { view in
        view.facts.value = value
        view.facts.saysShareOfRange = false
      }
    }
    for label in ["label", "value", "hint"] {
      guard let code = call.value(label) else { continue }
      let names = self.names(in: code, scope)
      changes.append { $0.facts.state(names) }
    }
    if let hint = text("hint") { changes.append { $0.facts.hint = hint } }
    if let identifier = text("identifier"), !identifier.isOpen {
      changes.append { $0.facts.identifier = identifier.text }
    }
    if let isHidden = call.value("hidden")?.boolean {
      changes.append { $0.facts.isHidden = isHidden }
    }
    if let priority = call.value("sortPriority")?.number {
      changes.append { $0.facts.priority = priority }
    }
    for (label, isAdding) in [("addTraits", true), ("removeTraits", false)] {
      let choices = call.value(label)?.bare.choices
      var traits: Traits = []
      for value in [call.value(label), choices?.first, choices?.second] {
        for name in Call.members(value) { traits.formUnion(Self.traits[name] ?? []) }
      }
      let found = choices == nil ? traits : traits.subtracting(.selected)
      let statesSelection = traits.contains(.selected)
      changes.append { view in
        if statesSelection { view.facts.statesSelection = true }
        if isAdding {
          view.facts.added.formUnion(found)
        } else {
          view.facts.removed.formUnion(found)
        }
      }
    }
    return { view in for change in changes { change(&view) } }
  }

  private mutating func changeOfActions(
    by call: Call, _ scope: Scope
  ) -> ((inout ViewNode) -> Void) {
    if let name = call.value("named") {
      let text = texts.text(name, in: scope)
      return { $0.facts.actions.append(text.text) }
    }
    if call.name == "accessibilityActions" || call.has("label") {
      let content = call.closure("label") ?? call.trailing
      let buttons = content.map { nodes($0, scope) } ?? []
      let names = buttons.compactMap { [$0].spoken?.text }
      return { $0.facts.actions += names }
    }
    let kind = Call.member(call.first ?? call.value("actionKind"))
    switch kind {
    case nil, "default":
      // VoiceOver announces a button then (docs/evidence/swiftui.md#elements-of-one-stop).
      return { view in
        view.facts.respondsToTap = true
        if !view.kind.isControl { view.facts.added.insert(.button) }
      }
    default: return { _ in }
    }
  }

  private func changeOfHeading(_ call: Call) -> ((inout ViewNode) -> Void) {
    let levels = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]
    let level = Call.member(call.first).flatMap { levels[$0] }
    return { $0.facts.headingLevel = level }
  }

  private func changeOfContent(by call: Call, _ scope: Scope) -> ((inout ViewNode) -> Void) {
    let unlabelled = call.arguments.filter { $0.label == nil }.map(\.value)
    guard unlabelled.count > 1 else { return { _ in } }
    let isHigh = Call.member(call.value("importance")) == "high"
    let names = unlabelled.map { self.names(in: $0, scope) }
    let content = CustomContent(
      label: texts.text(unlabelled[0], in: scope).text,
      value: texts.text(unlabelled[1], in: scope).text, importance: isHigh ? .high : .default)
    return { view in
      view.facts.content.append(content)
      for names in names { view.facts.state(names) }
    }
  }

  /// The traits of `AccessibilityTraits`.
  private static let traits: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isLink": .link, "isImage": .image,
    "isSelected": .selected, "playsSound": .playsSound, "isKeyboardKey": .keyboardKey,
    "isStaticText": .staticText, "isSummaryElement": .summaryElement,
    "updatesFrequently": .updatesFrequently, "isSearchField": .searchField,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isToggle": .toggleButton, "isTabBar": .tabBar,
  ]
}
