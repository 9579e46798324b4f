/// A text of a `.stringsdict` that depends on a number, a device or a width.
///
/// Foundation's form is a format that names its variables (`%#@count@`), each with a text by plural
/// category; or a text by device (`NSStringDeviceSpecificRuleType`) or by width in characters.
struct VariableText {
  private let format: String?
  private let rules: [String: [(name: String, text: String)]]

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let ruleKeys: Set<String> = [
    "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
  ]

  init(format: String, rules: [String: [(name: String, text: String)]]) {
    self.format = format
    self.rules = rules
  }

  /// - Returns: nil for a value that is not a rule.
  init?(_ value: PropertyList) {
    guard let members = value.dictionary else { return nil }
    let format = value[Self.formatKey]?.string
    self.format = format
    rules = Dictionary(
      members.filter { format != nil || Self.ruleKeys.contains($0.key) }.compactMap { member in
        member.value.dictionary.map { (member.key, Self.texts(of: $0)) }
      }, uniquingKeysWith: { $1 })
    if format == nil, rules.isEmpty { return nil }
  }

  /// The texts of a variable, without the keys for its format.
  private static func texts(of members: [PropertyList.Member]) -> [(name: String, text: String)] {
    members.compactMap { member in
      guard let text = member.value.string, !member.key.hasPrefix("NSStringFormat") else {
        return nil
      }
      return (member.key, text)
    }
  }

  /// The text with its variants; nil if the rule has no text at all.
  var entry: StringsTable.Entry? {
    if format != nil { return expanded() }
    let texts = rules.keys.sorted().flatMap { rules[$0] ?? [] }
    guard let text = Self.usual(of: texts) else { return nil }
    var entry = StringsTable.Entry(text: text)
    entry.variants = Dictionary(texts.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    return entry
  }

  /// The format with each variable replaced by its usual text, and for each category by the text
  /// for that.
  func expanded() -> StringsTable.Entry {
    let format = format ?? ""
    var entry = StringsTable.Entry(text: replaced(format) { Self.usual(of: $0) })
    let categories = Set(rules.values.joined().map(\.name))
    for category in categories {
      entry.variants[category] = replaced(format) { texts in
        texts.last { $0.name == category }?.text ?? Self.usual(of: texts)
      }
    }
    return entry
  }

  /// The text for `other`, or else the last, which is that of the widest screen.
  private static func usual(of texts: [(name: String, text: String)]) -> String? {
    (texts.last { $0.name == "other" } ?? texts.last)?.text
  }

  /// Replaces `%#@name@` and `%1$#@name@`. A text of a variable may name another variable; one
  /// round per variable is enough for all that do not name themselves.
  private func replaced(
    _ format: String, _ choose: ([(name: String, text: String)]) -> String?
  ) -> String {
    var result = format
    for _ in rules {
      let pieces = Self.pieces(of: result)
      guard pieces.contains(where: { $0.isVariable && rules[$0.text] != nil }) else { break }
      result = pieces.map { piece in
        guard piece.isVariable else { return piece.text }
        return rules[piece.text].flatMap(choose) ?? "%#@\(piece.text)@"
      }.joined()
      if result.utf8.count > Self.longest { break }
    }
    return result
  }

  /// Variables that name each other twice would double the text in each round.
  private static let longest = 1 << 14

  /// A format as plain texts and names of variables.
  private static func pieces(of format: String) -> [(isVariable: Bool, text: String)] {
    var pieces: [(isVariable: Bool, text: String)] = []
    let parts = format.split(separator: "#@", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var text = part
      if index > 0, let end = part.firstIndex(of: "@") {
        pieces.append((true, String(part[..<end])))
        text = part[part.index(after: end)...]
      } else if index > 0 {
        pieces.append((false, "#@"))
      }
      let isLast = index == parts.count - 1
      pieces.append((false, isLast ? String(text) : withoutPercent(text)))
    }
    return pieces
  }

  /// The text before a variable without the `%` or `%1$` that begins it.
  private static func withoutPercent(_ text: Substring) -> String {
    guard let percent = text.lastIndex(of: "%") else { return String(text) }
    let position = text[text.index(after: percent)...]
    guard position.allSatisfy({ $0.isNumber || $0 == "$" }) else { return String(text) }
    return String(text[..<percent])
  }
}
