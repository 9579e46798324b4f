internal import AccessibilityModel
internal import Auditing

/// Links to the same screen in the other orientation.
struct HTMLRotation {
  let diff: OrientationDiff
  /// The anchors of both layouts, with their pages if they differ, in the order of the diff.
  private let addresses: [String]
  /// The layout of this screen: 0 or 1.
  let side: Int
  /// For each stop its position in the other layout, from 0.
  private let matches: [Int?]

  /// The address of the other layout.
  var partnerAddress: String { addresses[1 - side] }
  var partnerOrientation: Orientation { diff.orientations[1 - side] }
  /// The table is below the second layout.
  var tableAddress: String { "\(addresses[1])-turn" }

  /// Each screen of the report with two orientations, by position.
  static func all(in outline: ReportOutline, isFolder: Bool) -> [Int: HTMLRotation] {
    var rotations: [Int: HTMLRotation] = [:]
    for order in outline.report.rotatedPairs {
      guard let diff = outline.report.screens[order[0]].turn else { continue }
      for side in 0...1 {
        let addresses = order.map { index in
          let file = outline.screens[index].file
          let isElsewhere = isFolder && file != outline.screens[order[side]].file
          return (isElsewhere ? outline.files[file].page : "") + "#" + outline.screens[index].id
        }
        rotations[order[side]] = HTMLRotation(diff, addresses, side: side)
      }
    }
    return rotations
  }

  private init(_ diff: OrientationDiff, _ addresses: [String], side: Int) {
    self.diff = diff
    self.addresses = addresses
    self.side = side
    if side == 0 {
      matches = diff.matches
    } else {
      var origins: [Int: Int] = [:]
      for (stop, match) in diff.matches.enumerated() { if let match { origins[match] = stop } }
      matches = (0...(origins.keys.max() ?? 0)).map { origins[$0] }
    }
  }

  /// The address of the same element in the other layout; nil if it is not a stop there.
  func match(of stop: Int) -> String? {
    guard matches.indices.contains(stop), let match = matches[stop] else { return nil }
    return "\(partnerAddress)-\(match + 1)"
  }

  func address(side: Int, stop: Int) -> String { "\(addresses[side])-\(stop + 1)" }
}

extension AuditReport {
  /// The positions of screens with two orientations, portrait first.
  var rotatedPairs: [[Int]] {
    var positions: [ObjectIdentifier: [Int]] = [:]
    for (index, screen) in screens.enumerated() {
      if let turn = screen.turn { positions[ObjectIdentifier(turn), default: []].append(index) }
    }
    return positions.values.filter { pair in
      guard pair.count == 2, let turn = screens[pair[0]].turn else { return false }
      return turn.orientations[0] != turn.orientations[1]
    }.map { pair in
      let isFirst = screens[pair[0]].orientation == screens[pair[0]].turn?.orientations[0]
      return isFirst ? pair : pair.reversed()
    }.sorted { $0[1] < $1[1] }
  }
}

/// The differences between two orientations of a screen, as a table.
struct HTMLRotationTable {
  let rotation: HTMLRotation

  /// A longer table helps less than the screen itself.
  private static let mostRows = 200

  private var diff: OrientationDiff { rotation.diff }

  func write(to html: inout HTMLWriter) {
    html.element(
      "h3", [.id(String(rotation.tableAddress.drop { $0 != "#" }.dropFirst()))],
      text: "What rotation changes")
    html.newLine()
    let rows = diff.changes
    if rows.isEmpty { html.raw("<p>Speech, order and sizes stay the same.</p>\n") }
    if !rows.isEmpty {
      html.scroller("What rotation changes") { table(rows.prefix(Self.mostRows), to: &$0) }
      html.newLine()
    }
    for remark in remarks {
      html.element("p", text: remark)
      html.newLine()
    }
  }

  private var remarks: [String] {
    let more = diff.changes.count - Self.mostRows
    return (more > 0 ? ["\(more) more changes are not listed."] : []) + diff.remarks
  }

  private func table(_ rows: ArraySlice<OrientationDiff.Change>, to html: inout HTMLWriter) {
    html.raw("<table>\n")
    html.element("caption", text: diff.tally)
    html.element("thead") { html in
      html.element("tr") { html in
        for title in ["Change", "Element"] + diff.orientations.map(\.capitalized) {
          html.element("th", [HTMLAttribute("scope", "col")], text: title)
        }
      }
    }
    html.raw("\n<tbody>\n")
    for row in rows {
      html.element("tr") { html in
        html.element("td", text: row.word(in: diff))
        html.element("th", [HTMLAttribute("scope", "row")], text: row.plainName)
        for side in 0...1 { html.element("td") { cell(row, side, to: &$0) } }
      }
      html.newLine()
    }
    html.raw("</tbody>\n</table>")
  }

  private func cell(_ row: OrientationDiff.Change, _ side: Int, to html: inout HTMLWriter) {
    if let stop = row.stops[side] {
      html.element(
        "a", [.href(rotation.address(side: side, stop: stop))], text: "stop \(stop + 1)")
      html.raw(": ")
    }
    html.text(row.text(side))
  }
}
