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

  private static let stylesOfTitles: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline",
  ]
}

extension ViewNode {
  /// Whether it is a text with its own words, and no heading or control.
  fileprivate var isPlainText: Bool {
    kind == .text && facts.gestures.isEmpty && facts.added.isEmpty && !facts.isHeading
      && facts.headingLevel == nil && facts.label == nil
  }
}
