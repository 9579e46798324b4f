import Reports
import TestSupport
import Testing

@Suite struct CSVReportTests {
  private static let header =
    "kind,rule,message,file,line,column,screen,orientation,class,identifier,spoken,xpath,frame,fix,autofix,"
    + "basis,wcag,en301549,status,fingerprint,other places"

  /// The lines without the fingerprints.
  private func lines(_ report: AuditReport) -> [String] {
    CSVReport().text(of: report).split(separator: "\r\n").map {
      String($0).replacing(#/[0-9a-f]{16}/#, with: "ID")
    }
  }

  @Test func `a row has a finding with its screen, its criteria and the other places`() throws {
    let report = try SampleReport.report([
      ("a.xml", SampleReport.cart), ("b.xml", SampleReport.cart),
    ])
    #expect(
      lines(report) == [
        Self.header,
        #"error,named,"UIButton ""buy"" has no label",a.xml,3,5,Cart,portrait,UIButton,buy,Button,,"#
          + #"10 100 30 30,name it,,"WCAG 2.2, levels A and AA",4.1.2,11.4.1.2,open,ID,b.xml:3:5"#,
        #"review,target-size-small,"UIButton ""buy"" may be small",a.xml,3,5,Cart,portrait,UIButton,buy,Button,,"#
          + "10 100 30 30,enlarge it,,Best practice,,,open,ID,b.xml:3:5",
        #"review,target-size-smaller,"UIButton ""buy"" may be small",a.xml,3,5,Cart,portrait,UIButton,buy,"#
          + "Button,,10 100 30 30,enlarge it more,,Best practice,,,open,ID,b.xml:3:5",
        #"note,hinted,"UIButton ""Sell it"" is long",a.xml,4,5,Cart,portrait,UIButton,,"Sell it, Button",,"#
          + "10 200 44.5 44,shorten it,change accessibilityLabel from “Sell it” to “Sel”,Best practice,,,open,ID,"
          + "b.xml:4:5",
      ])
  }

  @Test func `a file that could not be read is a row`() throws {
    let report = try SampleReport.report([("bad.xml", "<screen>\n")])
    #expect(
      lines(report)[1...] == [
        "unreadable,,found the end of the file inside <screen>; expected </screen>,bad.xml,2,1,,,,,,,,,,,,,,,"
      ])
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("plain", "plain"),
    // Swift sees one character in a sign and its mark; a spreadsheet sees the sign.
    ("=\u{301}1", "'=\u{301}1"), ("a,\u{301}b", "\"a,\u{301}b\""),
  ])
  func `a label is text and never a formula`(_ identifier: String, _ cell: String) throws {
    let name = identifier.replacing("\"", with: "&quot;")
    let report = try SampleReport.report([
      (
        "a.xml",
        "<screen title=\"A\" size=\"390 844\"><UIButton identifier=\"\(name)\" frame=\"0 0 60 60\"/></screen>"
      )
    ])
    #expect(lines(report)[1].contains(",UIButton,\(cell),Button,"))
  }
}
