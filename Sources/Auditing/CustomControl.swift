internal import AccessibilityModel
internal import Utterances

/// A view of a class that nobody but the app knows, with what is known of its accessibility.
///
/// UIKit gives such a view what its superclass has and nothing else, so this is where a screen most
/// often falls silent.
public struct CustomControl: Hashable, Sendable {
  public var element: ElementReport
  /// The class that it inherits from; nil where the file names none.
  public var superclassName: String?
  public var label: KnownFact
  /// The names of the traits, separated by spaces.
  public var traits: KnownFact
  public var hint: KnownFact
  public var value: KnownFact
  public var frame: FactState
  /// How many stops lie below it: a container of elements need be none itself.
  public var stopsInside: Int

  /// Whether the screen reader stops at it; ``ElementReport/spoken`` says what it says there.
  public var isStop: Bool { element.isStop }
}

/// Where a fact about a custom control came from.
public enum FactState: String, CaseIterable, Hashable, Sendable {
  /// It stands in the file.
  case given
  /// It follows from the superclass, with the content that the file gives it.
  case inferred
  /// Nobody says it.
  case missing
  /// The configuration says that the app's code sets it.
  case givenByCode = "given-by-code"
}

/// A fact about a custom control: how it is known, and what it is.
public struct KnownFact: Hashable, Sendable {
  public var state: FactState
  /// nil where it is missing or only the code knows it.
  public var text: String?

  public init(_ state: FactState, _ text: String? = nil) {
    self.state = state
    self.text = text
  }
}

extension CustomControl {
  /// The custom controls of a screen; nil where its format names no classes.
  static func all(in audit: ScreenAudit, on screen: ReportedScreen) -> [CustomControl]? {
    guard audit.screen.tells.contains(.classNames) else { return nil }
    let shown = audit.shown ?? audit.inspection
    let controls = audit.screen.elements.indices.filter {
      audit.screen.elements[$0].isCustomClass
    }
    guard !controls.isEmpty else { return [] }
    // For each element, how many stops stand before it: custom views may be nested deep.
    var stopsBefore = [0]
    for kinds in shown.kinds {
      stopsBefore.append((stopsBefore.last ?? 0) + (kinds.contains(.stops) ? 1 : 0))
    }
    return controls.map { index in
      let inside = audit.screen.descendants(of: index)
      let count = stopsBefore[inside.upperBound] - stopsBefore[inside.lowerBound]
      return CustomControl(index, in: audit, on: screen, stopsInside: count)
    }
  }

  private init(_ index: Int, in audit: ScreenAudit, on screen: ReportedScreen, stopsInside: Int) {
    let element = audit.screen.elements[index]
    let traits = element.traits.names + element.unknownTraits
    self.element = ElementReport(index, on: screen, isShown: true)
    superclassName = element.superclassName
    label = Self.fact(.label, element.label, of: index, in: audit)
    self.traits = Self.fact(
      .traits, traits.isEmpty ? nil : traits.joined(separator: " "), of: index, in: audit)
    hint = Self.fact(.hint, element.hint, of: index, in: audit)
    value = Self.fact(.value, element.value, of: index, in: audit)
    self.stopsInside = stopsInside
    frame = !element.frame.isFinite ? .missing : Self.state(.frame, of: element) ?? .given
  }

  /// What is given stays given though it is empty: somebody wanted it so.
  private static func fact(
    _ fact: Fact, _ text: String?, of index: Int, in audit: ScreenAudit
  ) -> KnownFact {
    if let set = fact.setByCode, audit.codeSets.contains(set, of: index) {
      return KnownFact(.givenByCode)
    }
    let element = audit.screen.elements[index]
    if state(fact, of: element) == .given { return KnownFact(.given, text ?? "") }
    guard let text, !text.isBlank else { return KnownFact(.missing) }
    return KnownFact(.inferred, text)
  }

  private static func state(_ fact: Fact, of element: Element) -> FactState? {
    switch element.origins[fact] {
    case .given: .given
    case .inferred: .inferred
    case .default: nil
    }
  }
}

extension Fact {
  /// The same fact among those that code can set.
  fileprivate var setByCode: CodeFact? {
    switch self {
    case .label: .label
    case .value: .value
    case .hint: .hint
    case .traits: .traits
    case .isElement: .isElement
    case .frame, .identifier, .headingLevel: nil
    }
  }
}
