import Auditing
import Reports
import Testing

enum FixRecordSample {
  static var record: FixRecord {
    var record = FixRecord()
    record.files = [
      FixRecord.File(source: "a.xml", fixed: 2), FixRecord.File(source: "b.xml", fixed: 1),
    ]
    record.fixed = 2
    record.left = [
      FixRecord.Left(
        source: "a\u{1B}[2J.xml", line: 3, column: 5, rule: "label-in-name",
        reason: "it would cause duplicate-label")
    ]
    record.captures = ["page.xml", "dump.xml"]
    record.layouts = ["cart.xml"]
    record.code = ["Cart.swift"]
    return record
  }
}

@Suite struct FixSummaryTests {
  @Test func `the summary lists fixed and remaining findings, and captures`() {
    #expect(
      FixSummary(FixRecordSample.record).lines == [
        "Fixed 2 findings in 2 files: a.xml (2), b.xml (1).",
        "a[2J.xml:3:5: not fixed [label-in-name]: it would cause duplicate-label",
        "2 files are captures; captures cannot be fixed: change the app.",
        "cart.xml is an Android layout; --fix writes no texts into layouts: they belong into resources.",
        "Cart.swift has SwiftUI code; --fix does not edit code.",
      ])
  }

  @Test func `a summary without fixes is short, and so is one of many files`() {
    #expect(FixSummary(FixRecord()).lines == ["Nothing to fix."])
    #expect(FixSummary(FixRecord(), isDone: false).lines == ["Nothing to fix."])
    var record = FixRecord()
    record.left = [
      FixRecord.Left(
        source: "a.xml", line: 3, column: 5, rule: "label-in-name", reason: "it is used")
    ]
    #expect(
      FixSummary(record).lines == [
        "No autofix can be applied.", "a.xml:3:5: not fixed [label-in-name]: it is used",
      ])
    record = FixRecord()
    record.files = (1...22).map { FixRecord.File(source: "\($0)", fixed: 1) }
    record.fixed = 22
    let names = (1...20).map { "\($0) (1)" }.joined(separator: ", ")
    #expect(
      FixSummary(record, isDone: false).lines
        == ["Would fix 22 findings in 22 files: \(names) and 2 more."])
  }
}
