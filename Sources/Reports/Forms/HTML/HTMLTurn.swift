internal import AccessibilityModel
internal import Auditing

/// Where a screen of the page is found again once the device is turned.
struct HTMLTurn {
  let turn: OrientationDiff
  /// The ids of both layouts in the page, in the order of the turn.
  let ids: [String]
  /// Which of them this screen is.
  let side: Int

  /// The id of the other layout.
  var partner: String { ids[1 - side] }
  var partnerOrientation: Orientation { turn.orientations[1 - side] }
  /// For each stop its place in the other layout, from 0.
  let matches: [Int?]

  /// Each screen that the report has in two orientations, by its place.
  static func all(in report: AuditReport) -> [Int: HTMLTurn] {
    var places: [ObjectIdentifier: [Int]] = [:]
    for (place, screen) in report.screens.enumerated() {
      if let turn = screen.turn { places[ObjectIdentifier(turn), default: []].append(place) }
    }
    var turns: [Int: HTMLTurn] = [:]
    for pair in places.values where pair.count == 2 {
      guard let turn = report.screens[pair[0]].turn, turn.orientations[0] != turn.orientations[1]
      else { continue }
      let isFirst = report.screens[pair[0]].orientation == turn.orientations[0]
      let order = isFirst ? pair : pair.reversed()
      let ids = order.map { "s\($0 + 1)" }
      for side in 0...1 { turns[order[side]] = HTMLTurn(turn, ids: ids, side: side) }
    }
    return turns
  }

  private init(_ turn: OrientationDiff, ids: [String], side: Int) {
    self.turn = turn
    self.ids = ids
    self.side = side
    if side == 0 {
      matches = turn.matches
    } else {
      var origins: [Int: Int] = [:]
      for (stop, match) in turn.matches.enumerated() { if let match { origins[match] = stop } }
      matches = (0...(origins.keys.max() ?? 0)).map { origins[$0] }
    }
  }

  func match(of stop: Int) -> String? {
    guard matches.indices.contains(stop), let match = matches[stop] else { return nil }
    return "\(partner)-\(match + 1)"
  }
}

/// What changes between two orientations of a screen, as a table.
struct HTMLTurnTable {
  let turn: HTMLTurn

  /// A longer table helps less than the screen itself.
  private static let mostRows = 200

  private var changes: OrientationDiff { turn.turn }

  func write(to html: inout HTMLWriter) {
    html.element("h4", [.id("turn-\(turn.ids[0])")], text: "What changes when the device is turned")
    html.newLine()
    let rows = changes.changes
    if rows.isEmpty { html.raw("<p>Nothing in what is read, in which order and how large.</p>\n") }
    if !rows.isEmpty { table(rows.prefix(Self.mostRows), to: &html) }
    for remark in remarks { html.element("p", text: remark) }
    html.newLine()
  }

  private var remarks: [String] {
    var remarks: [String] = []
    let more = changes.changes.count - Self.mostRows
    if more > 0 { remarks.append("\(more) more changes are left out here.") }
    remarks += changes.remarks
    return remarks
  }

  private func table(_ rows: ArraySlice<OrientationDiff.Change>, to html: inout HTMLWriter) {
    html.raw("<div class=\"wide-table\"><table>\n")
    html.element("caption", text: changes.tally)
    html.element("thead") { html in
      html.element("tr") { html in
        for title in ["Change", "Element"] + changes.orientations.map(\.capitalized) {
          html.element("th", [HTMLAttribute("scope", "col")], text: title)
        }
      }
    }
    html.raw("\n<tbody>\n")
    for row in rows {
      html.element("tr") { html in
        html.element("td", text: row.word(in: changes))
        html.element("th", [HTMLAttribute("scope", "row")], text: row.plainName)
        for side in 0...1 { html.element("td") { cell(row, side, to: &$0) } }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table></div>\n")
  }

  private func cell(_ row: OrientationDiff.Change, _ side: Int, to html: inout HTMLWriter) {
    if let stop = row.stops[side] {
      html.element("a", [.href("#\(turn.ids[side])-\(stop + 1)")], text: "stop \(stop + 1)")
      html.raw(": ")
    }
    html.text(row.text(side))
  }
}

extension OrientationDiff.Change {
  var plainName: String {
    PlainLine(name, limit: 120).text + (isUncertain ? " (perhaps another)" : "")
  }

  /// «only in portrait», «moved».
  func word(in turn: OrientationDiff) -> String {
    switch kind {
    case .lost: "only in \(turn.orientations[0].rawValue)"
    case .gained: "only in \(turn.orientations[1].rawValue)"
    case .moved: "moved"
    case .words: "other words"
    case .size: "other size"
    }
  }

  func text(_ side: Int) -> String {
    guard let words = words[side] else { return "not there" }
    guard kind == .words || kind == .lost || kind == .gained, stops[side] != nil else {
      return PlainLine(words).text
    }
    return words.isEmpty ? "silence" : "“\(PlainLine(words).text)”"
  }
}

extension OrientationDiff {
  /// «1 only in portrait, 2 moved».
  var tally: String {
    let words = Change.Kind.allCases.compactMap { kind -> String? in
      let found = changes.filter { $0.kind == kind }
      guard let first = found.first else { return nil }
      return "\(found.count) \(first.word(in: self))"
    }
    return words.joined(separator: ", ")
  }

  /// What is to be known of the changes.
  var remarks: [String] {
    var remarks: [String] = []
    if widened > 0 { remarks.append("\(SummaryText.count(widened, "stop")) only became wider.") }
    if let sizeGap { remarks.append("Sizes are not compared: \(PlainLine(sizeGap).text).") }
    if isComputed {
      remarks.append(
        "The \(orientations[1].rawValue) layout is computed from the autoresizing masks.")
    }
    return remarks
  }
}

extension Orientation {
  var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
