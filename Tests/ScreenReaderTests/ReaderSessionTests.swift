import Platform
import TestSupport
import Testing

/// Whole sessions on screens of their own, written before their output was seen.
///
/// In `Fixtures/sessions/reader`, a session begins with `# ` and the name of its screen, then what it
/// is about; commands and output follow as in `Replay`.
struct ReaderSessionTests {
  private static let folder = "sessions/reader"

  private static let names: [String] = {
    let files = Folder.names(in: "\(PackageFiles.root)/Fixtures/\(folder)")
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func `there are at least sixty sessions`() { #expect(Self.names.count >= 60) }

  @Test(arguments: names) func `a session is spoken as expected`(_ name: String) throws {
    let session = try PackageFiles.fixture("\(Self.folder)/\(name)")
    let lines = session.split(separator: "\n")
    let comments = lines.prefix { $0.hasPrefix("# ") }
    let screen = try #require(comments.first?.dropFirst(2))
    var replay = try Replay(document: "\(Self.folder)/screens/\(screen)")
    let expected = lines.dropFirst(comments.count).joined(separator: "\n")
    #expect(try replay.text(of: expected) == expected)
  }
}
