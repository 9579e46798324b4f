public import AccessibilityModel

/// What the app's code does for one of its classes and no file shows.
public struct ClassPolicy: Hashable, Sendable {
  public var name: String
  /// A class of UIKit or AppKit; nil where the file's own word stands.
  public var superclass: String?
  /// The facts that code sets when the app runs.
  public var codeSets: Set<CodeFact>
  public var place: SourcePlace

  public init(
    name: String, superclass: String? = nil, codeSets: Set<CodeFact> = [], place: SourcePlace
  ) {
    self.name = name
    self.superclass = superclass
    self.codeSets = codeSets
    self.place = place
  }
}

/// A fact that code can set when the app runs.
public enum CodeFact: String, CaseIterable, Hashable, Sendable {
  case label, value, hint, traits, isElement, placeholder
}

/// The facts of a screen that code sets, by the index of the element.
struct CodeSetFacts {
  private var facts: [Int: Set<CodeFact>] = [:]

  init() {}

  init(_ classes: [String: ClassPolicy], in screen: Screen) {
    guard classes.values.contains(where: { !$0.codeSets.isEmpty }) else { return }
    for index in screen.elements.indices where screen.elements[index].isCustomClass {
      guard let own = classes[screen.elements[index].className], !own.codeSets.isEmpty
      else { continue }
      facts[index] = own.codeSets
    }
  }

  var isEmpty: Bool { facts.isEmpty }

  func contains(_ fact: CodeFact, of index: Int) -> Bool { facts[index]?.contains(fact) == true }

  /// The screen with words that stand for what code sets.
  ///
  /// - Parameter isForRules: rules need labels that differ and a trait where code sets some; a
  ///   person is shown neither.
  func filledIn(_ inspection: ScreenInspection, isForRules: Bool) -> Screen {
    var screen = inspection.screen
    for (index, facts) in facts {
      let texts = isForRules ? inspection.subject(index).visibleTexts : []
      screen.update(index) { element in
        let number = isForRules ? " \(index)" : ""
        if facts.contains(.label) {
          element.label = "(label set in code\(number))"
          element.origins[.label] = .given
          // Whatever stands on it may be a part of that label.
          if !texts.isEmpty { element.details.userInputLabels += texts }
        }
        if facts.contains(.value) { element.value = "(value set in code)" }
        if facts.contains(.placeholder) {
          element.details.placeholder = "(placeholder set in code)"
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

extension Auditor {
  /// Settles what the configuration knows of code that sets some facts of a screen.
  ///
  /// A finding that goes away once the facts are there was about their absence, and the
  /// configuration has answered it; whatever rules say of the stand-ins counts for nothing. So no
  /// rule needs to know of this. Rules that compare screens or orientations keep their findings.
  public func settle(
    _ audit: inout ScreenAudit, app: AppFacts, classes: [String: ClassPolicy]
  ) {
    let codeSets = CodeSetFacts(classes, in: audit.screen)
    guard !codeSets.isEmpty else { return }
    audit.codeSets = codeSets
    audit.shown = ScreenInspection(
      codeSets.filledIn(audit.inspection, isForRules: false), app: app, ruleset: ruleset)
    let filledIn = codeSets.filledIn(audit.inspection, isForRules: true)
    let remaining = Set(self.audit(filledIn, app: app).findings.map(FindingKey.init))
    let lone = Set(rules.filter(\.judgesOneScreen).map(\.ownDescription.id))
    audit.findings.removeAll {
      lone.contains($0.rule.id) && !remaining.contains(FindingKey($0))
    }
  }

  private struct FindingKey: Hashable {
    let rule: String
    let element: Int

    init(_ finding: Finding) {
      rule = finding.rule.id
      element = finding.element
    }
  }
}
