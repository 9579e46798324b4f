internal import AccessibilityModel
internal import Auditing
internal import Platform

/// Untrusted text as one line of a report.
///
/// Without control characters and characters that change the writing direction (``TerminalText``),
/// and shortened: a label of 100,000 characters must not make a report exceed a platform's limits.
/// Only JSON includes the whole text.
struct PlainLine {
  /// The length after which a text is cut, in Unicode scalars.
  static let limit = 500

  let text: String

  init(_ text: String, limit: Int = PlainLine.limit) {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      self.text = TerminalText.safe(text)
      return
    }
    let rest = scalars.distance(from: end, to: scalars.endIndex)
    self.text = TerminalText.safe(String(scalars[..<end])) + "… (\(rest) more characters)"
  }
}

extension FindingReport {
  /// The message in one line.
  var messageLine: String { PlainLine(message).text }
  var suggestionLine: String { PlainLine(suggestion).text }
  /// The autofix, which completes “autofix:”; nil if `--fix` writes none.
  var autofixLine: String? { hasAutofix ? changeLine : nil }
  /// The same as a sentence; empty if there is none.
  var autofixSentence: String { autofixLine.map { " Autofix: \($0)." } ?? "" }
  /// The fix, which completes “fix:”: the change of one property that a person must make, else the advice of the rule.
  var fixLine: String { hasAutofix ? suggestionLine : changeLine ?? suggestionLine }

  private var changeLine: String? { fix.map { PlainLine($0.sentence).text } }

  /// The mark after the message of a finding that needs review.
  var reviewMark: String { outcome == .review ? " (to review)" : "" }
}

extension ElementReport {
  /// x, y, width and height in points or dp; nil if unknown.
  var frameText: String? {
    guard frame.isFinite else { return nil }
    return [frame.x, frame.y, frame.width, frame.height].map(\.inWords).joined(separator: " ")
  }

  /// Where a person finds an element that its name does not find, which completes “at:”: its frame and its XPath;
  /// nil for any other element.
  var whereLine: String? {
    guard let xpath else { return nil }
    return [frameText, PlainLine(xpath, limit: 2_000).text].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The frame for dumps that are one long line, where a column does not help; nil if the line is short.
  var frameLine: String? { column > Self.farColumn ? frameText : nil }

  private static let farColumn = 200

  /// The same, for forms that do not name the screen reader.
  var spokenLine: String { spokenLine(in: "the screen reader") }

  /// The speech in one line, which completes “spoken:”.
  ///
  /// - Parameter reader: the name of the screen reader.
  func spokenLine(in reader: String) -> String {
    guard let spoken else { return "nothing (\(reader) skips it)" }
    return spoken.isEmpty
      ? "nothing (\(reader) stops and says nothing)" : "\"\(PlainLine(spoken).text)\""
  }
}
