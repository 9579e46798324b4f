internal import AccessibilityModel

/// What shows that a view of the app's own is a control, and what a screen reader lacks of it.
///
/// The one answer that the rules about custom controls and the inventory of the reports share: a
/// control of which several things are missing is reported once, under the first of its gaps.
public struct ControlAssessment: Hashable, Sendable {
  /// What shows that it is a control, the weakest first.
  public enum Evidence: Comparable, Hashable, Sendable {
    /// Nothing does: it may be a picture as well.
    case none
    /// What its class is called.
    case className
    /// Its superclass, a gesture, an action or a trait.
    case behaviour
  }

  /// What is missing, in the order in which it is mended.
  public enum Gap: String, CaseIterable, Hashable, Sendable {
    /// The screen reader does not stop there.
    case stop
    case label
    /// Nothing says what it is.
    case role
    /// Nothing says its value or its state.
    case value
  }

  public var evidence: Evidence
  /// In the order of ``Gap``.
  public var gaps: [Gap]
  /// What the file does not say of it, in words.
  var absent: [String]

  /// The gap that it is reported for.
  public var firstGap: Gap? { gaps.first }

  /// Whether nothing is missing but that gap.
  public var isLastGap: Bool { gaps.count == 1 }

  /// What else it lacks than the first gap, as the end of a message; nothing where that is all.
  ///
  /// Of a control that nobody described it names the hint too, which others can do without.
  public var otherGapsInWords: String {
    let others = absent.filter { $0 != gaps.first?.noun }
    guard !isLastGap, !others.isEmpty else { return "" }
    return ", and lacks \(others.inWords)"
  }
}

extension ControlAssessment.Gap {
  /// The word for what is missing.
  public var noun: String {
    switch self {
    case .stop: "an accessibility element"
    case .label: "a label"
    case .role: "a trait"
    case .value: "a value"
    }
  }
}

extension AuditedElement {
  /// See ``ControlAssessment``; nil for what is no view of the app's own, and for what is not shown.
  public var controlAssessment: ControlAssessment? {
    guard mayBeOwnControl else { return nil }
    let evidence = controlEvidence
    let gaps = ControlAssessment.Gap.allCases.filter { lacks($0, evidence) }
    return ControlAssessment(
      evidence: evidence, gaps: gaps, absent: gaps.isEmpty ? [] : absent(gaps))
  }

  /// Whether it is a control of the app's own with a gap that is reported before the given one.
  public func isReported(before gap: ControlAssessment.Gap) -> Bool {
    guard let first = controlAssessment?.firstGap else { return false }
    let all = ControlAssessment.Gap.allCases
    return all.firstIndex(of: first) ?? 0 < all.firstIndex(of: gap) ?? 0
  }

  private func lacks(_ gap: ControlAssessment.Gap, _ evidence: ControlAssessment.Evidence) -> Bool {
    guard evidence > .none else { return false }
    switch gap {
    case .stop: return !isStop && isUnexposedControl
    case .label:
      return !(isStop ? hasName : !element.hasBlankLabel) && (isStop || isUnexposedControl)
    case .role: return lacksRole && (isStop || isUnexposedControl)
    case .value: return lacksState && (isStop || isUnexposedControl)
    }
  }

  /// The nouns of what the file does not say: with a hint and a value where it says nothing at all.
  private func absent(_ gaps: [ControlAssessment.Gap]) -> [String] {
    let isUndescribed = element.hasBlankLabel && lacksRole && (element.value ?? "").isBlank
    if context.screen.platform == .android {
      return gaps.map { $0 == .role ? "a role" : $0.noun }
    }
    guard isUndescribed else { return gaps.map(\.noun) }
    var nouns = gaps.map(\.noun)
    if !nouns.contains("a value") { nouns.append("a value") }
    if (element.hint ?? "").isBlank, context.screen.tells.contains(.hints) {
      nouns.append("a hint")
    }
    return nouns
  }
}
