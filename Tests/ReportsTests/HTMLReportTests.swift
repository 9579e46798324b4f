import AccessibilityModel
import Auditing
import Foundation
import Testing

@testable import Reports

/// Links, groups and order of the page; the whole of a page is in `Fixtures/reports`.
@Suite struct HTMLReportTests {
  private static func anchors(_ prefix: String, in text: String) -> [String] {
    text.components(separatedBy: "id=\"\(prefix)-").dropFirst().map {
      "\(prefix)-" + $0.prefix { $0 != "\"" }
    }
  }

  private static func screen(_ title: String, _ identifier: String = "buy") -> String {
    """
    <screen title="\(title)" size="390 844">
      <UIButton identifier="\(identifier)" frame="10 100 60 60"/>
    </screen>
    """
  }

  @Test func `a screen that is added changes no link`() throws {
    let files = [("cart.xml", Self.screen("Cart")), ("pay.xml", Self.screen("Pay", "pay"))]
    let before = HTMLReport().text(of: try SampleReport.report(files))
    let added = [("about.xml", Self.screen("About", "close"))] + files
    let after = HTMLReport().text(of: try SampleReport.report(added))
    for prefix in ["f", "s"] {
      let (old, new) = (Self.anchors(prefix, in: before), Self.anchors(prefix, in: after))
      #expect(!old.isEmpty)
      #expect(Set(old).isSubset(of: new))
      #expect(new.count == Set(new).count)
    }
  }

