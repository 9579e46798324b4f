import Auditing
import Platform
import Reports
import TestSupport
import Testing

@Suite struct ReportFormTests {
  /// `EARSHOT_STORE=1 swift test` writes the stored texts again; check them before a commit. So
  /// does `.ci/update-generated`, which also stores the text of a new form.
  private static let stores = Environment.value("EARSHOT_STORE") == "1"

  private static let folder = "\(PackageFiles.root)/Fixtures/reports"

  @Test func `every stored text is that of a form`() throws {
    let stored = try Folder.files(below: Self.folder).map { $0.split(separator: ".").last ?? "" }
    #expect(!stored.isEmpty)
    #expect(Set(stored).subtracting(ReportFormCase.all.map { Substring($0.name) }) == [])
  }

  @Test(arguments: ReportFormCase.all.filter { stores || $0.isStored(in: folder) })
  func `a report is the stored text`(_ form: ReportFormCase) throws {
    var text = form.text(try SampleReport.whole()).replacing(Version.current, with: "VERSION")
    if form.language == .html { text = text.withoutAssets }
    let path = form.storedPath(in: Self.folder)
    if Self.stores { try OutputFile.write(Array(text.utf8), to: path) }
    #expect(text == String(decoding: try InputFile.read(path), as: UTF8.self))
    #expect(!Self.stores, "stored; run the tests again without EARSHOT_STORE")
  }

  @Test(arguments: ReportFormCase.all)
  func `nothing audited is a whole document too`(_ form: ReportFormCase) throws {
    let bytes = form.bytes(AuditReport(profile: .all))
    try DocumentCheck.check(bytes, form.language)
  }

  @Test(arguments: ReportFormCase.all)
  func `the same input gives the same bytes`(_ form: ReportFormCase) throws {
    #expect(form.bytes(try SampleReport.whole()) == form.bytes(try SampleReport.whole()))
  }
}
