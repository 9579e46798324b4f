public import AccessibilityModel
internal import SourceText

/// `earshot:disable rule — reason` in a comment before the element concerned.
public enum SuppressionComment {
  static let word = "earshot:disable"

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - source: the file, as in reports.
  ///   - rules: the ids of all rules.
  /// - Throws: the error in the comment, with its position.
  public static func suppression(
    from comment: Hierarchy.Comment, in source: String, rules: Set<String>
  ) throws(PolicyWarning) -> Suppression {
    let place = SourcePosition(file: source, line: comment.line, column: 1)
    let text = trimmed(Substring(comment.text))
    guard text.hasPrefix(word) else {
      throw PolicyWarning(
        place, "found the comment \"\(text.prefix(40))\"; expected \"\(form)\"")
    }
    let (ids, reason) = parts(of: text.dropFirst(word.count))
    guard !ids.isEmpty else { throw PolicyWarning(place, "found no rule; expected \"\(form)\"") }
    for id in ids where !rules.contains(id) {
      let hint = Nearest.word(to: id, in: rules).map { "; did you mean \"\($0)\"?" } ?? ""
      throw PolicyWarning(place, "found the unknown rule \"\(id)\"\(hint)")
    }
    guard !reason.isEmpty else {
      throw PolicyWarning(place, "found no reason; expected \"\(form)\"")
    }
    guard let element = comment.element else {
      throw PolicyWarning(
        place, "found no element after the comment; expected the one that it is about")
    }
    var suppression = Suppression(rules: Set(ids), reason: reason, place: place)
    suppression.position = Suppression.Position(line: element.line, column: element.column)
    return suppression
  }

  private static let form = "earshot:disable rule — reason"

  /// The ids up to the first colon or free-standing dash, and the reason after it.
  private static func parts(of text: Substring) -> (ids: [String], reason: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard let dash = words.firstIndex(where: { ["—", "–", "-", ":"].contains($0) }) else {
      return (words.map(String.init), "")
    }
    // The reason keeps its own commas and spaces.
    let reason = words[dash].endIndex..<text.endIndex
    return (words[..<dash].map(String.init), String(trimmed(text[reason])))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
