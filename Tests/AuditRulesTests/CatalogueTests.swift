import AuditRules
import Auditing
import Platform
import TestSupport
import Testing

/// The catalogue that the rules come from, beside the package.
private enum CatalogueFile {
  static let path = SharedFiles.path("rules.md")
  static let isThere = SharedFiles.has("rules.md")
}

@Suite(
  .enabled(
    if: CatalogueFile.isThere,
    "skips: ../shared/rules.md is not beside the package"))
struct CatalogueTests {
  /// Missing is what is neither run nor listed with the reason why it is not.
  @Test func `every rule of the catalogue is run, or listed with why it is not`() throws {
    let text = String(decoding: try InputFile.read(CatalogueFile.path), as: UTF8.self)
    let ids = Self.ids(in: text)
    #expect(ids.count == 173)
    let known = Set(BuiltInRules.descriptions.map(\.id) + UndecidableRules.all.map(\.id))
    #expect(ids.subtracting(known).sorted() == [])
  }

  /// The first cells of the tables of sections 1a, 3 and 4; `a`, `-b` means a rule with another
  /// last word.
  private static func ids(in text: String) -> Set<String> {
    var ids: Set<String> = []
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") || line.hasPrefix("### ") {
        section = String(line.drop { $0 == "#" || $0 == " " }.prefix { $0 != " " && $0 != "." })
        continue
      }
      guard ["1a", "3a", "3b", "3c", "3d", "3e", "4"].contains(section), line.hasPrefix("| `")
      else { continue }
      let cell = line.dropFirst(2).prefix { $0 != "|" }
      let names = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      var first = ""
      for name in names {
        if name.hasPrefix("-") {
          let stem = first.split(separator: "-").dropLast().joined(separator: "-")
          ids.insert(stem + name)
        } else {
          ids.insert(name)
          first = name
        }
      }
    }
    return ids
  }
}
