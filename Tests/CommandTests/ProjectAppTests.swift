import Foundation
import Platform
import TestSupport
import Testing

/// The same on a real app: every file is audited in the folder and by its name.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct ProjectAppTests {
  private static let app = SharedFiles.path("apps/edx")
  /// Rules that compare screens need the others in the run.
  private static let crossScreenRules = [
    "inconsistent-identification", "toggle-label-changes-with-state",
  ]

  @Test(.enabled(if: Folder.exists(app), "skips: the apps are not beside the package"))
  func `every file of an app has the same findings by its name`() throws {
    let folder = try ScratchFolder()
    let copied = try ShellRun("cp -r '\(Self.app)' App && mkdir .git", in: folder)
    #expect(copied.status == 0)
    let options = "--profile all --fail-on never"
    let whole = try ShellRun("$audit --format json \(options) .", in: folder)
    let report = try object(whole.output)
    let expected = try findings(in: report)
    #expect(expected.count > 5)
    let names = expected.keys.sorted().map { "\"\($0)\"" }.joined(separator: " ")
    let records = try ShellRun(
      "printf '%s\\n' \(names) | $audit --records files \(options)", in: folder)
    var found: [String: [String]] = [:]
    for line in records.output.split(separator: "\n") {
      found.merge(try findings(in: try object(String(line)))) { $0 + $1 }
    }
    #expect(found == expected)
  }

  private func object(_ text: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  /// The findings in each file, without those of the run as a whole.
  private func findings(in report: [String: Any]) throws -> [String: [String]] {
    var all: [String: [String]] = [:]
    for screen in report["screens"] as? [[String: Any]] ?? [] {
      let texts = try (screen["findings"] as? [[String: Any]] ?? []).compactMap { finding in
        var finding = finding
        guard !Self.crossScreenRules.contains(finding["rule"] as? String ?? "") else {
          return nil as String?
        }
        // The first finding of a cause may be in another file.
        finding["partOf"] = nil
        let data = try JSONSerialization.data(withJSONObject: finding, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
      }
      all[screen["source"] as? String ?? "", default: []] += texts
    }
    return all
  }
}
