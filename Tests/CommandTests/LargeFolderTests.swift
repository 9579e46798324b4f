import SourceText
import TestSupport
import Testing

/// A folder that is too large for memory is read a second time, with the same result.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct LargeFolderTests {
  /// The report on two captures of a screen, beside a file with a number of further views.
  private static func screens(views: Int) throws -> [JSONValue] {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      <screen title="Home"><UIButton identifier="tab" title="Photos"/>\
      \(String(repeating: "<UIView/>", count: views))</screen>
      """, to: "a.xml")
    for (name, orientation) in [("b", "portrait"), ("c", "landscape")] {
      _ = try folder.write(
        """
        <screen title="Files" orientation="\(orientation)">
          <UIButton identifier="tab" title="Pictures"/>
          <!-- earshot:disable missing-label — drawn by the SDK -->
          <UIButton identifier="ad"/><UIButton identifier="buy"/>
          <UILabel text="Total"/><UILabel text="3 items" traits="header"/>
        </screen>
        """, to: "\(name).xml")
    }
    let only = "missing-label,inconsistent-identification,rotation-heading-lost"
    let run = try CommandRun(
      "a11y-audit", ["--only", only, "--format", "json", "."], in: folder.path)
    #expect(run.errors == "")
    return try JSONDocument(Array(run.output.utf8)).root["screens"]?.array ?? []
  }

  private static func findings(_ screen: JSONValue) -> [String] {
    (screen["findings"]?.array ?? []).map {
      "\($0["rule"]?.string ?? "") \($0["element"]?["identifier"]?.string ?? "") "
        + "\($0["status"]?.string ?? "")"
    }
  }

  @Test func `screens are paired, compared and suppressed when they are read again`() throws {
    let expected = [
      "inconsistent-identification tab open", "missing-label ad suppressed",
      "missing-label buy open",
    ]
    for views in [0, 100_000] {
      let screens = try Self.screens(views: views)
      #expect(screens.map { $0["elements"]?.integer } == [views + 1, 5, 5])
      #expect(screens.map(Self.findings) == [[], expected, expected])
      // A rule about rotation ran: the two captures were paired.
      #expect(screens.dropFirst().map { $0["notRun"]?.array?.count } == [0, 0])
    }
  }
}
