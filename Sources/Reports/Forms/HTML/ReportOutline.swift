internal import AccessibilityModel
internal import Auditing

/// The files and screens of a report, with their names, counts and links.
///
/// Anchors derive from names and not from positions, so that a link stays valid when a screen is
/// added.
struct ReportOutline {
  struct File {
    let source: String
    /// The path in reports.
    let path: String
    /// The name of its page in a folder.
    let page: String
    /// Positions in the report.
    fileprivate(set) var screens: [Int] = []
    fileprivate(set) var counts = FindingTally()
  }

  struct ScreenEntry {
    let title: String
    /// The anchor of its section.
    let id: String
    /// The position of its file.
    let file: Int
    let counts: FindingTally
  }

  let report: AuditReport
  /// In the order of the report.
  private(set) var files: [File] = []
  /// By the screens of the report.
  private(set) var screens: [ScreenEntry] = []

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    let names = ScreenNames(report)
    var positions: [String: Int] = [:]
    var anchors = UniqueNames()
    for (index, screen) in report.screens.enumerated() {
      let path = context.paths.relative(screen.source)
      let file = positions[screen.source] ?? files.count
      if file == files.count {
        positions[screen.source] = file
        files.append(
          File(source: screen.source, path: PlainLine(path).text, page: LinkName.page(of: path)))
      }
      let counts = FindingTally(screen, context.comparison)
      files[file].screens.append(index)
      files[file].counts.add(counts)
      screens.append(
        ScreenEntry(
          title: names.title(of: index), id: anchors.next(Self.anchor(of: screen, path: path)),
          file: file,
          counts: counts))
    }
  }

  private static func anchor(of screen: ScreenReport, path: String) -> String {
    let name = [screen.identifier, screen.title, screen.distinction].lazy.compactMap(\.self)
      .first { !$0.isBlank }
    return "s-\(LinkName.text(path))-\(LinkName.text(name ?? ""))-\(screen.orientation.rawValue)"
  }

  /// The positions of the files, those with the worst findings first.
  var worstFirst: [Int] {
    files.indices.sorted { a, b in
      let (first, second) = (files[a].counts.weight, files[b].counts.weight)
      return first == second ? a < b : first > second
    }
  }

  /// The counts of all screens of a page.
  func counts(of positions: some Sequence<Int>) -> FindingTally {
    positions.reduce(into: FindingTally()) { $0.add(screens[$1].counts) }
  }
}

/// The number of findings of each kind on a screen, in a file or on a page.
struct FindingTally {
  private var counts = [Int](repeating: 0, count: FindingKind.allCases.count)
  private(set) var new = 0

  init() {}

  init(_ screen: ScreenReport, _ comparison: Comparison?) {
    for finding in screen.findings where finding.partOf == nil {
      counts[FindingKind(finding).position] += 1
      if comparison?.isNew(finding) == true { new += 1 }
    }
  }

  subscript(kind: FindingKind) -> Int { counts[kind.position] }

  mutating func add(_ other: FindingTally) {
    for index in counts.indices { counts[index] += other.counts[index] }
    new += other.new
  }

  var open: Int { FindingKind.open.reduce(0) { $0 + self[$1] } }

  /// For the order: errors before warnings before reviews before notes.
  fileprivate var weight: (Int, Int, Int, Int) {
    (self[.error], self[.warning], self[.review], self[.note])
  }
}

extension FindingKind {
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
