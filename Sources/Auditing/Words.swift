/// The words of a text in lower case, without punctuation, symbols and emoji.
///
/// Rules that compare what things are called compare these.
public struct Words: Hashable, Sendable {
  public let list: [String]

  public init(_ text: String) {
    var list: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if let kept = Self.kept(scalar) {
        word += kept
      } else if !word.isEmpty {
        list.append(word)
        word = ""
      }
    }
    if !word.isEmpty { list.append(word) }
    self.list = list
  }

  public var isEmpty: Bool { list.isEmpty }
  public var count: Int { list.count }
  /// With one space between them.
  public var joined: String { list.joined(separator: " ") }

  /// What a scalar adds to a word, in lower case; nil where it ends one.
  private static func kept(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "a"..."z", "0"..."9", "'": return String(Character(scalar))
    case "A"..."Z": return String(Character(Unicode.Scalar(UInt8(scalar.value) + 32)))
    case "’": return "'"
    default: break
    }
    if scalar.isASCII { return nil }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return scalar.properties.lowercaseMapping
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return String(Character(scalar))
    default: return nil
    }
  }
}

/// Phrases to look for among words, found by their first word.
public struct PhraseSet: Sendable {
  private var phrases: [String: [[String]]] = [:]

  public init(_ phrases: [String]) {
    for phrase in phrases {
      let words = Words(phrase).list
      guard let first = words.first else { continue }
      self.phrases[first, default: []].append(words)
    }
  }

  /// The first phrase that occurs, and at which word.
  public func first(in words: Words) -> (phrase: String, place: Int)? {
    for place in words.list.indices {
      guard let candidates = phrases[words.list[place]] else { continue }
      for candidate in candidates where words.list.dropFirst(place).starts(with: candidate) {
        return (candidate.joined(separator: " "), place)
      }
    }
    return nil
  }

  public func occurs(in words: Words) -> Bool { first(in: words) != nil }

  /// Whether the words are one of the phrases and no more.
  public func matches(_ words: Words) -> Bool {
    words.list.first.flatMap { phrases[$0] }?.contains(words.list) ?? false
  }
}
