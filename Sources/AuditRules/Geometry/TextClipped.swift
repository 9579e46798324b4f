internal import AccessibilityModel
public import Auditing

/// Reports texts that do not fit their frame.
public struct TextClipped: ElementRule {
  public static let description = RuleDescription(
    id: "text-clipped",
    group: .geometry,
    summary: "Texts should fit their frame.",
    rationale: "Users with low vision see only the first words, and fewer with larger text.",
    remedy: Remedy(
      "set numberOfLines = 0 and let the frame grow",
      appKit: "set maximumNumberOfLines = 0 and let the frame grow",
      android: "remove maxLines and use wrap_content",
      .uiKit("label.numberOfLines = 0"),
      .swiftUI(".lineLimit(nil).fixedSize(horizontal: false, vertical: true)"),
      .appKit("label.maximumNumberOfLines = 0"),
      .views(#"android:layout_height="wrap_content""#),
      .compose("Text(text, maxLines = Int.MAX_VALUE)")),
    severity: .warning,
    criteria: [.wcag("1.4.4"), .wcag("1.4.12")],
    needs: [.frames, .visibleText, .fonts]
  )

  public static let subjects: ElementKinds = .texts

  /// How much longer than its space the estimated text must be for a review, and for a failure: the
  /// estimate errs by some 10 %, and a font may shrink by half to fit.
  var doubtful = 1.25
  var certain = 2.0
  var lineHeight = 1.19
  /// Of a line, by which the fonts of the system and of others differ.
  var lineTolerance = 0.05
  var estimateError = 1.1

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    if checkHeight(of: subject, findings: &findings) { return }
    // UIKit's switch shows no title.
    guard !subject.isTextEntry, subject.role != .toggle, subject.frame.isFinite,
      !subject.frame.isEmpty,
      let text = subject.element.text ?? subject.element.title, !text.isBlank,
      !mayGrow(subject), !subject.hasPrototypeText, !subject.isSeparatorText,
      !subject.hasDefaultName, !subject.hidesItsTitle
    else { return }
    if isCutShort(text, of: subject) {
      findings.report(
        "\(subject) shows only “\(text)” of its label", at: subject,
        doubt: "the label may say more on purpose")
      return
    }
    let font = subject.element.font ?? Font(textStyle: "body")
    guard let size = font.defaultSize(on: subject.context.screen.platform) else { return }
    let most = mostLines(of: subject)
    let parts = most > 1 ? text.split(whereSeparator: \.isNewline) : [text[...]]
    let widths = parts.map { TextWidth.estimate($0, size: size, isBold: font.isDrawnBold) }
    let need = (widths.max() ?? 0) * narrowing(of: subject)
    let room =
      subject.hasHeightOfText
      ? .infinity
      : max(1, ((subject.frame.height + 1) / (size * lineHeight) + lineTolerance).rounded(.down))
    let lines = max(1, (min(room, most) / Double(max(1, parts.count))).rounded(.down))
    let excess = need * leastScale(of: subject) / (subject.frame.width * lines)
    guard excess > doubtful, !wraps(widths, in: subject, lines: min(room, most)),
      need > subject.roomOfText, !isInGrowingRow(subject)
    else { return }
    findings.report(
      """
      \(subject) needs about \(need.rounded().inWords) points for its text; has \
      \(subject.frame.width.inWords)\(lines > 1 ? " in \(lines.inWords) lines" : "")
      """, at: subject, on: [.frame],
      doubt: .when(excess <= certain, "the width of its text is estimated"))
  }

  /// Whether a text field of AppKit that wraps its text has room for the lines of all its paragraphs, the empty
  /// ones included.
  private func wraps(_ widths: [Double], in subject: AuditedElement, lines: Double) -> Bool {
    guard subject.context.screen.platform == .macOS, lines > 1,
      let text = subject.element.text
    else { return false }
    let empty = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count {
      $0.isEmpty
    }
    return widths.reduce(Double(empty)) {
      $0 + max(1, ($1 / subject.frame.width).rounded(.up))
    } <= lines
  }

  /// Whether a label of any number of lines holds the top and the bottom of a row whose height the table takes
  /// from its constraints
  /// (https://developer.apple.com/documentation/uikit/uitableview/automaticdimension).
  private func isInGrowingRow(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime,
      let layout = subject.element.layout, layout.numberOfLines == 0, !layout.isAutoresized,
      subject.parent?.className == "UITableViewCellContentView",
      let row = subject.enclosingCell,
      row.element.layout?.rowHeight.map({ $0 < 0 }) ?? true,
      let table = subject.ancestors.first(where: { $0.role == .table }),
      table.element.layout?.rowHeight.map({ $0 < 0 }) == true
    else { return false }
    return subject.constrainedAttributes.isSuperset(of: ["top", "bottom"])
  }

