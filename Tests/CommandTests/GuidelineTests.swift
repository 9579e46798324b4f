import Foundation
import TestSupport
import Testing

/// A row of the table in `docs/guidelines.md`: a requirement, its rule, and files to test it on.
struct GuidelineRow: CustomTestStringConvertible, Sendable {
  let demand: String
  let rule: String
  let violating: [String]
  let complying: [String]

  var testDescription: String { demand }

  static let all: [GuidelineRow] = {
    let path = PackageFiles.root + "/docs/guidelines.md"
    let page = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard line.hasPrefix("| "), cells.count == 4, cells[1].hasPrefix("`") else { return nil }
      func files(_ cell: String) -> [String] { cell.components(separatedBy: ", ") }
      return GuidelineRow(
        demand: cells[0], rule: cells[1].trimmingCharacters(in: ["`"]),
        violating: files(cells[2]), complying: files(cells[3]))
    }
  }()
}

/// The findings of an audit of all the table's files, by file: those of `Fixtures/guidelines`.
private struct GuidelineAudit {
  /// The ids of the rules with findings in a file or a folder.
  private var rules: [String: Set<String>] = [:]
  let sources: Set<String>

  static let folder = "Fixtures/guidelines"
  static let all: GuidelineAudit? = try? GuidelineAudit()

  private struct Report: Decodable {
    struct Screen: Decodable {
      struct Finding: Decodable { var rule: String }
      var source: String
      var findings: [Finding]
    }
    var screens: [Screen]
  }

  private init() throws {
    let run = try CommandRun(
      "a11y-audit", ["--profile", "all", "--format", "json", Self.folder], in: PackageFiles.root)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    var sources: Set<String> = []
    for screen in report.screens {
      let source = String(screen.source.dropFirst(Self.folder.count + 1))
      sources.insert(source)
      rules[source, default: []].formUnion(screen.findings.map(\.rule))
    }
    self.sources = sources
  }

  func rules(in path: String) -> Set<String> {
    let files = sources.filter { $0 == path || $0.hasPrefix(path + "/") }
    return files.reduce(into: []) { $0.formUnion(rules[$1] ?? []) }
  }

  func holds(_ path: String) -> Bool {
    sources.contains { $0 == path || $0.hasPrefix(path + "/") }
  }
}

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct GuidelineTests {
  private struct Rule: Decodable { var id, group: String }
  private struct Catalogue: Decodable { var rules: [Rule] }

  private static let rules: [Rule] = {
    let run = try? CommandRun("a11y-audit", ["--list-rules", "--format", "json"])
    let bytes = Data((run?.output ?? "").utf8)
    let catalogue = try? JSONDecoder().decode(Catalogue.self, from: bytes)
    return catalogue?.rules ?? []
  }()
  private static let conventions = Set(rules.filter { $0.group == "conventions" }.map(\.id))

  @Test(arguments: GuidelineRow.all)
  func `a demand has a rule that finds what violates it and no more`(_ row: GuidelineRow) throws {
    let audit = try #require(GuidelineAudit.all)
    #expect(Self.rules.contains { $0.id == row.rule })
    for path in row.violating {
      #expect(audit.rules(in: path).contains(row.rule), "\(path): \(audit.rules(in: path))")
    }
    for path in row.complying {
      #expect(audit.holds(path), "\(path) is not there")
      let found = audit.rules(in: path).intersection(Self.conventions.union([row.rule]))
      #expect(found == [], "\(path)")
    }
  }

  @Test func `every rule of the guidelines that is about a demand has a row`() {
    // Alerts, sheets, bars, modal screens and words have their own chapters.
    let others: Set = [
      "hig-alert-title", "hig-alert-buttons", "hig-action-sheet", "hig-modal-frame",
      "hig-bar-counts", "hig-click-words",
    ]
    let named = Set(GuidelineRow.all.map(\.rule))
    #expect(!Self.conventions.isEmpty)
    #expect(Self.conventions.subtracting(named).subtracting(others) == [])
  }

  @Test func `every file of the folder is in the table`() throws {
    let audit = try #require(GuidelineAudit.all)
    let named = GuidelineRow.all.flatMap { $0.violating + $0.complying }
    let unnamed = audit.sources.filter { source in
      !named.contains { $0 == source || source.hasPrefix($0 + "/") }
    }
    #expect(unnamed.sorted() == [])
  }
}
