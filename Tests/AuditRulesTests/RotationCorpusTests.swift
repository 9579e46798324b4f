import AccessibilityModel
import AuditRules
import Auditing
import HierarchyReading
import Platform
import ReadingOrder
import TestSupport
import Testing

/// A capture of the corpus.
struct CorpusCapture: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

  static let all: [CorpusCapture] = ["xcuitest", "uiautomator"].flatMap { format in
    ((try? Folder.files(below: "\(CorpusFiles.folder)/\(format)")) ?? [])
      .map { CorpusCapture(path: $0) }
  }

  /// Those that can be rotated: in portrait, with a size.
  static let turnable = all.filter { (try? $0.turned()) ?? nil != nil }

  func turned() throws -> TurnedCapture? {
    let hierarchy = try HierarchyFormats.read(InputFile.read(path), named: path)
    return hierarchy.screens.first.flatMap(TurnedCapture.init)
  }
}

/// The results for the pairs of the corpus, by mutation.
struct MutationCount: CustomStringConvertible {
  var made = 0
  var found = 0
  var sure = 0
  /// Found at the element that was spoilt.
  var placed = 0
  /// Findings of other rules on the same pairs.
  var others = 0

  var description: String {
    "\(found) of \(made), \(sure) for certain, \(placed) at the element; "
      + "\(others) findings of other rules"
  }
}

@Suite(
  .enabled(
    if: CorpusFiles.areThere,
    "skips: the shared corpus is not beside the package"))
struct RotationCorpusTests {
  private static let rules = BuiltInRules.all.filter {
    $0.ownDescription.id.hasPrefix("rotation-")
      || $0.ownDescription.id == "hig-orientation-response"
  }
  private let auditor = Auditor(rules: rules)

  private func findings(_ turned: TurnedCapture, _ landscape: Screen) -> [Finding] {
    found(turned, landscape).map(\.finding)
  }

  /// The findings, each with the line of its element.
  private func found(
    _ turned: TurnedCapture, _ landscape: Screen
  ) -> [(finding: Finding, line: Int32)] {
    auditor.audit(turned.portrait, rotated: landscape).flatMap { audit in
      audit.findings.map { ($0, audit.screen.elements[$0.element].line) }
    }
  }

  @Test(arguments: CorpusCapture.turnable)
  func `a capture that is only turned is quiet`(_ capture: CorpusCapture) throws {
    let turned = try #require(try capture.turned())
    let found = findings(turned, turned.landscape)
    #expect(found.map { "\($0.rule.id): \($0.message)" } == [])
  }

  @Test func `the damage of a mutation is found`() throws {
    var counts: [String: MutationCount] = [:]
    var missed: [String] = []
    for capture in CorpusCapture.all {
      guard let turned = try capture.turned() else { continue }
      for mutation in Mutation.all {
        for place in places(for: mutation, in: turned.landscape) {
          var landscape = turned.landscape
          mutation.change(&landscape, place)
          let line = turned.landscape.elements[place].line
          let all = found(turned, landscape)
          let found = all.filter { mutation.rules.contains($0.finding.rule.id) }
          var count = counts[mutation.name] ?? MutationCount()
          count.made += 1
          count.others += all.count - found.count
          if !found.isEmpty { count.found += 1 }
          if found.contains(where: { $0.finding.outcome == .fail }) { count.sure += 1 }
          if found.contains(where: { $0.line == line }) { count.placed += 1 }
          counts[mutation.name] = count
          if found.isEmpty { missed.append("\(mutation.name) \(capture.path) line \(line)") }
        }
      }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
    #expect(missed == [])
    #expect(counts.values.reduce(0) { $0 + $1.made } >= 30)
    // All of a turned capture is on a page that scrolls, below whose edge a dropped button may be, and it is not a defect there.
    #expect(Set(counts.keys) == Set(Mutation.all.map(\.name)).subtracting(["drop"]))
  }

  /// Up to three stops of a screen: the first that a mutation suits, one in the middle, the last.
  private func places(for mutation: Mutation, in screen: Screen) -> [Int] {
    let fitting = ReadingOrder.stops(in: screen).map(\.element).filter {
      mutation.applies(screen, $0)
    }
    guard let first = fitting.first, let last = fitting.last else { return [] }
    return Array(Set([first, fitting[fitting.count / 2], last])).sorted()
  }
}
