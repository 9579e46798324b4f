import AutoLayout

/// The table of `docs/auto-layout.md`.
struct AgreementPage {
  let measurement: CanvasMeasurement

  var text: String {
    """
    \(Self.count(measurement.files, "file")) with \(measurement.screens) screens, \
    \(measurement.total.all) views that constraints or stack views place:

    | kind of view | agree within 1 pt | of | share |
    |---|---|---|---|
    \(rows.joined(separator: "\n"))
    | **all** | **\(measurement.total.agree)** | **\(measurement.total.all)** | \
    **\(Self.percent(measurement.total))** |
    | all, where the file does not mark or contradict its own frame | \(measurement.sound.agree) | \
    \(measurement.sound.all) | \(Self.percent(measurement.sound)) |
    | all, on screens where that holds for every view and no content is set by code | \
    \(measurement.known.agree) | \(measurement.known.all) | \(Self.percent(measurement.known)) |

    | why the others do not | views |
    |---|---|
    \(reasons.joined(separator: "\n"))

    """
  }

  private var rows: [String] {
    measurement.kinds.sorted {
      $0.value.all == $1.value.all ? $0.key < $1.key : $0.value.all > $1.value.all
    }.map { "| `\($0)` | \($1.agree) | \($1.all) | \(Self.percent($1)) |" }
  }

  private var reasons: [String] {
    CanvasMeasurement.Reason.allCases.map {
      "| \($0.rawValue) | \(measurement.reasons[$0] ?? 0) |"
    }
  }

  private static func percent(_ count: CanvasMeasurement.Count) -> String {
    let part = count.all == 0 ? 0 : Double(count.agree) * 100 / Double(count.all)
    return "\((part * 10).rounded() / 10) %"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