  /// Reports a text of a design that grows with the user's text size in a height that does not.
  private func checkHeight(of subject: AuditedElement, findings: inout Findings) -> Bool {
    guard subject.role == .staticText, subject.element.adjustsFontForContentSizeCategory == true,
      subject.element.font?.textStyle != nil, let height = subject.fixedHeight, height > 0,
      !holdsLargestText(subject, height)
    else { return false }
    findings.report(
      "\(subject) clips larger text with its fixed height of \(height.inWords) points",
      at: subject, doubt: .when(subject.isCustomClass, "its class may change the constraint"),
      suggestion: "remove the height constraint, or make it a minimum height")
    return true
  }

  /// Whether a fixed height holds all lines of the text at the largest text size. Of a text that code may
  /// replace only a single line is known.
  private func holdsLargestText(_ subject: AuditedElement, _ height: Double) -> Bool {
    let most = mostLines(of: subject)
    guard let font = subject.element.font, let size = font.largestSize, subject.frame.isFinite,
      subject.frame.width > 0, let text = subject.element.text, !text.isBlank,
      most == 1 || !subject.hasPrototypeText
    else { return false }
    let lines = text.split(whereSeparator: \.isNewline).reduce(0.0) { lines, line in
      let need = TextWidth.estimate(line, size: size, isBold: font.isDrawnBold)
      return lines + max(1, (need * estimateError / subject.frame.width).rounded(.up))
    }
    return lines <= most && lines * size * lineHeight <= height
  }

  /// How much narrower the letters are than those of the estimate: condensed faces have some four fifths of the
  /// width of their families.
  private func narrowing(of subject: AuditedElement) -> Double {
    subject.element.layout?.isCondensed == true ? 0.8 : 1
  }

  /// The factor by which the font of a label in one line may shrink to fit (`minimumScaleFactor`).
  private func leastScale(of subject: AuditedElement) -> Double {
    guard let layout = subject.element.layout, layout.numberOfLines ?? 1 == 1 else { return 1 }
    return layout.leastFontScale ?? 1
  }

  /// How many lines a label of a design may have, however high it is: one, if its file states no number.
  private func mostLines(of subject: AuditedElement) -> Double {
    guard let layout = subject.element.layout,
      subject.element.codeLinks?.baseClassName == "UILabel"
    else { return .infinity }
    let lines = layout.numberOfLines ?? 1
    return lines > 0 ? Double(lines) : .infinity
  }

  /// Whether the text gets more room than its frame in the file: its height is a minimum, its
  /// font (AppKit's “appearance font”) is not in the file, or code sets another text.
  private func mayGrow(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    guard screen.framesAreDesignTime else { return false }
    if screen.platform == .macOS, subject.element.font == nil { return true }
    // It scrolls, or is as high as its text.
    if Self.textViews.contains(subject.element.codeLinks?.baseClassName ?? "") { return true }
    // The frame is that of another text.
    if subject.element.codeEvidence?.location(of: .text) != nil, subject.fixedWidth == nil {
      return true
    }
    return subject.element.constraints.contains {
      $0.attribute == "height" && $0.relation == .greaterThanOrEqual && $0.toItem == nil
        && ($0.item == nil || $0.item == subject.element.objectID)
    }
  }

  private static let textViews: Set<String> = ["UITextView", "NSTextView"]

  /// Whether the visible text is truncated, but the label is not.
  private func isCutShort(_ text: String, of subject: AuditedElement) -> Bool {
    let start =
      text.hasSuffix("…") ? text.dropLast() : text.hasSuffix("...") ? text.dropLast(3) : ""
    guard !start.isEmpty, let label = subject.label else { return false }
    return label.count > text.count && label.hasPrefix(start)
  }
}

extension TextClipped {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UILabel text="Total" frame="20 100 60 21"/>"#),
      Example(#"<UILabel text="Pay when the parcel has come" font="17" frame="20 100 120 45"/>"#),
      Example(#"<UITextField text="A text that is far longer than it" frame="20 100 60 34"/>"#),
      Example(#"<UILabel text="Loading…" label="Loading…" frame="20 100 90 21"/>"#),
    ],
    failing: [
      Example(#"↓<UILabel text="Pay when the parcel has come" font="17" frame="20 100 80 21"/>"#),
      Example(#"↓<UILabel text="Pay when it is here" font="17" frame="20 100 100 21"/>"#),
      Example(#"↓<UILabel text="Pay wh…" label="Pay when it is here" frame="20 100 100 21"/>"#),
    ]
  )
}
