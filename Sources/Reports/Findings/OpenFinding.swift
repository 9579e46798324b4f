internal import AccessibilityModel
internal import Auditing

/// A finding that counts, with a number that makes it unique in the run.
///
/// It refers to the report, without a copy: copies of 128,700 findings and their screens took 100
/// MB.
struct OpenFinding {
  private let screens: [ScreenReport]
  private let position: (screen: Int, finding: Int)
  /// Its number among those with the same rule, fingerprint and file, from 1: the two orientations
  /// of a screen share a fingerprint, and so may indistinguishable elements.
  let occurrence: Int
  /// All captures of a finding that is listed once, in the order of the report; else empty.
  private var captures: [OpenFinding] = []

  var screen: ScreenReport { screens[position.screen] }
  var finding: FindingReport { screens[position.screen].findings[position.finding] }
  var source: String { screens[position.screen].source }
  var element: ElementReport { finding.element }

  private init(
    _ screens: [ScreenReport], at position: (screen: Int, finding: Int), occurrence: Int
  ) {
    self.screens = screens
    self.position = position
    self.occurrence = occurrence
  }

  /// Each finding on each of its screens, in the order of the report.
  static func all(in report: AuditReport) -> [OpenFinding] {
    var counts: [Key: Int] = [:]
    var all: [OpenFinding] = []
    for (index, screen) in report.screens.enumerated() {
      for (number, finding) in screen.findings.enumerated() where finding.counts {
        let key = Key(source: screen.source, fingerprint: finding.fingerprint)
        counts[key, default: 0] += 1
        all.append(
          OpenFinding(report.screens, at: (index, number), occurrence: counts[key, default: 1]))
      }
    }
    return all
  }

  /// Each finding on each of its screens, without the second orientation of a screen that has it in the first:
  /// an annotation or an alert there would be the same one again.
  static func annotations(in report: AuditReport) -> [OpenFinding] {
    var first: [Annotation: Orientation] = [:]
    var screen: Int?
    var onScreen: [Fingerprint: Int] = [:]
    return all(in: report).filter { open in
      if open.position.screen != screen { onScreen.removeAll(keepingCapacity: true) }
      screen = open.position.screen
      let fingerprint = open.finding.fingerprint
      onScreen[fingerprint, default: 0] += 1
      let key = Annotation(fingerprint: fingerprint, number: onScreen[fingerprint, default: 1])
      let orientation = open.screen.orientation
      guard let known = first[key] else {
        first[key] = orientation
        return true
      }
      return known == orientation
    }
  }

  private struct Annotation: Hashable {
    let fingerprint: Fingerprint
    /// Its number among those with the fingerprint on its screen.
    let number: Int
  }

  /// Each finding once, where it is most severe: on its first screen if all are equal.
  static func once(in report: AuditReport) -> [OpenFinding] {
    all(in: report).groupedInOrder(by: \.finding.fingerprint).compactMap { captures in
      let first = captures.indices.min { captures[$0].rank < captures[$1].rank }
      guard let first else { return nil }
      var single = captures[first]
      single.captures = captures
      return single
    }
  }

  /// `file:line:column` of the other captures of a finding that is listed once, each place once.
  func otherPlaces(_ paths: SourcePaths) -> [String] {
    var known: Set<FindingPlace> = [place(paths)]
    return captures.map { $0.place(paths) }.filter { known.insert($0).inserted }.map(\.text)
  }

  /// Names the other places, in the words of all forms; nil if the finding is in no other place.
  func otherPlacesLine(_ paths: SourcePaths) -> String? {
    captures.map { $0.place(paths) }.sameIn(besides: place(paths))
  }

  private func place(_ paths: SourcePaths) -> FindingPlace {
    FindingPlace(of: finding, in: PlainLine(paths.relative(source)).text)
  }

  private var rank: Int { FindingKind(finding).rank }

  private struct Key: Hashable {
    let source: String
    let fingerprint: Fingerprint
  }
}

extension [OpenFinding] {
  /// The most severe findings, in their order. A platform would silently drop the rest, so the
  /// report leaves them out and says so.
  func weightiest(_ limit: Int) -> [OpenFinding] {
    guard count > limit else { return self }
    let weights = map(\.finding.weight)
    let kept = indices.sorted { (weights[$0], $1) > (weights[$1], $0) }
    return kept.prefix(limit).sorted().map { self[$0] }
  }
}

extension FindingReport {
  /// Failures weigh more than findings that need review.
  var weight: Int {
    let severity = Severity.allCases.firstIndex(of: severity) ?? 0
    return outcome == .fail ? severity + Severity.allCases.count : severity
  }
}
