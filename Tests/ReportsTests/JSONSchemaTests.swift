import Auditing
import Platform
import Reports
import SourceText
import TestSupport
import Testing

@Suite struct JSONSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = JSONSchema(
      root: try JSONDocument(try InputFile.read("\(PackageFiles.root)/docs/report.schema.json"))
        .root)
  }

  @Test func `a report keeps to the schema`() throws {
    let report = try SampleReport.whole()
    #expect(schema.faults(try JSONDocument(JSONReport().bytes(of: report)).root) == [])
    var empty = AuditReport(profile: .recommended)
    #expect(schema.faults(try JSONDocument(JSONReport().bytes(of: empty)).root) == [])
    empty.notAudited = [
      AuditReport.NotAudited(
        kind: "swiftui", singular: "file", plural: "files", advice: "capture the app",
        sources: ["a.swift"])
    ]
    #expect(schema.faults(try JSONDocument(JSONReport().bytes(of: empty)).root) == [])
  }

  @Test func `a comparison keeps to the schema`() throws {
    let report = try SampleReport.whole()
    let earlier = try EarlierReport(ComparisonSample.earlier())
    let bytes = JSONReport(comparison: Comparison(of: report, with: earlier)).bytes(of: report)
    #expect(try JSONDocument(bytes).root["comparison"] != nil)
    #expect(schema.faults(try JSONDocument(bytes).root) == [])
  }

  @Test func `the result of --fix conforms to the schema`() throws {
    var report = try SampleReport.whole()
    report.fixes = FixRecordSample.record
    let bytes = JSONReport().bytes(of: report)
    #expect(try JSONDocument(bytes).root["fixes"] != nil)
    #expect(schema.faults(try JSONDocument(bytes).root) == [])
  }

  @Test func `the schema has every origin of a fact about a custom control`() {
    let states = schema.root["$defs"]?["factState"]?["enum"]?.elements.compactMap(\.string)
    #expect(states.map(Set.init) == Set(FactState.allCases.map(\.rawValue)))
  }

  @Test(arguments: HostileText.all)
  func `a report of hostile labels keeps to the schema`(_ hostile: HostileText) throws {
    #expect(
      schema.faults(try JSONDocument(JSONReport().bytes(of: try hostile.report())).root) == [])
  }

  @Test func `every profile is in the schema`() throws {
    for profile in Profile.allCases {
      let report = JSONReport().bytes(of: AuditReport(profile: profile))
      #expect(schema.faults(try JSONDocument(report).root) == [], "\(profile.rawValue)")
    }
  }

  @Test func `violations of the schema are found`() throws {
    let text = JSONReport().text(of: try SampleReport.whole())
    let changes = [
      ("\"outcome\": \"fail\"", "\"outcome\": \"maybe\"", "/screens/0/findings/0/outcome: enum"),
      ("\"line\": 3", "\"line\": \"3\"", "/screens/0/findings/0/element/line: type"),
      ("\"stops\": 2,", "", "/screens/0/stops: required"),
      ("\"fix\": null", "\"fixes\": null", "/screens/0/findings/0/fix: required"),
    ]
    for (old, new, fault) in changes {
      #expect(text.contains(old))
      let changed = try JSONDocument(Array(text.replacing(old, with: new).utf8)).root
      #expect(schema.faults(changed).contains(fault))
    }
  }
}
