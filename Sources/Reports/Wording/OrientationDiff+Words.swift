internal import AccessibilityModel
internal import Auditing

extension OrientationDiff.Change {
  var plainName: String {
    PlainLine(name, limit: 120).text + (isUncertain ? " (may be another element)" : "")
  }

  /// “only in portrait”, “moved”.
  func word(in turn: OrientationDiff) -> String {
    switch kind {
    case .lost: "only in \(turn.orientations[0].rawValue)"
    case .gained: "only in \(turn.orientations[1].rawValue)"
    case .moved: "moved"
    case .words: "different speech"
    case .size: "different size"
    }
  }

  func text(_ side: Int) -> String {
    guard let words = words[side] else { return "missing" }
    guard kind == .words || kind == .lost || kind == .gained, stops[side] != nil else {
      return PlainLine(words).text
    }
    return words.isEmpty ? "no speech" : "“\(PlainLine(words).text)”"
  }
}

extension OrientationDiff {
  /// “1 only in portrait, 2 moved”.
  var tally: String {
    let words = Change.Kind.allCases.compactMap { kind -> String? in
      let found = changes.filter { $0.kind == kind }
      guard let first = found.first else { return nil }
      return "\(found.count) \(first.word(in: self))"
    }
    return words.joined(separator: ", ")
  }

  /// Remarks on the changes.
  var remarks: [String] {
    var remarks: [String] = []
    if widened > 0 { remarks.append("\(SummaryText.count(widened, "stop")) only wider.") }
    if let sizeGap { remarks.append("Sizes are not compared: \(PlainLine(sizeGap).text).") }
    if let computedFrom {
      remarks.append("The \(orientations[1].rawValue) layout is computed from \(computedFrom).")
    }
    return remarks
  }
}

extension Orientation {
  var capitalized: String { rawValue.withCapital }
}
