/// The clauses of a text, for grammars, which match within one clause.
public struct Sentences: Hashable, Sendable {
  /// The words of each clause, as in ``Words``; none is empty.
  let clauses: [[String]]

  /// - Parameter text: split at full stops, commas, brackets, dashes and line ends.
  public init(_ text: String) {
    clauses = text.unicodeScalars.split(whereSeparator: Self.ends).map {
      Words(String($0)).list
    }.filter { !$0.isEmpty }
  }

  init(clauses: [[String]]) { self.clauses = clauses }

  public var isEmpty: Bool { clauses.isEmpty }
  /// All words, of one clause after the other.
  public var words: Words { Words(list: clauses.flatMap(\.self)) }

  /// The same text without its numbers, if it is one clause: “Volume 40%”, not “Volume 3, page 2”.
  public var withoutNumbers: Sentences {
    guard clauses.count == 1 else { return self }
    let words = clauses[0].filter {
      !$0.unicodeScalars.allSatisfy { $0.properties.numericType != nil }
    }
    return Sentences(clauses: words.isEmpty ? [] : [words])
  }

  /// The same text with the app's name replaced by “app”, which every word list here has.
  public func naming(_ app: String?) -> Sentences {
    guard let name = app.map({ Words($0).list }), !name.isEmpty else { return self }
    return Sentences(
      clauses: clauses.map { words in
        guard let place = words.indices.first(where: { words[$0...].starts(with: name) }) else {
          return words
        }
        return words[..<place] + ["app"] + words[(place + name.count)...]
      })
  }

  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", ";", ":", ",", "\n", "(", ")", "–", "—", "…", "¿", "¡": true
    // Not the Japanese comma, which is within clauses, too.
    case "。", "！", "？", "：", "；", "（", "）": true
    default: false
    }
  }
}
