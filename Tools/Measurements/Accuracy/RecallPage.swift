/// How many of the defects that people listed are found, the last draw first.
struct RecallPage {
  private let defects: [ListedDefect]

  /// - Parameter defects: minor and merely possible ones are not counted.
  init(_ defects: [ListedDefect]) {
    self.defects = defects.filter { $0.severity != .minor && $0.certainty != .possible }
  }

  var text: String {
    guard let last = draws.first else {
      return "**No defects have been listed yet**: how many are missed is not known.\n"
    }
    let defects = defects.filter { $0.draw == last }
    return """
      In the last draw of unseen files, \(sentence(defects, .certain)) serious and moderate defects that are certain from the file
      were found, and \(sentence(defects, .likely)) that are likely.

      | draw | format | files with any | certain: listed | found | as failures | likely: listed | found | as failures |
      |---|---|---|---|---|---|---|---|---|
      \(draws.flatMap(rows).joined(separator: "\n"))

      Somebody who had not changed the rules read each file before any output and listed its defects: *serious* (they block or mislead users of a
      screen reader, of large text or of a switch) and *moderate* (they cost effort); *certain* from the file or its project alone, or
      *likely*, so that only code or the running app could refute them. What one change fixes is one defect. Found is what
      the recommended rules report as a failure or a review; misleading words and notes do not count. After each draw the rules were
      changed because of it, so only the last figures are about the rules of today. Every defect, with its address, and why
      it was missed is in `Tests/Vectors/listed-defects.tsv`.

      """
  }

  /// The draws, the last first.
  private var draws: [Int] { Set(defects.map(\.draw)).sorted(by: >) }

  private func rows(of draw: Int) -> [String] {
    let byFormat = Dictionary(grouping: defects.filter { $0.draw == draw }, by: \.format)
    return byFormat.sorted { $0.key < $1.key }.map { format, defects in
      let cells = [
        "\(draw)", "`\(format)`", "\(Set(defects.map(\.url)).count)",
        cells(defects, .certain), cells(defects, .likely),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
  }

  private func cells(_ defects: [ListedDefect], _ certainty: ListedDefect.Certainty) -> String {
    let listed = defects.filter { $0.certainty == certainty }
    let found = listed.count { $0.outcome.isFound }
    let failures = listed.count { $0.outcome == .failure }
    let share = listed.isEmpty ? "–" : "\(found) (\(percent(found, of: listed.count)) %)"
    return "\(listed.count) | \(share) | \(failures)"
  }

  private func sentence(
    _ defects: [ListedDefect], _ certainty: ListedDefect.Certainty
  ) -> String {
    let listed = defects.filter { $0.certainty == certainty }
    return "\(listed.count { $0.outcome.isFound }) of \(listed.count)"
  }

  private func percent(_ part: Int, of whole: Int) -> Int { (200 * part + whole) / (2 * whole) }
}
