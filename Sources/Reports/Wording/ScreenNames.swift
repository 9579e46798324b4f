internal import AccessibilityModel
internal import Auditing

/// The unique names of a report's screens: their files, with title and orientation if a file
/// contains several.
struct ScreenNames {
  let names: [String]

  init(_ report: AuditReport, paths: SourcePaths) {
    var screensInFile: [String: Int] = [:]
    for screen in report.screens { screensInFile[screen.source, default: 0] += 1 }
    var counts: [String: Int] = [:]
    names = report.screens.map { screen in
      let path = PlainLine(paths.relative(screen.source)).text
      let isAlone = screensInFile[screen.source] == 1
      let name = isAlone ? path : "\(path) (\(Self.part(screen)))"
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      return number == 1 ? name : "\(name) #\(number)"
    }
  }

  private static func part(_ screen: ScreenReport) -> String {
    let orientation = screen.orientation.rawValue
    guard let title = screen.title, !title.isEmpty else { return orientation }
    return "\(PlainLine(title, limit: 100).text), \(orientation)"
  }
}
