import AccessibilityModel
import AuditPolicy
import Auditing
import Reports
import TestSupport
import Testing

@Suite struct SuppressionTests {
  private let rules: Set<String> = ["missing-label"]
  private let place = SourcePosition(file: ".earshot.yml", line: 2, column: 5)
  private let screen = """
    <screen size="390 844">
      <UIButton identifier="ads-1" frame="20 120 200 44"/>
      <UIButton identifier="buy" frame="20 220 200 44"/>
    </screen>
    """

  private func policy(_ change: (inout Suppression) -> Void) -> Policy {
    var suppression = Suppression(rules: ["missing-label"], reason: "an ad", place: place)
    change(&suppression)
    var policy = Policy()
    policy.suppressions = [suppression]
    return policy
  }

  @Test func `a suppression covers its element, and the finding stays in the report`() throws {
    let covered = [
      "2: missing-label error suppressed: an ad", "3: missing-label error open",
    ]
    let byIdentifier = policy { $0.identifier = TextPattern("ads-*") }
    #expect(try Audited(screen, policy: byIdentifier, only: rules).findings == covered)
    let byPath = policy { $0.element = "UIButton[1]" }
    #expect(try Audited(screen, policy: byPath, only: rules).findings == covered)
    #expect(try Audited(screen, policy: byPath, only: rules).warnings == [])
  }

  @Test func `a suppression for other files covers nothing here and is not out of date`() throws {
    let policy = policy { $0.paths = [PathPattern("b.xml", in: "/p")] }
    let audited = try Audited(screen, policy: policy, only: rules)
    #expect(audited.findings == ["2: missing-label error open", "3: missing-label error open"])
    #expect(audited.warnings == [])
  }

  @Test func `a suppression that matches nothing is stale where its rule ran`() throws {
    let policy = policy { $0.identifier = TextPattern("gone") }
    #expect(
      try Audited(screen, policy: policy, only: rules).warnings == [
        ".earshot.yml:2:5: warning: the suppression of missing-label matches nothing in this run; "
          + "remove it if it is stale"
      ])
    #expect(try Audited(screen, policy: policy, only: ["role-missing"]).warnings == [])
  }

  @Test func `a comment covers the next element of our own format`() throws {
    let text = """
      <screen size="390 844">
        <!-- earshot:disable missing-label — drawn by the SDK -->
        <UIButton frame="20 120 200 44"/>
        <UIButton frame="20 220 200 44"/>
      </screen>
      """
    let audited = try Audited(text, only: rules)
    #expect(
      audited.findings == [
        "3: missing-label error suppressed: drawn by the SDK", "4: missing-label error open",
      ])
    #expect(audited.warnings == [])
  }

  @Test func `a comment covers the next view of Interface Builder`() throws {
    let text = InterfaceBuilderDocument.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <!-- earshot:disable missing-label, image-missing-label - named by code, always -->
        <subviews>
          <button id="b1"><rect key="frame" x="0" y="0" width="99" height="44"/></button>
          <button id="b2"><rect key="frame" x="0" y="99" width="99" height="44"/></button>
        </subviews>
      </view>
      """)
    let audited = try Audited(text, named: "/p/a.xib", only: rules)
    #expect(
      audited.findings == [
        "8: missing-label error suppressed: named by code, always", "9: missing-label error open",
      ])
    #expect(audited.warnings == [])
  }

  @Test(arguments: [
    (
      "earshot:disable missing-label", "found no reason; expected \"earshot:disable rule — reason\""
    ),
    ("earshot:disable — x", "found no rule; expected \"earshot:disable rule — reason\""),
    (
      "earshot:disable mising-label — x",
      "found the unknown rule \"mising-label\"; did you mean \"missing-label\"?"
    ),
    (
      "earshot:ignore x",
      "found the comment \"earshot:ignore x\"; expected \"earshot:disable rule — reason\""
    ),
    (
      "earshot:disable missing-label — x",
      "the suppression of missing-label matches nothing in this run; remove it if it is stale"
    ),
  ])
  func `a comment that does nothing says why`(_ comment: String, _ words: String) throws {
    let text = "<screen>\n<!-- \(comment) --><UIButton title=\"Buy\"/></screen>"
    let audited = try Audited(text, only: rules)
    #expect(audited.warnings == ["/p/a.xml:2:1: warning: \(words)"])
  }

  @Test func `a comment at the end is before nothing`() throws {
    let text =
      "<screen><UIButton title=\"Buy\"/><!-- earshot:disable missing-label — x --></screen>"
    #expect(
      try Audited(text, only: rules).warnings == [
        "/p/a.xml:1:1: warning: found no element after the comment; expected the one that it is about"
      ])
  }
}
