internal import AccessibilityModel
internal import Auditing

/// Reports values outside their range.
struct ValueOutOfRange: ElementRule {
  static let description = RuleDescription(
    id: "value-out-of-range",
    group: .roles,
    summary: "Values must be between their minimum and maximum.",
    rationale: "The screen reader speaks the value as part of its range: users hear “150 per "
      + "cent”, and a swipe changes nothing.",
    remedy: Remedy(
      "set the minimum and maximum before the value",
      android: "set the range before the value",
      .uiKit("slider.minimumValue = 0; slider.maximumValue = 10; slider.value = 4"),
      .swiftUI("Slider(value: $value, in: 0...10)"),
      .appKit("slider.minValue = 0; slider.maxValue = 10; slider.doubleValue = 4"),
      .views("info.rangeInfo = RangeInfo(RangeInfo.RANGE_TYPE_INT, 0f, 10f, 4f)"),
      .compose("Slider(value, onValueChange, valueRange = 0f..10f)")),
    severity: .error,
    criteria: [.wcag("4.1.2")],
    needs: [.valueRange]
  )

  static let subjects: ElementKinds = .stops

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.role == .progressIndicator || subject.isActionable,
      let fault = fault(subject.value, subject.element.details)
    else { return }
    let details = subject.element.details
    let isEmpty = details.minimumValue.map { $0 == details.maximumValue } ?? false
    findings.report("\(subject) \(fault)", at: subject, on: isEmpty ? [.range] : [])
  }

  private func fault(_ value: String?, _ details: Element.Details) -> String? {
    if let progress = details.progress, !(0...1).contains(progress) {
      return "has the progress \(progress); minimum 0, maximum 1"
    }
    if let count = details.numberOfPages, let page = details.currentPage, page >= max(count, 1) {
      return "is on page \(page + 1); maximum \(count)"
    }
    if let low = details.minimumValue, let high = details.maximumValue, low >= high {
      return low == high
        ? "has equal minimum and maximum (\(low.plain))"
        : "has the minimum \(low.plain) but the maximum \(high.plain)"
    }
    guard let value = value.flatMap({ Double($0.collapsed) }), value.isFinite else {
      return nil
    }
    if let low = details.minimumValue, value < low {
      return "has the value \(value.plain); minimum \(low.plain)"
    }
    if let high = details.maximumValue, value > high {
      return "has the value \(value.plain); maximum \(high.plain)"
    }
    return nil
  }
}

extension Double {
  /// A whole number without a fraction, as people write it.
  var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension ValueOutOfRange {
  static let examples = RuleExamples(
    passing: [
      Example(
        #"<UISlider label="Volume" value="40" minimumValue="0" maximumValue="100" frame="20 100 200 44"/>"#
      ),
      // The value as a fraction of the range was already computed.
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
