import AccessibilityModel
import HierarchyReading
import Reports
import TestSupport

@testable import Auditing

/// Rules of our own, so that the reports' tests do not change with the real rules.
struct NamedRule: ElementRule {
  static let description = RuleDescription(
    id: "named", group: .names, summary: "A button needs a label.", rationale: "It is silent.",
    remedy: "name it", severity: .error, criteria: [.wcag("4.1.2")], needs: [.labels])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.element.hasBlankLabel else { return }
    findings.report("\(subject) has no label", at: subject)
  }
}

struct SmallRule: ElementRule {
  static let description = RuleDescription(
    id: "target-size-small", group: .geometry, summary: "A button is large.", rationale: "-",
    remedy: "enlarge it", severity: .warning, needs: [.frames])
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.frame.shorterSide < 44 else { return }
    findings.report("\(subject) is small", at: subject, doubt: "it may be large")
  }
}

struct SmallerRule: ElementRule {
  static let description = RuleDescription(
    id: "target-size-smaller", group: .geometry, summary: "A button is larger.", rationale: "-",
    remedy: "enlarge it more", severity: .note, needs: [.frames], isRecommended: true)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .controls

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard subject.frame.shorterSide < 44 else { return }
    findings.report("\(subject) is small", at: subject, doubt: "it may be large")
  }
}

struct HintRule: ElementRule {
  static let description = RuleDescription(
    id: "hinted", group: .hints, summary: "A label is long.", rationale: "-", remedy: "shorten it",
    severity: .note, needs: [.hints], isRecommended: true)
  static let examples = RuleExamples(passing: [], failing: [])
  static let subjects: ElementKinds = .labelled

  func check(_ subject: AuditedElement, findings: inout Findings) {
    guard let label = subject.label, label.count > 3 else { return }
    findings.report(
      "\(subject) is long", at: subject,
      fix: Fix(attribute: .label, value: String(label.prefix(3))),
      related: subject.parent.map { [$0] } ?? [])
  }
}

extension Fingerprint {
  /// The fingerprint of a finding without a screen, by its number.
  static func sample(_ number: Int) -> Fingerprint {
    Fingerprint(rule: "sample", screen: "none", identity: "\(number)")
  }
}

enum SampleReport {
  /// Audits documents of any format, each under its name.
  static func report(_ files: [(name: String, text: String)]) throws -> AuditReport {
    let auditor = Auditor(rules: [NamedRule(), SmallRule(), SmallerRule(), HintRule()])
    var report = AuditReport(profile: .all)
    for file in files {
      do throws(HierarchyReadingError) {
        let hierarchy = try HierarchyFormats.read(Array(file.text.utf8), named: file.name)
        report.screens += hierarchy.screens.map {
          ScreenReport(
            auditor.audit($0, app: hierarchy.app), source: file.name, format: hierarchy.format,
            draws: true, rules: auditor.rules)
        }
      } catch {
        report.unreadable.append(
          AuditReport.Unreadable(
            source: error.source, line: error.line, column: error.column, message: error.reason))
      }
    }
    return report
  }

  /// Everything that a report can contain: both outcomes, all severities and statuses, a rule that
  /// was not run, a file that could not be read.
  static func whole() throws -> AuditReport {
    var report = try report([
      ("cart.xml", cart), ("../captures/a b.xml", capture), ("both.xml", both),
      ("bad.xml", "<screen>\n"),
    ])
    report.screens[2].findings[0].status = .suppressed
    report.screens[2].findings[0].statusReason = "an old screen"
    report.screens[3].findings[0].status = .baselined
    report.screens[3].findings[0].statusReason = "known, in base.json"
    return report
  }

  static func source(of path: String) -> [UInt8]? {
    path == "cart.xml" ? Array(cart.utf8) : nil
  }

  static let both = """
    <screen title="Both">
      <layout orientation="portrait" size="390 844">
        <UIButton identifier="go" frame="10 100 60 60"/>
        <UIButton identifier="stay" frame="10 200 60 60"/>
      </layout>
      <layout orientation="landscape" size="844 390">
        <UIButton identifier="go" frame="10 100 60 60"/>
        <UIButton identifier="stay" frame="10 200 60 60"/>
      </layout>
    </screen>
    """

  static let cart = """
    <screen title="Cart" size="390 844">
      <UIView frame="0 0 390 844">
        <UIButton identifier="buy" frame="10 100 30 30"/>
        <UIButton title="Sell it" frame="10 200 44.5 44"/>
      </UIView>
    </screen>
    """

  static let capture = XCUITestSource.text(
    #"""
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="Sell" enabled="true" \#
    visible="true" x="0" y="0" width="50" height="50"/>
    """#, app: "Cart", attributes: #"enabled="true" visible="true""#)
}
