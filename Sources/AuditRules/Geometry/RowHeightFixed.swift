internal import AccessibilityModel
public import Auditing

/// Reports tables whose rows have a fixed height, in which text that follows the text size is cut off.
public struct RowHeightFixed: ScreenRule {
  public static let description = RuleDescription(
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

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    for table in context.elements(.table).map(context.subject) {
      let rows = table.children.filter { $0.role == .cell }.prefix(Self.mostRows)
      for row in rows {
        guard let height = row.tableRow.fixedRowHeight,
          let text = row.descendants(upTo: 32).first(where: { isCut($0, in: height) })
        else { continue }
        // One question for each table.
        findings.report(
          "\(row) has a fixed height of \(height.inWords) points, but \(text) grows", at: row,
          doubt: "code may set the height of the rows", related: [text])
        break
      }
    }
  }

  /// Whether one line of a text is higher than its row at the largest text size.
  private func isCut(_ text: AuditedElement, in height: Double) -> Bool {
    guard text.role == .staticText, text.element.text?.isBlank == false,
      text.element.adjustsFontForContentSizeCategory == true,
      let size = text.tableRow.largestTextSize
    else { return false }
    return size * lineHeight > height
  }

  /// A file may have any number.
  private static let mostRows = 64
}

extension RowHeightFixed {
  public static let examples = RuleExamples(
    passing: [
      Example(xib("", height: "-1", style: "UICTFontTextStyleBody")),
      Example(xib("", height: "90", style: "UICTFontTextStyleBody")),
    ],
    failing: [Example(xib("↓", height: "44", style: "UICTFontTextStyleBody"))]
  )

  private static func xib(_ mark: String, height: String, style: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <tableView rowHeight="\(height)" id="t">
          <rect key="frame" x="0" y="0" width="390" height="844"/>
          <prototypes>
            \(mark)<tableViewCell id="r">
              <rect key="frame" x="0" y="0" width="390" height="44"/>
              <tableViewCellContentView key="contentView" id="c">
                <rect key="frame" x="0" y="0" width="390" height="44"/>
                <subviews>
                  <label text="Total" adjustsFontForContentSizeCategory="YES" id="l">
                    <rect key="frame" x="16" y="11" width="200" height="21"/>
                    <fontDescription key="fontDescription" style="\(style)"/>
                  </label>
                </subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </objects>
    </document>
    """
  }
}
