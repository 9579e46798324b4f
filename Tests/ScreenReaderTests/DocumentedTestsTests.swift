import Platform
import TestSupport
import Testing

/// The table of `docs/reader.md`: each common task with its tests.
struct DocumentedTestsTests {
  /// The names of rows between backticks.
  private func names(in text: String, between mark: Character) -> Set<String> {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    return Set(parts.filter { $0.hasPrefix("row ") && !$0.contains("\n") })
  }

  private func source(_ file: String) throws -> String {
    String(decoding: try InputFile.read(file), as: UTF8.self)
  }

  @Test func `the table names every test of a row, and no other`() throws {
    let page = try source("\(PackageFiles.root)/docs/reader.md")
    let tests = try Folder.files(below: "\(PackageFiles.root)/Tests")
      .filter { $0.hasSuffix(".swift") }
      .reduce(into: Set<String>()) { $0.formUnion(names(in: try source($1), between: "`")) }
    #expect(names(in: page, between: "`") == tests)
    #expect(tests.count > 40)
  }
}