  @Test func `the same finding on two screens has two anchors`() throws {
    let files = [("a.xml", Self.screen("Cart")), ("b.xml", Self.screen("Cart"))]
    let report = try SampleReport.report(files)
    let fingerprint = "f-\(report.screens[0].findings[0].fingerprint)"
    #expect(
      Self.anchors("f", in: HTMLReport().text(of: report)) == [fingerprint, "\(fingerprint)-2"])
  }

  @Test func `equal titles are distinguished by facts of the screens`() throws {
    let text = """
      <app name="Shop">
        <screen title="Cart" identifier="first" size="390 844"><UIView/></screen>
        <screen title="Cart" identifier="second" size="390 844"><UIView/></screen>
        <screen title="Pay" identifier="third" size="390 844"><UIView/></screen>
      </app>
      """
    let outline = ReportOutline(try SampleReport.report([("shop.xml", text)]), ReportContext())
    #expect(outline.screens.map(\.title) == ["Cart, first", "Cart, second", "Pay"])
    #expect(
      outline.screens.map(\.id) == [
        "s-shop.xml-first-portrait", "s-shop.xml-second-portrait", "s-shop.xml-third-portrait",
      ])
  }

  @Test func `files with the worst findings come first`() throws {
    let good = "<screen title=\"Good\" size=\"390 844\"><UIView frame=\"0 0 9 9\"/></screen>"
    let small = """
      <screen title="Small" size="390 844"><UIButton label="Buy" frame="10 100 30 30"/></screen>
      """
    let outline = ReportOutline(
      try SampleReport.report([
        ("good.xml", good), ("small.xml", small), ("bad.xml", Self.screen("Bad")),
      ]), ReportContext())
    #expect(
      outline.worstFirst.map { outline.files[$0].path } == ["bad.xml", "small.xml", "good.xml"])
  }

  @Test func `findings are grouped by rule, failures first and the worst of them first`() throws {
    let text = """
      <screen title="Cart" size="390 844">
        <UIButton label="Small" frame="10 10 30 30"/>
        <UILabel text="Hello" frame="10 60 60 60"/>
        <UIButton frame="10 200 60 60"/>
        <UIButton frame="10 300 60 60"/>
      </screen>
      """
    let report = try SampleReport.report([("cart.xml", text)])
    var anchors = UniqueNames()
    let groups = ScreenFindings(report.screens[0], &anchors).groups
    #expect(
      groups.map { "\($0.kind.rawValue) \($0.rule.id) \($0.items.count)" } == [
        "error named 2", "note hinted 2", "review target-size-small 1",
        "review target-size-smaller 1",
      ])
    #expect(
      groups.flatMap(\.items).map(\.region) == [
        .stop(2), .stop(3), .stop(0), .stop(1), .stop(0), .stop(0),
      ])
  }

  @Test func `more than five findings of a rule are folded`() throws {
    let buttons = (0..<7).map { "<UIButton identifier=\"b\($0)\" frame=\"10 \($0 * 70) 60 60\"/>" }
    let text = "<screen title=\"Cart\" size=\"390 844\">\(buttons.joined())</screen>"
    let page = HTMLReport().text(of: try SampleReport.report([("cart.xml", text)]))
    let parts = page.components(separatedBy: "<details class=\"rest\"><summary>2 more</summary>")
    #expect(parts.count == 2)
    #expect(parts.map { $0.components(separatedBy: "<li class=\"finding ").count - 1 } == [5, 2])
  }

  @Test func `a picture is embedded once, and crops show parts of it`() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
    let report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    let page = HTMLReport(readScreenshot: { _ in png }).text(of: report)
    #expect(page.components(separatedBy: "data:image/png").count == 2)
    #expect(
      page.contains(
        """
        <svg viewBox="0 88 52 54" class="crop" width="65" height="67.5" aria-hidden="true">\
        <use href="#s-cart.xml-Cart-portrait-p"/>\
        <rect class="mark error" x="10" y="100" width="30" height="30"/></svg>
        """))
  }

  @Test func `a screen without a picture shows its visible texts, broken as they fit`() throws {
    let text = """
      <screen title="Cart" size="390 844">
        <UILabel text="Two words" frame="10 100 60 40"/>
        <UIButton title="Buy" frame="100 100 80 44"/>
        <UIImageView image="cover" label="Not drawn" frame="200 100 80 44"/>
      </screen>
      """
    let page = HTMLReport().text(of: try SampleReport.report([("cart.xml", text)]))
    let base = try #require(page.components(from: "class=\"base\">", to: "</g>"))
    #expect(
      base.components(separatedBy: "<text ").dropFirst() == [
        "x=\"10\" y=\"116\" font-size=\"16\">Two</text>",
        "x=\"10\" y=\"136\" font-size=\"16\">words</text>",
        "x=\"140\" y=\"128\" font-size=\"16\" class=\"mid\">Buy</text>",
      ])
  }

  @Test func `findings that do not count are folded, each with its reason`() throws {
    var report = try SampleReport.report([("cart.xml", SampleReport.cart)])
    report.screens[0].findings[0].status = .suppressed
    report.screens[0].findings[0].statusReason = "an old screen"
    let page = HTMLReport().text(of: report)
    let section = try #require(page.components(from: "<h2 id=\"closed\">", to: "</section>"))
    let fingerprint = report.screens[0].findings[0].fingerprint
    #expect(
      section == """
        Suppressed and in the baseline</h2>
        <details><summary>1 suppressed</summary>
        <ol class="plain">
        <li class="finding error suppressed" id="f-\(fingerprint)" data-rule="named" \
        data-file="cart.xml"><span class="msg">UIButton "buy" has no label</span> \
        <code>named</code> <a href="#s-cart.xml-Cart-portrait">cart.xml:3</a> \
        <span class="reason">Reason: an old screen</span></li>
        </ol>
        </details>

        """)
    #expect(!page.contains("<section class=\"rule error\" data-rule=\"named\">"))
  }

  @Test func `code is shown for the platform, and folded for the others`() {
    var html = HTMLWriter()
    HTMLFixCode(lines: [
      FixCode.Line(framework: "UIKit", code: "button.accessibilityLabel = \"<\"", isUsed: true),
      FixCode.Line(framework: "Compose", code: "Modifier.semantics {}", isUsed: false),
    ]).write(to: &html)
    #expect(
      String(decoding: html.bytes, as: UTF8.self) == """
        <dl class="code"><dt>UIKit</dt><dd><code>button.accessibilityLabel = "&lt;"</code></dd></dl>
        <details class="code"><summary>Compose</summary><dl class="code"><dt>Compose</dt>\
        <dd><code>Modifier.semantics {}</code></dd></dl>
        </details>

        """)
  }

  @Test func `a finding that needs review has a question`() throws {
    let page = HTMLReport().text(of: try SampleReport.report([("cart.xml", SampleReport.cart)]))
    #expect(
      page.components(from: "<p class=\"ask\"><b>", to: "</p>")
        == "Question:</b> Is it really small?")
    #expect(
      page.contains(
        "<p class=\"ask\">Answer each question in the running app. Yes: fix it. No: suppress the "
          + "finding with the reason.</p>"))
  }

  @Test func `details of a stop are in the transcript`() throws {
    let text = """
      <screen title="Mail" size="390 844">
        <UIButton label="Message" userInputLabels="Letter|Mail" frame="10 10 60 60" \
      activationPoint="60 60">
          <action name="Archive"/><action name="Delete"/>
          <content label="Size" value="3 MB"/>
        </UIButton>
      </screen>
      """
    let page = HTMLReport().text(of: try SampleReport.report([("mail.xml", text)]))
    let line = page.components(from: "<ol class=\"lines\">\n", to: "</ol>")
    #expect(
      line == """
        <li id="s-mail.xml-Mail-portrait-1" class="c1"><svg class="sw" aria-hidden="true">\
        <use href="#sw"/></svg><b>1</b> <div><span class="said">Message, Button. Actions available. More content available</span> \
        <span class="also">Custom actions: Archive, Delete</span> \
        <span class="also">Custom content: Size: 3 MB</span> \
        <span class="also">User input labels: Letter, Mail</span> \
        <a class="note" href="#f-\(try Self.fingerprint(text))">1 note\
        <span class="unseen"> at stop 1</span></a></div></li>

        """)
    #expect(page.contains("<path class=\"point\" d=\"M55 60h10M60 55v10\"/>"))
  }

  private static func fingerprint(_ text: String) throws -> Fingerprint {
    try SampleReport.report([("mail.xml", text)]).screens[0].findings[0].fingerprint
  }
}

