import Platform
import TestSupport
import Testing

@testable import Measurements

/// Judgements of findings on apps by a person with their sources open; the figures are in `docs/sources.md`.
struct SourceJudgementTests {
  private func judgements() throws -> [SampleJudgement] {
    let path = "\(PackageFiles.root)/Tests/Vectors/source-judgements.tsv"
    return try SampleJudgement.table(String(decoding: try InputFile.read(path), as: UTF8.self))
  }

  private func sentence(_ judgements: [SampleJudgement]) -> String {
    let (failures, reviews) = (judgements.filter(\.isFailure), judgements.filter { !$0.isFailure })
    let right = failures.count { $0.verdict == .right }
    let trivial = failures.count { $0.verdict == .trivial }
    let worthwhile = reviews.count { $0.verdict == .worthwhile }
    return "\(right) of \(failures.count) failures right, \(trivial) trivial; "
      + "\(worthwhile) of \(reviews.count) reviews worthwhile"
  }

  @Test func `the figures of the page are those of the table`() throws {
    let judgements = try judgements()
    let page = String(
      decoding: try InputFile.read("\(PackageFiles.root)/docs/sources.md"), as: UTF8.self)
    let before = judgements.filter { $0.sample == .formerlyOutOfSample }
    let last = judgements.filter { $0.sample == .outOfSample }
    #expect(before.count + last.count == judgements.count)
    #expect(page.contains("Earlier draws: \(sentence(before))."))
    #expect(page.contains("Last draw: \(sentence(last))."))
  }

  @Test func `every finding was judged once`() throws {
    let judgements = try judgements()
    #expect(Set(judgements).count == judgements.count)
    #expect(judgements.allSatisfy { !$0.reason.isEmpty && $0.url.hasPrefix("https://github.com/") })
  }
}
