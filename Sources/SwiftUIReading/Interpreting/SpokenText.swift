internal import AccessibilityModel

/// A text as far as the source shows it.
struct SpokenText: Hashable, Sendable {
  /// Parts that only the running app knows are “…”.
  var text: String
  /// Whether part of it is unknown.
  var isOpen: Bool
  /// Whether it depends on a condition that changes while the app runs.
  var isConditional = false
  /// Whether an argument of the view decides which of several texts it is: another view of the same type may have another.
  var dependsOnArgument = false
  /// How the app comes by it before anything happens; nil if the source states it once and for all.
  var start: Element.StartingValue?

  init(_ text: String, isOpen: Bool = false) {
    self.text = text
    self.isOpen = isOpen
  }

  /// A text that only the running app knows.
  static let unknown = SpokenText("…", isOpen: true)

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  func starting(_ start: Element.StartingValue?) -> SpokenText {
    var result = self
    result.start = start
    return result
  }
}

extension [SpokenText] {
  /// The texts as VoiceOver joins them in one element (docs/evidence/swiftui.md#elements-of-one-stop).
  var joined: SpokenText? {
    let filled = filter { !$0.isBlank }
    guard !filled.isEmpty else { return nil }
    var result = SpokenText(
      filled.map(\.text).joined(separator: ", "), isOpen: filled.contains(where: \.isOpen))
    result.isConditional = filled.contains(where: \.isConditional)
    result.dependsOnArgument = filled.contains(where: \.dependsOnArgument)
    result.start = filled.lazy.compactMap(\.start).first
    return result
  }
}

/// The inline Markdown that `Text` renders in a localised literal.
enum Markdown {
  /// The text without emphasis, code marks and the addresses of links.
  static func plain(_ text: String) -> String {
    guard text.contains(where: { "*`[_".contains($0) }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character == "[", let link = link(at: rest) {
        result += plainMarks(link.label)
        rest = link.rest
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return plainMarks(result)
  }

  private static func link(at text: Substring) -> (label: String, rest: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let after = text.index(after: end)
    guard after < text.endIndex, text[after] == "(", let close = text[after...].firstIndex(of: ")")
    else { return nil }
    return (
      String(text[text.index(after: text.startIndex)..<end]), text[text.index(after: close)...]
    )
  }

  private static func plainMarks(_ text: String) -> String {
    var result = text
    for mark in ["**", "`"] where result.contains(mark) {
      let parts = result.split(separator: mark, omittingEmptySubsequences: false)
      if parts.count > 2 { result = parts.joined() }
    }
    return result
  }
}
