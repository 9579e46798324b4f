internal import AccessibilityModel

/// The evidence that a custom view is a control, and what it lacks for screen readers.
///
/// The rules about custom controls and the inventory of the reports share it. A control with several
/// gaps is reported once, for the first of them.
public struct ControlAssessment: Hashable, Sendable {
  /// The evidence that it is a control, the weakest first.
  enum Evidence: Comparable, Hashable, Sendable {
    /// None: it may be an image.
    case none
    /// The name of its class.
    case className
    /// Its superclass, a gesture, an action or a trait.
    case behaviour
  }

  /// The missing facts, in the order in which they are fixed.
  public enum Gap: String, CaseIterable, Hashable, Sendable {
    /// The screen reader cannot reach it.
    case stop
    case label
    /// It has no role.
    case role
    /// It has no value or state.
    case value
  }

  var evidence: Evidence
  /// Whether only the name of a class in an Interface Builder file suggests a control: a capture shows the rest.
  public var isNameOnly: Bool
  /// In the order of ``Gap``.
  public var gaps: [Gap]
  /// The facts that the file lacks, as nouns without an article.
  var absent: [String]

  /// Whether anything suggests that it is a control.
  public var suggestsControl: Bool { evidence > .none }

  /// Whether it behaves as one: by its superclass, a gesture, an action or a trait.
  public var behavesAsControl: Bool { evidence == .behaviour }

  /// The gap that it is reported for.
  public var firstGap: Gap? { gaps.first }

  /// Whether it has a gap that it is reported for before the given one.
  public func isReported(before gap: Gap) -> Bool {
    guard let firstGap else { return false }
    let all = Gap.allCases
    return all.firstIndex(of: firstGap) ?? 0 < all.firstIndex(of: gap) ?? 0
  }

  /// Why a gap is not reported: one that comes first is, and the rule of each gap names all of them. Nil if none does.
  public func reasonToWait(for gap: Gap) -> Reason? {
    guard isReported(before: gap), let firstGap else { return nil }
    return "it lacks \(firstGap.noun), which is reported first"
  }

  /// Whether it is the only gap.
  public var isLastGap: Bool { gaps.count == 1 }

  /// The end of a message: the gaps after the first, such as `; no trait, value or hint`.
  ///
  /// For a control without any description it names the hint too, which is otherwise optional.
  public var otherGapsInWords: String {
    let others = absent.filter { $0 != gaps.first?.bareNoun }
    guard !isLastGap, !others.isEmpty else { return "" }
    let names = others.dropLast().joined(separator: ", ")
    return "; no " + (names.isEmpty ? "" : "\(names) or ") + (others.last ?? "")
  }
}

extension ControlAssessment.Gap {
  /// The missing fact, with an article.
  public var noun: String {
    switch self {
    case .stop: "an accessibility element"
    case .label: "a label"
    case .role: "a trait"
    case .value: "a value"
    }
  }

  fileprivate var bareNoun: String {
    switch self {
    case .stop: "accessibility element"
    case .label: "label"
    case .role: "trait"
    case .value: "value"
    }
  }
}

extension AuditedElement {
  /// See ``ControlAssessment``; nil for views of system classes and for hidden ones.
  public var controlAssessment: ControlAssessment? {
    guard mayBeOwnControl else { return nil }
    let evidence = controlEvidence
    let gaps = ControlAssessment.Gap.allCases.filter { lacks($0, evidence) }
    return ControlAssessment(
      evidence: evidence,
      isNameOnly: evidence == .className && context.screen.framesAreDesignTime, gaps: gaps,
      absent: gaps.isEmpty ? [] : absent(gaps))
  }

  private func lacks(_ gap: ControlAssessment.Gap, _ evidence: ControlAssessment.Evidence) -> Bool {
    guard evidence > .none else { return false }
    switch gap {
    case .stop: return !isStop && exposure.isUnexposedControl
    case .label:
      // VoiceOver reads the name of a symbol, which is not the gap that matters first.
      if isStop, details.imageIsSymbol { return false }
      return !(isStop ? hasName : !element.hasBlankLabel) && (isStop || exposure.isUnexposedControl)
    case .role: return lacksRole && (isStop || exposure.isUnexposedControl)
    case .value: return lacksState && (isStop || exposure.isUnexposedControl)
    }
  }

  /// The nouns of what the file lacks, with hint and value if it describes nothing.
  private func absent(_ gaps: [ControlAssessment.Gap]) -> [String] {
    let isUndescribed = element.hasBlankLabel && lacksRole && (element.value ?? "").isBlank
    if context.screen.platform == .android {
      return gaps.map { $0 == .role ? "role" : $0.bareNoun }
    }
    guard isUndescribed else { return gaps.map(\.bareNoun) }
    var nouns = gaps.map(\.bareNoun)
    if !nouns.contains("value") { nouns.append("value") }
    if (element.hint ?? "").isBlank, context.screen.capabilities.contains(.hints) {
      nouns.append("hint")
    }
    return nouns
  }
}
