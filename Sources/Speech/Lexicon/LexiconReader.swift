internal import SourceText

/// Reads a lexicon in the W3C's Pronunciation Lexicon Specification 1.0.
///
/// A lexeme is spoken as its `alias`; `phoneme` is not supported, since espeak-ng does not accept
/// IPA.
public struct LexiconReader {
  public private(set) var lexicon = Lexicon(language: "")
  /// The ignored parts, with reasons.
  public private(set) var warnings: [LexiconError] = []

  /// - Throws: why the file is not a lexicon, and where.
  public init(_ bytes: [UInt8]) throws(LexiconError) {
    do throws(DocumentError) {
      let handler = try XMLDocument.read(bytes, into: LexiconHandler())
      lexicon = handler.lexicon
      warnings = handler.warnings
    } catch {
      throw LexiconError(line: error.line, column: error.column, reason: error.reason)
    }
  }
}

/// An error in a lexicon, with its position.
public struct LexiconError: Error, Hashable, Sendable {
  public var line: Int
  public var column: Int
  public var reason: String
}

private struct LexiconHandler: XMLHandler {
  enum Attribute: String, CaseIterable { case prefer }

  private struct Lexeme {
    var line: Int
    var column: Int
    var graphemes: [String] = []
    var alias: String?
    var isPreferred = false
    var hasPhoneme = false
  }

  static let textReading = XMLTextReading.all

  private(set) var lexicon = Lexicon(language: "")
  private(set) var warnings: [LexiconError] = []
  private var open: [String] = []
  private var lexeme: Lexeme?
  private var text = ""
  private var prefersThis = false

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    let name = String(tag.name.split(separator: ":").last ?? "")
    if open.isEmpty {
      try begin(name, tag)
    } else if open.count == 1, name == "lexeme" {
      lexeme = Lexeme(line: tag.line, column: tag.column)
    } else if open.count == 1, name != "meta", name != "metadata" {
      warn(tag.line, tag.column, "found <\(name)>; expected <lexeme>")
    } else if open.count == 2, name == "phoneme" {
      lexeme?.hasPhoneme = true
    }
    if open.count == 2 {
      text = ""
      prefersThis = isPreferred(tag)
    }
    open.append(name)
  }

  private func isPreferred(_ tag: borrowing XMLStartTag<Attribute>) -> Bool {
    for index in 0..<tag.count where tag.attribute(at: index) == .prefer {
      return tag.equals("true", at: index) || tag.equals("1", at: index)
    }
    return false
  }

  private mutating func begin(
    _ name: String, _ tag: borrowing XMLStartTag<Attribute>
  ) throws(DocumentError) {
    guard name == "lexicon" else {
      throw tag.error("found <\(name)>; expected <lexicon> of the W3C's PLS 1.0")
    }
    for index in 0..<tag.count where tag.attributeName(at: index) == "xml:lang" {
      lexicon = Lexicon(language: tag.string(at: index))
    }
    if lexicon.language.isEmpty {
      throw tag.error("found no xml:lang; expected the language of the words")
    }
  }

  mutating func text(_ text: String) throws(DocumentError) {
    if open.count == 3, self.text.utf8.count < Self.longestText { self.text += text }
  }

  private static let longestText = 4_096

  mutating func end() throws(DocumentError) {
    let name = open.popLast()
    if open.count == 1, name == "lexeme", let lexeme { try finish(lexeme) }
    guard open.count == 2, open.last == "lexeme" else { return }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return }
    switch name {
    case "grapheme": lexeme?.graphemes.append(words)
    case "alias":
      // The first counts, unless another is preferred.
      if lexeme?.alias == nil || prefersThis && lexeme?.isPreferred == false {
        lexeme?.alias = words
        lexeme?.isPreferred = prefersThis
      }
    default: break
    }
  }

  private mutating func finish(_ lexeme: Lexeme) throws(DocumentError) {
    self.lexeme = nil
    guard !lexeme.graphemes.isEmpty else {
      throw DocumentError(
        line: lexeme.line, column: lexeme.column,
        reason: "found a <lexeme> without a <grapheme>; expected what is written")
    }
    guard let alias = lexeme.alias else {
      let found = lexeme.hasPhoneme ? "only a <phoneme>" : "no <alias>"
      return warn(
        lexeme.line, lexeme.column, "found \(found); expected an <alias>; this lexeme is not used")
    }
    for grapheme in lexeme.graphemes {
      if grapheme.unicodeScalars.count > Lexicon.longestGrapheme {
        warn(
          lexeme.line, lexeme.column,
          "found a <grapheme> of more than \(Lexicon.longestGrapheme) characters; it is not used")
      } else {
        lexicon.add(grapheme, alias: alias)
      }
    }
  }

  private mutating func warn(_ line: Int, _ column: Int, _ reason: String) {
    warnings.append(LexiconError(line: line, column: column, reason: reason))
  }
}
