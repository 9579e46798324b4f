internal import AccessibilityModel
internal import Auditing

/// Reports long runs of stops without a heading or container.
struct TooManyStopsWithoutHeading: ScreenRule {
  static let description = RuleDescription(
    id: "too-many-stops-without-heading",
    group: .order,
    summary: "Long screens should have a heading or container every 25 stops.",
    rationale: "Users who look for a part of the screen swipe through every stop before it.",
    remedy: Remedy(
      "add the trait .header to section titles, or make sections containers",
      swiftUI: "add the trait .isHeader to section titles, or make sections containers",
      android: "set accessibilityHeading on section titles",
      .uiKit("title.accessibilityTraits.insert(.header)"),
      .swiftUI(#"Text("Delivery").accessibilityAddTraits(.isHeader)"#),
      .views(#"android:accessibilityHeading="true""#),
      .compose("Modifier.semantics { heading() }")),
    severity: .warning,
    criteria: [.wcag("2.4.1"), .wcag("2.4.6")],
    needs: [.headings, .exposure, .wholeScreen],
    // AppKit has no trait for a heading.
    platforms: [.iOS, .tvOS, .android]
  )

  var mostStops = 25

  func check(_ context: AuditContext, findings: inout Findings) {
    var run: [Int] = []
    var containers: [Int] = []
    for stop in context.stops {
      let isHeading = context.screen.elements[stop.element].traits.contains(.header)
      let isOwnPart = !context.geometry.ancestorTraits[stop.element].isDisjoint(
        with: [.list, .dataTable, .webView])
      if isHeading || isOwnPart || stop.containers != containers {
        report(run, context, &findings)
        run = []
      }
      containers = stop.containers
      if !isHeading, !isOwnPart { run.append(stop.element) }
    }
    report(run, context, &findings)
  }

  private func report(
    _ run: [Int], _ context: AuditContext, _ findings: inout Findings
  ) {
    guard run.count > mostStops, let first = run.first,
      run.count - keys(in: run, context) - parts(in: run, context) > mostStops
    else { return }
    let subject = context.subject(first)
    findings.report(
      "\(subject) starts \(run.count) stops without a heading or container; maximum \(mostStops)",
      at: subject,
      doubt: context.doubtAboutHeadings(among: run), related: run.suffix(1).map(context.subject))
  }

  /// How many stops of a run are keys of a keypad: it is one part of the screen, and no title could divide it.
  ///
  /// Keys are controls without content in one view, in three rows or more of three keys or more.
  private func keys(in run: [Int], _ context: AuditContext) -> Int {
    var pads: [Int: [Double: Int]] = [:]
    for index in run where context.kinds[index].contains(.controls) {
      let subject = context.subject(index)
      guard let pad = pad(of: subject), !subject.hasChildren, subject.frame.isFinite else {
        continue
      }
      pads[pad, default: [:]][subject.frame.center.y.rounded(), default: 0] += 1
    }
    return pads.values.reduce(0) { count, rows in
      let full = rows.values.filter { $0 >= 3 }
      return count + (full.count >= 3 ? full.reduce(0, +) : 0)
    }
  }

  /// The view with all keys of a keypad: its rows may be stack views of their own.
  private func pad(of key: AuditedElement) -> Int? {
    guard let row = key.parent, row.role == .stackView, let pad = row.parent,
      pad.role == .stackView, row.frame.height <= 1.5 * key.frame.height
    else { return key.parent?.index }
    return pad.index
  }

  /// How many stops of a run are further parts of a control: no title could divide a segmented control or
  /// a stepper either.
  private func parts(in run: [Int], _ context: AuditContext) -> Int {
    let parts = run.map(context.subject).filter { $0.ancestorTraits.contains(.compositeControl) }
    return parts.count - Set(parts.compactMap { $0.parent?.index }).count
  }
}

extension TooManyStopsWithoutHeading {
  private static func stops(_ count: Int, from top: Int = 0) -> String {
    (0..<count).map { #"<UIButton title="\#($0)" frame="0 \#(top + $0 * 30) 80 28"/>"# }
      .joined(separator: "\n")
  }

  private static func keypad(rows: Int) -> String {
    let keys = (0..<3 * rows).map {
      #"<UIButton title="\#($0)" frame="\#($0 % 3 * 130) \#(100 + $0 / 3 * 60) 120 56"/>"#
    }
    return #"<UIView frame="0 90 390 600">"# + keys.joined() + "</UIView>"
  }

  private static func keypadInRows(_ rows: Int) -> String {
    let keys = (0..<rows).map { row in
      let y = 100 + 60 * row
      return #"<UIStackView frame="0 \#(y) 390 56">"#
        + (0..<3).map {
          #"<UIButton title="\#(3 * row + $0)" frame="\#($0 * 130) \#(y) 120 56"/>"#
        }.joined() + "</UIStackView>"
    }
    return #"<UIStackView frame="0 100 390 560">"# + keys.joined() + "</UIStackView>"
  }

  private static func segments(_ count: Int) -> String {
    #"<UISegmentedControl frame="0 740 390 32">"#
      + (0..<count).map {
        #"<UISegment title="Day \#($0)" frame="\#($0 * 90) 740 90 32"/>"#
      }.joined() + "</UISegmentedControl>"
  }

  static let examples = RuleExamples(
    passing: [
      Example(stops(25)),
      Example(
        stops(20) + #"<UILabel text="More" traits="header" frame="0 610 200 20"/>"#
          + stops(20, from: 640)),
      Example(#"<UITableView frame="0 0 390 844">"# + stops(30) + "</UITableView>"),
      // The keys of a calculator.
      Example(stops(2) + keypad(rows: 9)),
      Example(stops(2) + keypadInRows(9)),
      // One control.
      Example(stops(24) + segments(4)),
    ],
    failing: [Example("↓" + stops(26))]
  )
}
