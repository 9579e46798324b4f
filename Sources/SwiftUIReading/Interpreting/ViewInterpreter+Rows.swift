internal import AccessibilityModel
internal import SwiftSyntax

// Rows: what a loop repeats, and lines with a label and its value.

extension ViewInterpreter {
  /// The views of a loop; a single one is a row.
  static func repeated(_ views: [ViewNode]) -> [ViewNode] {
    guard views.count(where: { !$0.facts.isAlternative }) == 1 else { return views }
    return views.map { view in
      var view = view
      view.facts.isRepeated = !view.facts.isAlternative
      return view
    }
  }

  /// Whether a line has a text at one side and another at the other: a spacer or a width of one of them separates the two.
  func isLabelledValue(_ line: ViewNode, _ call: Call) -> Bool {
    let parts = line.children.filter { $0.stopCount > 0 }
    guard parts.count == 2, parts.allSatisfy(\.isPlainText), let label = parts.first,
      !Self.stylesOfTitles.contains(label.facts.font?.textStyle ?? "")
    else { return false }
    let names =
      call.trailing?.statements.map { item in
        item.item.as(ExprSyntax.self)?.bare.as(FunctionCallExprSyntax.self).flatMap(Call.name)
      } ?? []
    return names.dropFirst().dropLast().contains("Spacer")
      || parts.contains { $0.facts.isWide || $0.facts.widthOfText != nil }
  }

  /// Whether a stack has a number and below or above it, in smaller letters, the words for what it counts.
  func isFigure(_ stack: ViewNode) -> Bool {
    let parts = stack.children.filter { $0.stopCount > 0 }
    guard parts.count == 2, stack.children.allSatisfy({ $0.isPlainText || $0.kind == .shape }),
      let figure = parts.first(where: \.isNumber),
      let caption = parts.first(where: { !$0.isNumber }),
      let words = caption.facts.text, !words.isOpen,
      (1...Self.mostWordsOfCaption).contains(words.text.split(separator: " ").count),
      let size = (figure.facts.font ?? Font(textStyle: "body")).usualSize,
      let small = (caption.facts.font ?? Font(textStyle: "body")).usualSize
    else { return false }
    return small < size
  }

  /// Longer texts are sentences about the number, to be read on their own.
  private static let mostWordsOfCaption = 3

  private static let stylesOfTitles: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline",
  ]
}

extension ViewNode {
  /// Whether it is a number that only the running app knows: `"\(count)"`, `"\(share) %"`.
  fileprivate var isNumber: Bool {
    facts.isFormatted && facts.text?.text.contains(where: \.isLetter) == false
  }

  /// Whether it is a text with its own words, and no heading or control.
  fileprivate var isPlainText: Bool {
    kind == .text && facts.gestures.isEmpty && facts.added.isEmpty && !facts.isHeading
      && facts.headingLevel == nil && facts.label == nil
  }
}
