import Platform
import TestSupport
import Testing

/// The transcript of the first lessons in `docs/reader.md`.
struct FirstMinutesTests {
  @Test func `the lessons are spoken as the documentation says`() throws {
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/reader.md"), as: UTF8.self)
    let section = try #require(
      page.split(separator: "\n### The first five minutes\n", maxSplits: 1).last)
    let session = try #require(section.split(separator: "```\n").dropFirst().first)
      .split(separator: "\n").joined(separator: "\n")
    try Replay.expect("reader-shop.xml", session)
    #expect(session.contains("Lesson 8 of 8"))
  }
}
