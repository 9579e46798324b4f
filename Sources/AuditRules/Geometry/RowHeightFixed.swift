internal import AccessibilityModel
internal import Auditing

/// Reports tables whose rows have a fixed height, in which text that follows the text size is cut off.
struct RowHeightFixed: ScreenRule {
  static let description = RuleDescription(
    id: "row-height-fixed",
    group: .geometry,
    summary: "Rows with scalable text should have a height that grows.",
    rationale: "Users with a large text size see the upper half of a line, or nothing of the "
      + "second one.",
    remedy: Remedy(
      "set rowHeight to UITableView.automaticDimension",
      .uiKit("tableView.rowHeight = UITableView.automaticDimension"),
      .swiftUI(".frame(minHeight: 44)")),
    severity: .warning,
    criteria: [.wcag("1.4.4")],
    needs: [.fonts, .visibleText, .classNames],
    platforms: [.iOS]
  )

  /// Of a line, as a multiple of its font's size.
  var lineHeight = 1.19
  /// In points: that of UIKit's labels.
  var defaultSize = 17.0

  func check(_ context: AuditContext, findings: inout Findings) {
    for table in context.elements(.table).map(context.subject) {
      let rows = table.children.filter { $0.role == .cell }.prefix(Self.mostRows)
      for row in rows {
        guard let height = row.tableRow.fixedRowHeight else { continue }
        let texts = row.descendants(upTo: 32).filter {
          $0.role == .staticText
            && ($0.element.text?.isBlank == false || $0.templateUse.hasPrototypeText)
        }
        if let text = texts.first(where: { isCut($0, in: height) }) {
          // One question for each table.
          findings.report(
            "\(row) has a fixed height of \(height.inWords) points, but \(text) grows", at: row,
            doubt: "code may set the height of the rows", related: [text])
          break
        }
        guard let lines = stackedLines(texts, in: height) else { continue }
        findings.report(
          "\(row) has a fixed height of \(height.inWords) points for \(lines.count) lines",
          at: row, doubt: "code may set the height of the rows", related: lines.texts,
          asking: .ofScreen)
        break
      }
    }
  }

  /// Whether one line of a text is higher than its row at the largest text size.
  private func isCut(_ text: AuditedElement, in height: Double) -> Bool {
    guard text.dynamicType.textScaling != .fixedSize, let size = text.dynamicType.largestTextSize
    else { return false }
    return size * lineHeight > height
  }

  /// Texts of fixed size, one below the other, that do not fit their row at twice their size, which WCAG asks for
  /// (https://www.w3.org/TR/WCAG22/#resize-text), and how many lines they have; nil if they fit. A text that may
  /// wrap has two.
  private func stackedLines(
    _ texts: [AuditedElement], in height: Double
  ) -> (texts: [AuditedElement], count: Int)? {
    var stack: [AuditedElement] = []
    let placed = texts.filter { $0.frame.isFinite && !$0.frame.isEmpty }
    for text in placed.sorted(by: { $0.frame.minY < $1.frame.minY })
    where stack.last.map({ $0.frame.maxY <= text.frame.minY + 1 }) ?? true {
      stack.append(text)
    }
    let counts = stack.map { $0.textRoom.mayWrap ? 2 : 1 }
    let count = counts.reduce(0, +)
    let need = zip(stack, counts).reduce(0) {
      $0 + Double(2 * $1.1) * ($1.0.textFont?.size ?? defaultSize) * lineHeight
    }
    return count > 1 && need > height ? (stack, count) : nil
  }

  /// A file may have any number.
  private static let mostRows = 64
}

extension RowHeightFixed {
  static let examples = RuleExamples(
    passing: [
      Example(xib("", height: "-1", style: "UICTFontTextStyleBody")),
      Example(xib("", height: "90", style: "UICTFontTextStyleBody")),
      // Two lines of fixed size that fit at twice the size.
      Example(xib("", height: "90", font: fixed, second: true)),
      Example(xib("", height: "44", font: fixed)),
    ],
    failing: [Example(xib("↓", height: "44", style: "UICTFontTextStyleBody"))]
  )

  private static let fixed = #"type="system" pointSize="15""#

  private static func xib(_ mark: String, height: String, style: String) -> String {
    xib(mark, height: height, font: #"style="\#(style)""#, adjusts: true)
  }

  private static func xib(
    _ mark: String, height: String, font: String, adjusts: Bool = false, second: Bool = false
  ) -> String {
    let line =
      label("l", "Total", y: 11, font, adjusts)
      + (second ? label("m", "Three items", y: 33, font, adjusts) : "")
    return document(mark, height: height, line)
  }

  private static func label(_ id: String, _ text: String, y: Int, _ font: String, _ adjusts: Bool)
    -> String
  {
    """
    <label text="\(text)"\(adjusts ? " adjustsFontForContentSizeCategory=\"YES\"" : "") id="\(id)">
      <rect key="frame" x="16" y="\(y)" width="200" height="21"/>
      <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }

  private static func document(_ mark: String, height: String, _ labels: String) -> String {
    Example.xib(
      .uiKit,
      """
      <tableView rowHeight="\(height)" id="t">
        <rect key="frame" x="0" y="0" width="390" height="844"/>
        <prototypes>
          \(mark)<tableViewCell id="r">
            <rect key="frame" x="0" y="0" width="390" height="44"/>
            <tableViewCellContentView key="contentView" id="c">
              <rect key="frame" x="0" y="0" width="390" height="44"/>
              <subviews>\(labels)</subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      """)
  }
}
