@testable import AuditRules

// Sizes that a file keeps and UIKit ignores, each beside its counterpart.

extension FalseAlarm {
  static let staleSizes: [FalseAlarm] = [
    FalseAlarm(
      name: "a switch with a size of another control", rule: TargetSize.platform,
      document: xib(object("switch", frame: (20, 100, 36, 31), ""), outlets: outlets("l")),
      findings: []),
    FalseAlarm(
      name: "a button of that size", rule: TargetSize.platform,
      document: xib(
        object(
          "button", "fixedFrame=\"YES\"", frame: (20, 100, 36, 31),
          "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
            + "<state key=\"normal\" image=\"down\"/>")), findings: ["fail warning"]),
  ]
}
