import Foundation
import TestSupport

/// A person's judgement of one finding on a file of the corpus.
struct Judgement: Decodable, Hashable, Sendable {
  /// Whether a failure is one, or a question is worth asking.
  enum Verdict: String, Decodable { case `true`, `false`, undecided }

  let rule: String
  let outcome: String
  /// Below the folder of the corpus.
  let file: String
  let line: Int
  let column: Int
  let verdict: Verdict
  let reason: String

  var place: CorpusFinding.Place {
    CorpusFinding.Place(rule: rule, outcome: outcome, file: file, line: line, column: column)
  }

  static let all: [Judgement] = {
    let path = URL(filePath: "\(PackageFiles.root)/Tests/Vectors/judgements.json")
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode([Judgement].self, from: data)) ?? []
  }()
}