@Suite struct LinkNameTests {
  @Test(arguments: [
    ("Screens/cart.xml", "Screens-cart.xml"), ("Now Playing", "Now-Playing"), ("a -- b", "a-b"),
    (".hidden", "hidden"), ("", ""), ("Grüße", "Gr-e-0d840064"),
  ])
  func `a name becomes one that an address can hold`(_ name: String, _ expected: String) {
    #expect(LinkName.text(name) == expected)
  }

  @Test func `each path has a page of its own`() {
    #expect(LinkName.page(of: "Screens/cart.xml") == "Screens-cart.xml.html")
    let paths = ["a-b.xml", "a/b.xml", "a b.xml", "../a/b.xml", "index", "a//b.xml", "é.xml"]
    let pages = paths.map(LinkName.page)
    #expect(Set(pages + ["index.html"]).count == paths.count + 1)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    #expect(pages.allSatisfy { $0.allSatisfy(letters.contains) && !$0.hasPrefix(".") })
  }

  @Test func `a name that repeats gets a number`() {
    var names = UniqueNames()
    #expect(["a", "b", "a", "a"].map { names.next($0) } == ["a", "b", "a-2", "a-3"])
  }
}

@Suite struct BadgePlacementTests {
  private let size = Size(width: 20, height: 10)
  private let area = Rect(x: 0, y: 0, width: 200, height: 200)

  @Test func `a badge is outside the corner of its region`() {
    var placement = BadgePlacement(in: area, step: 5)
    let frame = Rect(x: 50, y: 50, width: 60, height: 40)
    #expect(placement.place(size, beside: frame) == Point(x: 30, y: 50))
    // The next of the same region has the next corner.
    #expect(placement.place(size, beside: frame) == Point(x: 50, y: 40))
  }

  @Test func `a badge covers no text, and another region only where nothing else is left`() {
    var placement = BadgePlacement(in: area, step: 5)
    let frame = Rect(x: 50, y: 50, width: 60, height: 40)
    placement.take(textAt: Rect(x: 20, y: 50, width: 30, height: 20))
    placement.take(regionAt: Rect(x: 40, y: 30, width: 40, height: 20))
    #expect(placement.place(size, beside: frame) == Point(x: 110, y: 50))
    placement.take(regionAt: area)
    #expect(placement.place(size, beside: frame) == Point(x: 50, y: 40))
  }

  @Test func `where no corner is free the badge is at the edge, on the same height`() {
    var placement = BadgePlacement(in: area, step: 5)
    placement.take(textAt: Rect(x: 25, y: 0, width: 150, height: 200))
    let frame = Rect(x: 60, y: 50, width: 60, height: 40)
    #expect(placement.place(size, beside: frame) == Point(x: 0, y: 50))
    #expect(placement.place(size, beside: frame) == Point(x: 0, y: 60))
  }
}
