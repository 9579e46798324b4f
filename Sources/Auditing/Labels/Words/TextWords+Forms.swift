// Other spellings of a visible text in a label, which say the same.

extension TextWords {
  /// Whether a label writes out what this text abbreviates, or divides its words differently: “DEL” on
  /// “Delete”, “Mon 3 Nov” on “Monday, 3 November”, “JD” on “Jane Doe”, “Wi-Fi” on “WiFi”.
  func isShortForm(of label: TextWords) -> Bool {
    guard !folded.isEmpty, folded.count <= Self.most, label.folded.count <= Self.most else {
      return false
    }
    return isAbbreviated(in: label) || isInitials(of: label) || isDivided(in: label)
  }

  /// A text on a control, and the label of one, have fewer words.
  private static let most = 64

  /// Whether the label has every word, or the word that it is short for.
  private func isAbbreviated(in label: TextWords) -> Bool {
    // With all words as they are, only their order would differ.
    guard folded.contains(where: { !label.folded.contains($0) }) else { return false }
    var rest = label.folded
    return folded.allSatisfy { word in
      let place = rest.firstIndex(of: word) ?? rest.firstIndex { isShort(word, of: $0) }
      if let place { rest.remove(at: place) }
      return place != nil
    }
  }

  /// In a text of several words, also “Sept” for “September” and “hr” for “hours”.
  private func isShort(_ word: String, of whole: String) -> Bool {
    guard whole.count > word.count, word.allSatisfy(\.isLetter) else { return false }
    if folded.count == 1 { return word.count <= 3 && whole.hasPrefix(word) }
    guard (2...4).contains(word.count), whole.first == word.first else { return false }
    return whole.hasPrefix(word) || word.count < 4 && isLeft(word, of: whole)
  }

  /// Whether a word is what remains of another one without some of its letters.
  private func isLeft(_ word: String, of whole: String) -> Bool {
    var rest = whole[...]
    return word.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// Whether it is one word of the first letters of successive words, as on a picture of a person.
  private func isInitials(of label: TextWords) -> Bool {
    guard let word = folded.first, folded.count == 1, (2...3).contains(word.count) else {
      return false
    }
    let initials = label.folded.compactMap(\.first)
    let letters = Array(word)
    guard letters.count <= initials.count else { return false }
    return (0...(initials.count - letters.count)).contains {
      Array(initials[$0..<($0 + letters.count)]) == letters
    }
  }

  /// Whether words of the label that follow each other have the same letters.
  private func isDivided(in label: TextWords) -> Bool {
    let letters = folded.joined()
    return label.folded.indices.contains { start in
      var rest = letters[...]
      for word in label.folded[start...] {
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        if rest.isEmpty { return true }
      }
      return false
    }
  }
}
