internal import AccessibilityModel
internal import Auditing

/// Reports touch targets that are smaller than a minimum: that of the platform, or one of WCAG's two.
///
/// The three differ in their numbers and in the exceptions of WCAG's criteria.
struct TargetSize: ElementRule {
  static let description = platform.ownDescription
  static let examples = platform.ownExamples
  static let subjects: ElementKinds = .actionable
  static let judgesHiddenViews = true

  let ownDescription: RuleDescription
  let ownExamples: RuleExamples
  var least: PerPlatform
  /// The minimum in dp where a side ends at the edge of the screen; nil for the same.
  var dpAtEdge: Double?
  /// Whether the frame of the screen reader is measured too.
  var measuresReading = false
  var exceptions: Exceptions = []

  /// The exceptions of WCAG's criteria that depend on other controls.
  struct Exceptions: OptionSet {
    let rawValue: Int
    /// Another control of sufficient size does the same.
    static let equivalent = Exceptions(rawValue: 1)
    /// No other target is near.
    static let spacing = Exceptions(rawValue: 2)
  }

  init() { self = .platform }

  init(
    _ description: RuleDescription, _ examples: RuleExamples, least: PerPlatform,
    exceptions: Exceptions = []
  ) {
    (ownDescription, ownExamples) = (description, examples)
    (self.least, self.exceptions) = (least, exceptions)
  }

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let target = subject.touchTarget
    guard target.isSeparate else {
      return findings.leaveOpen(subject, because: target.unknownSize)
    }
    guard let frame = shortFrame(of: target) else {
      findings.leaveOpen(subject, because: target.unknownSize)
      return askForDensity(subject, &findings)
    }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    let premise = Premise.size(below: subject.context.length(least))
    if exceptions.contains(.spacing) {
      reportNear(subject, frame, premise, &findings)
    } else {
      report(subject, frame, premise, &findings)
    }
  }

  /// Asks once for a screen whether its controls are too small: they are at the assumed density.
  private func askForDensity(_ subject: AuditedElement, _ findings: inout Findings) {
    guard measuresReading, case let area = subject.touchTarget.area,
      subject.touchTarget.isShortAtAssumedDensity(area, of: least)
    else { return }
    if let reason = excuse(for: subject) { return findings.excuse(subject, because: reason) }
    findings.report(
      "\(subject) is \(sizeInWords: area) \(subject.context.unit); \(minimum: least, subject)",
      at: subject,
      doubt: "the density is assumed; --density states it", asking: .ofScreen)
  }

  /// The first frame that is too small: that of touches, or that of the screen reader.
  private func shortFrame(of target: TouchTarget) -> Rect? {
    if exceptions.contains(.spacing) { return target.freeArea.flatMap { short($0, target) } }
    return short(target.area, target)
      ?? (measuresReading ? target.readingArea.flatMap { short($0, target) } : nil)
  }

  private func short(_ frame: Rect, _ target: TouchTarget) -> Rect? {
    target.isShort(frame, of: least, dpAtEdge: dpAtEdge) ? frame : nil
  }

  private func excuse(for subject: AuditedElement) -> Reason? {
    let target = subject.touchTarget
    if let reason = target.sizeExcuse { return reason }
    let isRepeated =
      exceptions.contains(.equivalent) && target.hasEquivalent(ofSize: least.points)
    return .when(isRepeated, "a larger control has the same effect")
  }

  private func report(
    _ subject: AuditedElement, _ frame: Rect, _ premise: Premise, _ findings: inout Findings
  ) {
    // One question for a strip of equal controls, at the first.
    let isOpen = subject.certainty(of: [premise]).outcome == .review
    let others = isOpen ? strip(of: subject, premise) : []
    guard others.first.map({ $0.index > subject.index }) ?? true else {
      return findings.excuse(subject, because: "it is asked once, at the first of its row")
    }
    findings.report(
      """
      \(subject) is \(size: frame, subject)\(Self.inWords(others.count)); \
      \(minimum: least, subject)
      """, at: subject, on: [premise],
      severity: subject.touchTarget.isNearly(least, frame) ? .note : nil,
      suggestion: suggestion(for: subject), related: others,
      asking: subject.touchTarget.isEstimated || subject.touchTarget.isLinkOfPage
        ? .ofScreen : subject.isCustomClass ? .ofClass : nil)
  }

  private func strip(of subject: AuditedElement, _ premise: Premise) -> [AuditedElement] {
    subject.touchTarget.alike.filter {
      $0.touchTarget.isSeparate && shortFrame(of: $0.touchTarget) != nil
        && excuse(for: $0) == nil && $0.certainty(of: [premise]) != .certain
    }
  }

  private func reportNear(
    _ subject: AuditedElement, _ free: Rect, _ premise: Premise, _ findings: inout Findings
  ) {
    let context = subject.context
    let spacing = Spacing(context, diameter: context.length(least))
    let near = spacing.neighbours(of: subject.index)
    guard let nearest = near.first.map(context.subject) else {
      return findings.excuse(subject, because: "no other target is near")
    }
    let part = free.isAlmostEqual(to: subject.touchTarget.area) ? "is" : "shows only"
    findings.report(
      """
      \(subject) \(part) \(sizeInWords: free) \(subject.context.unit) near \(nearest); \
      \(minimum: least, subject)
      """, at: subject, on: [premise, .distance(to: nearest.index)], related: near,
      asking: .ofScreen)
  }
}

extension TargetSize: TunableRule {
  /// Of the platform's size alone: WCAG's are not for a team to choose.
  var ownThresholds: [Threshold<TargetSize>] { exceptions.isEmpty ? Self.thresholds : [] }

  static let thresholds: [Threshold<TargetSize>] = [
    Threshold("points", "Minimum width and height, in points.", in: 1...200, at: \.least.points),
    Threshold("dp", "Minimum width and height on Android, in dp.", in: 1...200, at: \.least.dp),
  ]
}
