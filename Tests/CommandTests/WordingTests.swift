import Platform
import TestSupport
import Testing

/// Comments, names of tests and other names use the project's words.
struct WordingTests {
  @Test(arguments: ["Sources", "Tests", "Tools", "Voices"])
  func `a comment has no discouraged phrase, and a name no discouraged word`(
    _ folder: String
  ) throws {
    let files = try Folder.files(below: "\(PackageFiles.root)/\(folder)")
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    var faults: [String] = []
    for file in files {
      let name = file.dropFirst(PackageFiles.root.count + 1)
      let source = String(decoding: try InputFile.read(file), as: UTF8.self)
      faults += Wording.faults(in: source).map { "\(name):\($0)" }
    }
    #expect(faults == [])
  }

  @Test(arguments: WordingCase.all) func `a discouraged phrase is found`(_ test: WordingCase) {
    #expect(Wording.faults(in: test.source) == test.faults)
  }
}

private enum Wording {
  /// The faults in a source as `line: the phrase, and a better one`.
  static func faults(in source: String) -> [String] {
    let prose = SwiftProse(source)
    let phrases = prose.texts.flatMap { DiscouragedPhrases.inComments.found(in: $0) }
    let names = prose.names.flatMap { name, line in
      SwiftProse.words(of: name).compactMap { word in
        DiscouragedPhrases.inNames[word].map { "\(line): \(name), better than \(word): \($0)" }
      }
    }
    return phrases.map { "\($0.line): \($0)" } + names
  }
}

/// A source, and the faults in its comments and names.
struct WordingCase: CustomTestStringConvertible, Sendable {
  let source: String
  let faults: [String]
  let testDescription: String

  private init(_ testDescription: String, _ source: String, _ faults: String...) {
    self.testDescription = testDescription
    self.source = source
    self.faults = faults
  }

  static let all = [
    WordingCase(
      "a word", "/// Nobody hears it.", "1: “nobody”, better: users, developers, code …"),
    WordingCase(
      "a phrase over two lines", "let a = 0\n// Of this the label is\n// no name.",
      "3: “is no”, better: is not a, has no"),
    WordingCase(
      "the start of a sentence", "/// Reads it. What is read counts.", "1: “what”, better: a noun"),
    WordingCase(
      "the start of a parameter", "/// Reads it.\n///\n/// - What is read",
      "3: “what”, better: a noun"),
    WordingCase("a comment after code", "let a = 0  // lies there", "1: “lies”, better: is"),
    WordingCase(
      "the name of a test", "@Test func `a label is mended`() {}", "1: “mended”, better: fix"),
    WordingCase("a name", "let whatItTells = 0", "1: whatItTells, better than tells: has"),
    WordingCase(
      "a label that is not a call", "/// It is called by the texts in it.",
      "1: “called by the”, better: has the label, is named after"),
    WordingCase("a call", "/// Called by libFuzzer for each input."),
    WordingCase("a word that makes a phrase right", "// There is no label, all of which count."),
    WordingCase("punctuation within a phrase", "// The label is, no doubt, empty."),
    WordingCase("code and quotations", "// `lies` and “nobody tells” and \"is no\"."),
    WordingCase("a string of several lines", "let a = \"\"\"\n  // nobody\n  \"\"\""),
    WordingCase("a text in code", "let a = \"nobody\""),
  ]
}
