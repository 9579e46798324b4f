/// The parts of a Swift file that people read as English: comments, names of tests, other names.
public struct SwiftProse: Sendable {
  /// Each comment, and each name in backticks, word by word.
  public private(set) var texts: [[ProseWord]] = []
  /// The declared names, with their lines.
  public private(set) var names: [(name: Substring, line: Int)] = []
  private var comment: [Substring] = []

  public init(_ source: String) {
    var isInString = false
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if !isInString, code.hasPrefix("//") {
        comment.append(code.drop { $0 == "/" })
        continue
      }
      endComment(before: index + 1)
      if code.ranges(of: "\"\"\"").count % 2 == 1 {
        isInString.toggle()
      } else if !isInString {
        read(Self.withoutTexts(code), line: index + 1)
      }
    }
    endComment(before: lines.count + 1)
  }

  private mutating func endComment(before line: Int) {
    guard !comment.isEmpty else { return }
    texts.append(ProseWord.words(of: comment, firstLine: line - comment.count))
    comment = []
  }

  private mutating func read(_ code: Substring, line: Int) {
    if let start = code.firstRange(of: "  // ") {
      texts.append(ProseWord.words(of: [code[start.upperBound...]], firstLine: line))
    }
    if let start = code.firstRange(of: "func `") {
      let name = code[start.upperBound...].prefix { $0 != "`" }
      texts.append(ProseWord.words(of: [name], firstLine: line))
    }
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for (word, next) in zip(words, words.dropFirst()) where Self.declarations.contains(word) {
      names.append((next, line))
    }
  }

  private static func withoutTexts(_ code: Substring) -> Substring {
    code.contains("\"") ? code.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"") : code
  }

  private static let declarations: Set<Substring> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The words of a name in lower case: `isInPlace` has three.
  public static func words(of name: Substring) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
