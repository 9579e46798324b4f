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

  /// Notes whether a stack is a label with its value, and the space between its views.
  func noteRows(of stack: inout ViewNode, _ call: Call, _ scope: Scope) {
    switch call.name {
    case "HStack":
      stack.facts.isLabelledValue = isLabelledValue(stack, call)
      stack.facts.mayBeLabelledValue = mayBeLabelledValue(stack)
    case "VStack":
      stack.facts.isLabelledValue = isFigure(stack)
      stack.facts.mayBeLabelledValue = mayBeFigure(stack)
    default: return
    }
    stack.facts.spacing = number(call.value("spacing"), scope)
  }

  /// Whether a line has a text at one side and another at the other: a spacer or a width of one of them separates the two.
  func isLabelledValue(_ line: ViewNode, _ call: Call) -> Bool {
    guard let (label, value) = Self.pair(in: line), line.children.allSatisfy({ !$0.isPicture })
    else { return false }
    guard !Self.stylesOfTitles.contains(label.facts.font?.textStyle ?? ""),
      label.facts.font?.size ?? 0 < Self.leastSizeOfTitle
    else { return false }
    let names =
      call.trailing?.statements.map { item in
        item.item.as(ExprSyntax.self)?.bare.as(FunctionCallExprSyntax.self).flatMap(Call.name)
      } ?? []
    return names.dropFirst().dropLast().contains("Spacer")
      || [label, value].contains { $0.facts.isWide || $0.facts.widthOfText != nil }
  }

  /// Whether a stack has a number and below or above it, in smaller letters, the words for what it counts.
  func isFigure(_ stack: ViewNode) -> Bool {
    guard let pair = Self.pair(in: stack), pair.0.isNumber != pair.1.isNumber else { return false }
    return mayBeFigure(stack)
  }

  /// Whether a stack has a value and below or above it, in letters of another size, the words for what it is.
  func mayBeFigure(_ stack: ViewNode) -> Bool {
    guard let pair = Self.pair(in: stack), pair.0.isOfRunningApp != pair.1.isOfRunningApp else {
      return false
    }
    let (figure, caption) = pair.0.isOfRunningApp ? pair : (pair.1, pair.0)
    guard caption.isCaption,
      let size = (figure.facts.font ?? Font(textStyle: "body")).usualSize,
      let small = (caption.facts.font ?? Font(textStyle: "body")).usualSize
    else { return false }
    return small < size
  }

  /// Whether a line begins with words of the source that end in a colon, and ends in a text that only the running app knows,
  /// or has a number before or after its words: “Coach: Ann”, “3 routes”.
  func mayBeLabelledValue(_ line: ViewNode) -> Bool {
    guard let (first, second) = Self.pair(in: line) else { return false }
    let hasColon = first.facts.text?.text.last { !$0.isWhitespace } == ":"
    return first.isCaption && (second.isNumber || hasColon && second.isOfRunningApp)
      || first.isNumber && second.isCaption
  }

  /// The two texts of a stack that has no other stops but pictures.
  private static func pair(in stack: ViewNode) -> (ViewNode, ViewNode)? {
    let parts = stack.children.filter { $0.stopCount > 0 && !$0.isPicture }
    return parts.count == 2 && parts.allSatisfy(\.isPlainText) ? (parts[0], parts[1]) : nil
  }

  /// In points: that of `title3`.
  private static let leastSizeOfTitle = 20.0

  private static let stylesOfTitles: Set<String> = [
    "largeTitle", "title1", "title2", "title3", "headline",
  ]
}

extension ViewNode {
  /// Whether it is a number that only the running app knows: `"\(count)"`, `"\(share) %"`.
  fileprivate var isNumber: Bool {
    facts.isFormatted && facts.text?.text.contains(where: \.isLetter) == false
  }

  /// Whether only the running app knows its text, and no word of the source is in it.
  fileprivate var isOfRunningApp: Bool {
    facts.text.map { $0.isOpen && !$0.text.contains(where: \.isLetter) } ?? false
  }

  /// Whether it is a few words of the source that may name a value.
  fileprivate var isCaption: Bool {
    guard let words = facts.text, !words.isOpen, words.text.contains(where: \.isLetter),
      // “Welcome,” begins a sentence.
      words.text.last != ","
    else { return false }
    return words.text.split(separator: " ").count <= Self.mostWordsOfCaption
  }

  /// Longer texts are sentences about the value, to be read on their own.
  private static let mostWordsOfCaption = 3

  /// Whether it has pictures alone.
  fileprivate var isPicture: Bool {
    kind == .image
      || kind == .stack && facts.label == nil && !children.isEmpty
        && children.allSatisfy { $0.isPicture || $0.kind == .shape }
  }

  /// Whether it is a text with its own words, and no heading or control.
  fileprivate var isPlainText: Bool {
    kind == .text && facts.gestures.isEmpty && facts.added.isEmpty && !facts.isHeading
      && facts.headingLevel == nil && facts.label == nil
  }
}
