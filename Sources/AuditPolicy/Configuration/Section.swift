internal import AccessibilityModel
internal import Auditing
internal import SourceText

/// Reads parts of a document and collects all errors.
struct Section {
  private(set) var errors: [PolicyError] = []
  /// How many files have been read; several files may extend the same one.
  var filesRead = 0

  /// The maximum number of reported errors: each hint searches all rules.
  private static let mostErrors = 100

  mutating func report(_ place: SourcePosition, _ reason: @autoclosure () -> String) {
    guard errors.count <= Self.mostErrors else { return }
    let isLast = errors.count == Self.mostErrors
    errors.append(PolicyError(place, isLast ? Self.tooManyErrors : reason()))
  }

  mutating func report(_ error: PolicyError) { report(error.place, error.reason) }

  private static let tooManyErrors =
    "more than \(mostErrors) errors; the rest are not shown"

  /// As many as fit into a message: all keys of a configuration, but not all rules.
  private static let mostWords = 24

  /// The hint for an unknown word: the nearest known one, else all.
  static func hint(_ word: String, among words: some Collection<String>) -> String {
    if let nearest = Nearest.word(to: word, in: words) { return "; did you mean \"\(nearest)\"?" }
    let sorted = words.sorted()
    return sorted.count <= mostWords ? "; expected one of \(sorted.joined(separator: ", "))" : ""
  }

  /// The members of a mapping; unknown keys are reported and left out.
  ///
  /// - Parameter keys: the known keys; nil if any key is allowed.
  mutating func members(of node: YAMLNode, keys: [String]?) -> [YAMLNode.Member] {
    if node.isEmpty { return [] }
    guard let members = node.members else {
      let expected = keys.map { "a mapping with \($0.joined(separator: ", "))" } ?? "a mapping"
      report(node.place, "found \(node.found); expected \(expected)")
      return []
    }
    guard let keys else { return members }
    return members.filter { member in
      if keys.contains(member.key) { return true }
      report(
        member.keyPlace,
        "found the unknown key \"\(member.key)\"\(Self.hint(member.key, among: keys))")
      return false
    }
  }

  mutating func items(of node: YAMLNode, _ what: String) -> [YAMLNode] {
    if node.isEmpty { return [] }
    guard let items = node.items else {
      report(node.place, "found \(node.found); expected a list of \(what)")
      return []
    }
    return items
  }

  mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.text, !text.allSatisfy(\.isWhitespace) else {
      report(node.place, "found \(node.found); expected \(what)")
      return nil
    }
    return text
  }

  /// One text, or a list of them.
  mutating func texts(_ node: YAMLNode, _ what: String) -> [String] {
    guard let items = node.items else { return text(node, what).map { [$0] } ?? [] }
    if items.isEmpty { report(node.place, "found an empty list; expected \(what)") }
    return items.compactMap { text($0, what) }
  }

  mutating func number(
    _ node: YAMLNode, in range: ClosedRange<Double>, _ what: String
  ) -> Double? {
    guard let text = node.text, let number = Double(text), range.contains(number) else {
      let bounds = "from \(Self.words(range.lowerBound)) to \(Self.words(range.upperBound))"
      report(node.place, "found \(node.found); expected \(what) \(bounds)")
      return nil
    }
    return number
  }

  /// YAML's words for yes and no, in all spellings in use.
  static let switches = [
    "on": true, "true": true, "yes": true, "off": false, "false": false, "no": false,
  ]

  mutating func bool(_ node: YAMLNode) -> Bool? {
    if let isOn = Self.switches[node.text ?? ""] { return isOn }
    report(node.place, "found \(node.found); expected true or false")
    return nil
  }

  /// Several words, as a list or separated by spaces; an empty list is valid.
  mutating func words(_ node: YAMLNode, from known: [String]?) -> [String] {
    let nodes = node.items ?? [node]
    return nodes.flatMap { node in
      (node.text ?? "").split(separator: " ").map(String.init).filter { word in
        guard let known, !known.contains(word) else { return true }
        report(node.place, "found \"\(word)\"\(Self.hint(word, among: known))")
        return false
      }
    }
  }

  /// One of several words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, as type: Word.Type
  ) -> Word? where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard let text = node.text, let word = Word(rawValue: text) else {
      let hint = node.text.map { Self.hint($0, among: words) } ?? ""
      let expected = hint.isEmpty ? "; expected one of \(words.joined(separator: ", "))" : hint
      report(node.place, "found \(node.found)\(expected)")
      return nil
    }
    return word
  }

  /// Names of traits, as a list or separated by spaces.
  mutating func traits(_ node: YAMLNode) -> Traits {
    let names = texts(node, "names of traits").flatMap {
      $0.split(separator: " ").map(String.init)
    }
    return names.reduce(into: []) { traits, name in
      if let trait = Traits(name: name) {
        traits.insert(trait)
      } else {
        let hint = Self.hint(name, among: Traits.named.map(\.name))
        report(node.place, "found the unknown trait \"\(name)\"\(hint)")
      }
    }
  }

  private static func words(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
