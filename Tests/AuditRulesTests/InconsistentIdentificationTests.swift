import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// Screens are compared within an app.
struct InconsistentIdentificationTests {
  private static func source(app: String, label: String) throws -> ScreenAudit {
    let text = XCUITestSource.text(
      """
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="login" label="\(label)" x="20" \
      y="100" width="350" height="44"/>
      """, app: app)
    let hierarchy = try XCUITestReader().read(Array(text.utf8), named: "x", options: .init())
    return auditor.audit(try #require(hierarchy.screens.first), app: hierarchy.app)
  }

  private static let auditor = Auditor(rules: [InconsistentIdentification()])

  /// The messages on each screen.
  private static func messages(_ audits: [ScreenAudit]) -> [[String]] {
    var audits = audits
    auditor.compare(&audits)
    return audits.map { $0.findings.map(\.message.description) }
  }

  @Test func `a control has one label on all screens of an app, and apps are not compared`() throws
  {
    let ferry = try Self.source(app: "Ferry", label: "Log in")
    let bank = try Self.source(app: "Bank", label: "Sign in")
    let other = try Self.source(app: "Bank", label: "Enter")
    #expect(Self.messages([ferry, bank]) == [[], []])
    #expect(
      Self.messages([ferry, bank, other]) == [
        [], [], ["Button \"login\" is labelled “Enter” here but “sign in” on “Bank”"],
      ])
  }

  private static func layout(_ name: String, _ button: String) throws -> ScreenAudit {
    let hierarchy = try HierarchyFormats.read(
      Array(AndroidLayoutDocument.text(button).utf8), named: "res/layout/\(name).xml")
    return auditor.audit(try #require(hierarchy.screens.first))
  }

  private static func icon(_ description: String, _ image: String = "ic_share") -> String {
    "<ImageButton android:id=\"@+id/share\" android:src=\"@drawable/\(image)\" "
      + "android:contentDescription=\"\(description)\"/>"
  }

  @Test func `layouts share identifiers: one with the same picture is the same control`() throws {
    let buttons = ["OK", "Create"].map {
      "<Button android:id=\"@+id/confirm\" android:text=\"\($0)\"/>"
    }
    #expect(
      Self.messages([try Self.layout("a", buttons[0]), try Self.layout("b", buttons[1])])
        == [[], []])
    #expect(
      Self.messages([
        try Self.layout("a", Self.icon("Share")),
        try Self.layout("b", Self.icon("Send", "ic_send")),
        try Self.layout("c", Self.icon("Pass on")),
      ]) == [
        [], [],
        ["ImageButton \"share\" is labelled “Pass on” here but “share” on another screen"],
      ])
  }

  @Test func `a button for a menu is named after the content of the menu`() throws {
    #expect(
      Self.messages([
        try Self.layout("a", Self.icon("Comment menu", "ic_baseline_more_horiz_24")),
        try Self.layout("b", Self.icon("Inbox menu", "ic_baseline_more_horiz_24")),
      ]) == [[], []])
  }
}
