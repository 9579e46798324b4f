import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import Testing

@Suite struct RuleTextTests {
  @Test(arguments: BuiltInRules.descriptions)
  func `a rule is described by the grammar`(_ rule: RuleDescription) {
    #expect(TextGrammar.summary(rule.summary, severity: rule.severity) == [], "\(rule.summary)")
    #expect(TextGrammar.rationale(rule.rationale) == [], "\(rule.rationale)")
    for platform in rule.platforms.each {
      let fix = rule.remedy.text(on: platform)
      #expect(TextGrammar.fix(fix, on: platform) == [], "\(rule.id): \(fix)")
    }
    var view = Screen()
    view.isSwiftUI = true
    let fix = rule.remedy.text(on: view)
    #expect(TextGrammar.fix(fix, on: .iOS) == [], "\(rule.id): \(fix)")
    for line in rule.remedy.code {
      #expect(TextGrammar.code(line) == [], "\(rule.id): \(line.text)")
    }
    if let reason = rule.reasonKeptOut { #expect(TextGrammar.common(reason) == []) }
  }

  @Test(arguments: BuiltInRules.descriptions)
  func `a rule has a line of code for each framework of its platforms`(_ rule: RuleDescription) {
    let wanted = Remedy.Framework.allCases.filter { framework in
      rule.platforms.each.contains(where: framework.isUsed)
        && !(Self.withoutAPI[rule.id]?.contains(framework) ?? false)
    }
    let found = rule.remedy.code.map(\.framework)
    #expect(found == (Self.withoutCode.contains(rule.id) ? [] : wanted))
  }

  /// The fix is to leave something out, or belongs to a file of settings.
  private static let withoutCode: Set<String> = [
    "audio-background-mode-missing", "hig-edit-command-button", "hig-eula-first-launch",
    "hig-exits-on-suspend", "hig-location-at-launch", "hig-push-advertising",
    "hig-push-permission-at-launch", "hig-quit-button", "hig-quits-itself", "hig-relaunch-app",
    "hig-restart-device", "hig-rotate-control", "hig-rotate-request",
    "hig-settings-and-configuration", "hig-settings-at-start", "hig-settings-help-text",
    "hig-setup-at-first-launch", "hig-splash-blocks", "hig-undo-buttons-in-bar",
  ]

  /// Frameworks without an API for the fix, among those of the rule's platforms.
  private static let withoutAPI: [String: Set<Remedy.Framework>] = [
    // AppKit has no levels of headings, and a Mac does not rotate.
    "heading-order": [.appKit], "orientation-locked": [.appKit],
    // SwiftUI takes the orientations of an app from its Info.plist.
    "hig-landscape-one-side": [.swiftUI],
    // Android solves no constraints of Interface Builder.
    "layout-ambiguous": [.views, .compose], "layout-unsatisfiable": [.views, .compose],
  ]

  @Test func `names and texts of rules are unique`() {
    let rules = BuiltInRules.descriptions
    #expect(Set(rules.map(\.summary)).count == rules.count)
    #expect(Set(rules.map(\.id)).count == rules.count)
  }

  @Test(arguments: UndecidableRules.all)
  func `a rule that cannot run is described by the grammar`(_ rule: UndecidableRule) {
    #expect(TextGrammar.summary(rule.summary, severity: .warning) == [], "\(rule.summary)")
    #expect(TextGrammar.common(rule.reason) == [], "\(rule.reason)")
    #expect(!rule.reason.hasSuffix("."), "\(rule.reason)")
  }

  @Test func `requirements are noun phrases`() {
    let all = Capabilities.all.union(.solvedLayout)
    for text in all.nouns + all.descriptions {
      #expect(TextGrammar.common(text) == [], "\(text)")
      #expect(["what ", "which ", "whether "].allSatisfy { !text.hasPrefix($0) }, "\(text)")
    }
  }

  @Test func `thresholds are described by the grammar`() {
    for threshold in BuiltInRules.all.flatMap(\.thresholds) {
      #expect(TextGrammar.common(threshold.summary) == [], "\(threshold.summary)")
      #expect(threshold.summary.hasSuffix("."), "\(threshold.summary)")
    }
  }
}
