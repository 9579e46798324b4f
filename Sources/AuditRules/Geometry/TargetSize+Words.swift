internal import AccessibilityModel
internal import Auditing

extension TargetSize {
  /// How to enlarge a view whose layout fixes its sides; nil for the fix of the rule.
  func suggestion(for subject: AuditedElement) -> Remedy? {
    guard subject.touchTarget.isFixedByLayout else { return nil }
    let side = subject.context.length(least).inWords
    return Remedy(
      "enlarge the frame or hit area to \(side) by \(side) points",
      swiftUI:
        "add frame(minWidth: \(side), minHeight: \(side)) and contentShape(.rect) to the label",
      android: "set layout_width and layout_height to \(side)dp or more, with padding")
  }

  static func inWords(_ others: Int) -> String {
    others == 0 ? "" : others == 1 ? " like one other" : " like \(others) others"
  }
}

extension Finding.Message.Interpolation {
  /// “30 by 20 dp”; “24 dp high” where only one side is known.
  mutating func appendInterpolation(size frame: Rect, _ at: AuditedElement) {
    if at.touchTarget.isLimited { appendLiteral("at most ") }
    if frame.width.isInfinite {
      appendLiteral("\(frame.height.inWords) \(at.context.unit) high")
    } else if frame.height.isInfinite {
      appendLiteral("\(frame.width.inWords) \(at.context.unit) wide")
    } else {
      appendInterpolation(sizeInWords: frame)
      appendLiteral(" \(at.context.unit)")
    }
  }

  mutating func appendInterpolation(minimum least: PerPlatform, _ at: AuditedElement) {
    let length = at.context.length(least).inWords
    appendLiteral("minimum \(length) by \(length)")
  }
}
