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
    fileprivate(set) var counts = FindingCounts()
    /// How many are new since the earlier report.
    fileprivate(set) var new = 0
  }

  struct ScreenEntry {
    let title: String
    /// The anchor of its section.
    let id: String
    /// The position of its file.
    let file: Int
    let counts: FindingCounts
  }

  let report: AuditReport
  /// The folder of the files' pages, from the index: `report-pages/`; empty if they are beside it.
  var pageFolder = ""
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
      files[file].screens.append(index)
      screens.append(
        ScreenEntry(
          title: names.title(of: index), id: anchors.next(Self.anchor(of: screen, path: path)),
          file: file, counts: FindingCounts(screen.findings)))
    }
    for file in files.indices {
      files[file].counts = counts(of: files[file].screens)
      files[file].new = new(in: files[file].screens, context.comparison)
    }
  }

  private func new(in positions: [Int], _ comparison: Comparison?) -> Int {
    guard let comparison else { return 0 }
    return FindingCounts(findings(on: positions).filter(comparison.isNew)).open
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

  /// The link to a screen.
  ///
  /// - Parameter isFolder: whether the link is on the index of a folder.
  func address(of screen: Int, isFolder: Bool) -> String {
    (isFolder ? page(of: screens[screen].file) : "") + "#" + screens[screen].id
  }

  /// The link from the index of a folder to the page of a file.
  func page(of file: Int) -> String { pageFolder + files[file].page }

  /// The count of all screens of a page.
  func counts(of positions: [Int]) -> FindingCounts { FindingCounts(findings(on: positions)) }

  /// How many entries the screens of a page list.
  func listed(on positions: [Int]) -> Int { positions.reduce(0) { $0 + screens[$1].counts.open } }

  private func findings(on positions: [Int]) -> some Sequence<FindingReport> {
    positions.lazy.flatMap { report.screens[$0].findings }
  }
}

extension FindingCounts {
  /// For the order: errors before warnings before reviews before notes.
  var weight: (Int, Int, Int, Int) { (errors, warnings, reviews, notes) }
}
