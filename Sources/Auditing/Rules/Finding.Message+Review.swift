extension Finding.Message {
  /// The message for a finding that needs review: “has no label” becomes “may have no label”.
  ///
  /// - Parameter subject: the name of the element, with which most messages start.
  func doubted(about subject: String) -> Finding.Message {
    guard let sentence = Sentence(description, about: subject), !sentence.isDoubted else {
      return self
    }
    let clause = Clause(sentence.phrase)
    let verb = clause.verb.isEmpty ? "" : " \(clause.verb)"
    return Self(
      description: "\(sentence.subject) may\(clause.isNegative ? " not" : "")\(verb)\(clause.rest)")
  }

  /// The question that a person answers to decide a finding that needs review: “may have no label”
  /// becomes “Does it really have no label?” Yes always means a defect.
  ///
  /// - Parameter subject: the name of the element, with which most messages start.
  func question(about subject: String) -> String {
    let defect = Self.withoutFigures(description)
    guard let sentence = Sentence(defect, about: subject) else {
      return "Is this really so: \(defect)?"
    }
    let actor = sentence.subject == subject ? "it" : sentence.subject
    let parts = Self.clauses(of: sentence.phrase)
    let first = Clause(parts.first).question(of: actor, isLast: parts.second == nil)
    let second = parts.second.map { ", and \(Clause($0).question(of: "it", isLast: true))" }
    let text = first + (second ?? "")
    return text.prefix(1).uppercased() + text.dropFirst() + "?"
  }

  /// Without what is required, which follows the measured figure (“; minimum 44 by 44”), and without how
  /// a layout was computed.
  private static func withoutFigures(_ text: String) -> String {
    let end = ["; ", ": ", ", as computed "].compactMap { text.firstUnquoted($0)?.lowerBound }.min()
    return String(text[..<(end ?? text.endIndex)])
  }

  /// A phrase and, after “but”, a second one with a verb of its own; what is about another subject is
  /// left out.
  private static func clauses(of phrase: Substring) -> (first: Substring, second: Substring?) {
    if let but = phrase.firstUnquoted(", but ") {
      return (phrase[..<but.lowerBound], second(phrase[but.upperBound...]))
    }
    guard let but = phrase.firstUnquoted(" but "), let second = second(phrase[but.upperBound...])
    else { return (phrase, nil) }
    return (phrase[..<but.lowerBound], second)
  }

  private static func second(_ phrase: Substring) -> Substring? {
    let verb = phrase.prefix { $0 != " " }
    return verb.hasSuffix("s") && verb.allSatisfy(\.isLowercase) ? phrase : nil
  }
}

/// A message as its subject and what is said of it.
private struct Sentence {
  let subject: String
  let phrase: Substring
  var isDoubted: Bool { phrase.hasPrefix("may ") || phrase.hasPrefix("probably ") }

  /// - Returns: nil if the message starts with something else.
  init?(_ text: String, about subject: String) {
    let subjects = [
      subject, "the screen", "the first screen", "the app", "the title of the navigation bar",
    ]
    guard let start = subjects.first(where: { text.hasPrefix($0 + " ") }) else { return nil }
    self.subject = start
    phrase = text[...].dropFirst(start.count + 1)
  }
}

/// A verb phrase: its verb in the infinitive, whether it is negated, and the rest.
private struct Clause {
  /// Empty for “does not”, whose own verb is in the rest.
  let verb: String
  let isNegative: Bool
  /// With the space before it.
  let rest: Substring

  init(_ phrase: Substring) {
    var words = phrase
    let doubt = words.prefix { $0 != " " }
    if doubt == "may" || doubt == "probably" { words = words.dropFirst(doubt.count + 1) }
    if doubt == "may", words.hasPrefix("not ") {
      isNegative = true
      words = words.dropFirst(4)
      let verb = words.prefix { $0 != " " }
      self.verb = String(verb)
      rest = words.dropFirst(verb.count)
      return
    }
    let verb = words.prefix { $0 != " " }
    let rest = words.dropFirst(verb.count)
    isNegative = rest.hasPrefix(" not ")
    self.rest = isNegative ? rest.dropFirst(4) : rest
    self.verb = verb == "does" ? "" : doubt == "may" ? String(verb) : Self.infinitive(of: verb)
  }

  /// - Parameter isLast: whether the doubt is about this clause.
  func question(of actor: String, isLast: Bool) -> String {
    let adverbs = (isLast ? " really" : "") + (isNegative ? " not" : "")
    if verb == "be" { return "is \(actor)\(adverbs)\(rest)" }
    return "does \(actor)\(adverbs)\(verb.isEmpty ? "" : " \(verb)")\(rest)"
  }

  /// “hides” becomes “hide”, “reaches” “reach”, “notifies” “notify”.
  private static func infinitive(of verb: Substring) -> String {
    switch verb {
    case "is": return "be"
    case "has": return "have"
    default: break
    }
    if verb.hasSuffix("ies") { return verb.dropLast(3) + "y" }
    if ["ches", "shes", "sses", "xes"].contains(where: verb.hasSuffix) {
      return String(verb.dropLast(2))
    }
    return verb.hasSuffix("s") ? String(verb.dropLast()) : String(verb)
  }
}

extension StringProtocol {
  /// Where a text is first, outside of “…” and "…".
  fileprivate func firstUnquoted(_ text: String) -> Range<Index>? {
    var isQuoted = false
    var depth = 0
    var index = startIndex
    while index < endIndex {
      switch self[index] {
      case "\"": isQuoted.toggle()
      case "“": depth += 1
      case "”": depth -= 1
      default:
        if !isQuoted, depth <= 0, self[index...].hasPrefix(text) {
          return index..<self.index(index, offsetBy: text.count)
        }
      }
      index = self.index(after: index)
    }
    return nil
  }
}
