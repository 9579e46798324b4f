internal import AccessibilityModel
public import Auditing

/// Reports ranges that cannot be right.
///
/// VoiceOver speaks the value as a part of its range: «150 per cent», or no step that it can take.
public struct ValueOutOfRange: ElementRule {
  public static let description = RuleDescription(
    id: "value-out-of-range",
    group: .roles,
    summary: "A value lies between its minimum and its maximum.",
    rationale: "VoiceOver speaks the value as a part of its range; outside of it someone hears "
      + "nonsense, and a swipe does nothing.",
    remedy: "set the minimum and maximum before the value, and keep the value between them",
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.valueRange]
  )

  public static let subjects: ElementKinds = .stops

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .progressIndicator || subject.isActionable,
      let fault = fault(subject.value, subject.details)
    else { return }
    findings.report("\(subject) \(fault)", at: subject)
  }

  private func fault(_ value: String?, _ details: Element.Details) -> String? {
    if let progress = details.progress, !(0...1).contains(progress) {
      return "has the progress \(progress), which is not between 0 and 1"
    }
    if let count = details.numberOfPages, let page = details.currentPage, page >= max(count, 1) {
      return "is on page \(page + 1) of \(count)"
    }
    if let low = details.minimumValue, let high = details.maximumValue, low >= high {
      return "has the minimum \(low.plain), which is not below its maximum \(high.plain)"
    }
    guard let value = value.flatMap({ Double($0.collapsed) }), value.isFinite else {
      return nil
    }
    if let low = details.minimumValue, value < low {
      return "has the value \(value.plain), below its minimum \(low.plain)"
    }
    if let high = details.maximumValue, value > high {
      return "has the value \(value.plain), above its maximum \(high.plain)"
    }
    return nil
  }
}

extension Double {
  /// A whole number without a fraction, as people write it.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension ValueOutOfRange {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"<UISlider label="Volume" value="40" minimumValue="0" maximumValue="100" frame="20 100 200 44"/>"#
      ),
      // Which part of the range that is was worked out already.
      Example(
        #"<UISlider label="Volume" value="40%" minimumValue="0" maximumValue="1" frame="20 100 200 44"/>"#
      ),
      Example(#"<UIProgressView label="Loading" progress="1" frame="20 100 200 4"/>"#),
      Example(#"<UIPageControl numberOfPages="3" currentPage="2" frame="20 100 200 44"/>"#),
    ],
    failing: [
      Example(
        #"↓<UISlider label="Volume" value="140" minimumValue="0" maximumValue="100" frame="20 100 200 44"/>"#
      ),
      Example(
        #"↓<UISlider label="Volume" value="-1" minimumValue="0" maximumValue="100" frame="20 100 200 44"/>"#
      ),
      Example(
        #"↓<UISlider label="Volume" value="5" minimumValue="10" maximumValue="10" frame="20 100 200 44"/>"#
      ),
      Example(#"↓<UIProgressView label="Loading" progress="1.5" frame="20 100 200 4"/>"#),
      Example(#"↓<UIPageControl numberOfPages="3" currentPage="3" frame="20 100 200 44"/>"#),
    ]
  )
}
