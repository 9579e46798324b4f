internal import Voices

/// The words of a text in lower case, without punctuation, symbols and emoji.
///
/// Rules that compare labels use these.
public struct Words: Hashable, Sendable {
  public let list: [String]

  public init(_ text: String) {
    var list: [String] = []
    var word: [UInt8] = []
    func endWord() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      let isOne = !word.contains(UInt8(ascii: "'"))
      if isOne { list.append(text) } else { list += Self.parts(of: text) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "'": word.append(UInt8(ascii: scalar))
      case "A"..."Z": word.append(UInt8(ascii: scalar) | 0x20)
      case "’": word.append(UInt8(ascii: "'"))
      default:
        if let kept = Self.kept(scalar) { word += kept.utf8 } else { endWord() }
      }
    }
    endWord()
    self.list = list
  }

  /// - Parameter list: words from another text.
  public init(list: [String]) { self.list = list }

  public var isEmpty: Bool { list.isEmpty }
  public var count: Int { list.count }
  /// With one space between them.
  public var joined: String { list.joined(separator: " ") }

  /// The same words in the form in which entries of a language are found.
  ///
  /// Japanese has no spaces between words: there each character is one, and an entry is found
  /// wherever its characters are.
  func units(in language: String) -> Words {
    guard WordList.isUnspaced(language) else { return self }
    return Words(list: list.flatMap(Self.characters))
  }

  /// Its characters one by one, apart from letters and digits of other scripts, which stay together.
  private static func characters(of word: String) -> [String] {
    var parts: [String] = []
    var isOpen = false
    for character in word {
      let isIdeograph = character.unicodeScalars.first?.isIdeograph ?? false
      if isIdeograph || !isOpen {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
      isOpen = !isIdeograph
    }
    return parts
  }

  /// Removes quotes from a word with apostrophes, and splits it if it is two.
  private static func parts(of word: String) -> [String] {
    var rest = Substring(word)
    while rest.utf8.first == UInt8(ascii: "'") { rest.unicodeScalars.removeFirst() }
    while rest.utf8.last == UInt8(ascii: "'") { rest.unicodeScalars.removeLast() }
    guard let apostrophe = Elision.apostrophe(in: rest) else {
      return rest.isEmpty ? [] : [String(rest)]
    }
    return [rest[..<apostrophe], rest[rest.index(after: apostrophe)...]].map(String.init)
  }

  /// The contribution of a scalar beyond ASCII to a word; nil if it ends the word.
  private static func kept(_ scalar: Unicode.Scalar) -> String? {
    guard !scalar.isASCII else { return nil }
    if let letter = scalar.plainLetter { return String(letter) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return scalar.properties.lowercaseMapping
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return String(scalar)
    default: return nil
    }
  }
}

/// Phrases to search for in words, found by their first word.
public struct PhraseSet: Sendable {
  private let phrases: [String: [[String]]]

  public init(_ phrases: [String]) { self.init(phrases, in: "") }

  /// - Parameter language: the first part of its tag.
  init(_ phrases: [String], in language: String) {
    let words = phrases.map { Words($0).units(in: language).list }.filter { !$0.isEmpty }
    self.phrases = Dictionary(grouping: words) { $0[0] }
  }

  /// The first phrase that occurs, with the index of its first word.
  public func first(in words: Words) -> (phrase: String, place: Int)? {
    for place in words.list.indices {
      let rest = words.list[place...]
      if let phrase = phrases[words.list[place]]?.first(where: rest.starts) {
        return (phrase.joined(separator: " "), place)
      }
    }
    return nil
  }

  public func occurs(in words: Words) -> Bool { first(in: words) != nil }

  /// The number of words of the longest phrase that they begin with; nil for none.
  func length(atStartOf words: Words) -> Int? {
    candidates(for: words).filter(words.list.starts).map(\.count).max()
  }

  /// Whether the words end with one of the phrases.
  func ends(_ words: Words) -> Bool {
    words.list.indices.contains { start in
      phrases[words.list[start]]?.contains { words.list[start...].elementsEqual($0) } ?? false
    }
  }

  /// Whether the words are exactly one of the phrases.
  public func matches(_ words: Words) -> Bool { candidates(for: words).contains(words.list) }

  /// The phrases that begin with the first of the words.
  private func candidates(for words: Words) -> [[String]] {
    words.list.first.flatMap { phrases[$0] } ?? []
  }
}
