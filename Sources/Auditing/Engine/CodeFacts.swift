internal import AccessibilityModel

/// A fact that code can set when the app runs.
public enum CodeFact: String, CaseIterable, Hashable, Sendable {
  case label, value, hint, traits, isElement, placeholder
}

/// The facts of a screen that code sets to unknown values, by element index.
struct CodeFacts: Sendable {
  private var facts: [Int: Set<CodeFact>] = [:]

  init() {}

  /// - Parameter classes: the facts that code sets for all elements of a class.
  init(_ classes: [String: Set<CodeFact>], in screen: Screen) {
    let hasClasses = classes.values.contains { !$0.isEmpty }
    for (index, element) in screen.elements.enumerated() {
      var own = element.codeEvidence.map { CodeFact.all(setBy: $0, of: element) } ?? []
      if hasClasses, element.isCustomClass { own.formUnion(classes[element.className] ?? []) }
      if !own.isEmpty { facts[index] = own }
    }
  }

  /// The beginning of the placeholder for a label.
  private static let label = "(label set in code"

  /// Whether a label is only a placeholder, which names nothing.
  static func isPlaceholder(_ label: String) -> Bool { label.hasPrefix(Self.label) }

  var isEmpty: Bool { facts.isEmpty }

  func contains(_ fact: CodeFact, of index: Int) -> Bool { facts[index]?.contains(fact) == true }

  /// The screen with placeholders for values that code sets.
  ///
  /// - Parameter isForRules: rules need distinct labels and a trait where code sets some; people
  ///   see neither.
  func filledIn(_ context: AuditContext, isForRules: Bool) -> Screen {
    var screen = context.screen
    for (index, facts) in facts {
      let texts = isForRules ? context.subject(index).wording.visibleTexts : []
      // A label that a row composes may contain any of its texts.
      let inside = isForRules && facts.contains(.label) ? Self.texts(in: index, of: screen) : ""
      screen.update(index) { element in
        let number = isForRules ? " \(index)" : ""
        if facts.contains(.label) {
          element.label = "\(Self.label)\(number))\(inside)"
          element.origins[.label] = .given
          // Any visible text may be part of that label.
          if !texts.isEmpty { element.userInputLabels += texts }
        }
        if facts.contains(.value) {
          element.value = "(value set in code)"
          // Rules ask whether a text of the file is a sample; this one is not in it.
          if !isForRules { element.flags.insert(.boundText) }
        }
        if facts.contains(.placeholder) {
          element.placeholder = "(placeholder set in code)"
        }
        if facts.contains(.hint) { element.hint = "(hint set in code)" }
        if facts.contains(.isElement) { element.flags.insert(.isElement) }
        if facts.contains(.traits), isForRules, element.traits.isDisjoint(with: .actionable) {
          element.traits.insert(.button)
        }
      }
    }
    return screen
  }
}

extension CodeFacts {
  private static let mostTexts = 100

  /// The texts below an element, each after a space.
  private static func texts(in index: Int, of screen: Screen) -> String {
    let texts = screen.descendants(of: index).lazy.compactMap { screen.elements[$0].text }
    return texts.prefix(mostTexts).map { " " + $0 }.joined()
  }

  /// The screen without the labels that code sets, so that only known facts are compared with other
  /// screens.
  func withoutLabels(_ context: AuditContext, ruleset: Int?) -> AuditContext {
    let labelled = facts.filter { $0.value.contains(.label) }.keys
    guard !labelled.isEmpty else { return context }
    var screen = context.screen
    for index in labelled { screen.update(index) { $0.label = nil } }
    return AuditContext(screen, app: context.app, ruleset: ruleset)
  }
}

extension CodeFact {
  /// The facts that the app's sources set to values that are not literals.
  fileprivate static func all(setBy evidence: CodeEvidence, of element: Element) -> Set<CodeFact> {
    var facts: Set<CodeFact> = []
    for (subject, answer) in evidence.answers {
      guard case .set(.unknown, _) = answer,
        let fact = CodeFact(subject, of: element)
      else { continue }
      facts.insert(fact)
    }
    return facts
  }

  /// The fact for a screen reader; nil for one that is not spoken.
  private init?(_ subject: CodeEvidence.Subject, of element: Element) {
    switch subject {
    case .label: self = .label
    case .value: self = .value
    case .hint: self = .hint
    case .traits: self = .traits
    case .isElement: self = .isElement
    case .placeholder: self = .placeholder
    // A text is the label if nothing else is; in a field it is the value.
    case .text where element.isTextEntry: self = .value
    // A cell that reads the texts in the file may read others too; the rules check those it has.
    case .text where element.role == .cell && element.label?.isBlank == false: return nil
    case .text where element.origins[.label] != .given: self = .label
    case .text, .elements, .isEditable, .elementsHidden, .image, .font, .adjustsFont, .gesture,
      .target, .activation, .adjustment, .customActions, .identifier, .hidden, .hitArea,
      .contentSize,
      .textColor, .backgroundColor, .tintColor, .range, .keyboard:
      return nil
    }
  }
}
