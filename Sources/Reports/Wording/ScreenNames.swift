internal import AccessibilityModel
internal import Auditing

/// The names of a report's screens, the same in all forms.
///
/// A name is the title. Screens of a file with one title in one orientation add a distinction,
/// identifier or class, and a number if that is the same too: `Cart`, `Cart, UITableViewCell 2`.
struct ScreenNames {
  private let screens: [ScreenReport]
  /// By the screens; nil where title and orientation are enough.
  private let details: [String?]
  private let isAlone: [Bool]

  init(_ report: AuditReport) {
    screens = report.screens
    let inFile = Dictionary(screens.map { ($0.source, 1) }, uniquingKeysWith: +)
    isAlone = screens.map { inFile[$0.source] == 1 }
    let titled = screens.map { Key(of: $0, detail: nil) }
    let named = screens.map { Key(of: $0, detail: Self.text($0.distinction)) }
    let ofTitle = Dictionary(titled.map { ($0, 1) }, uniquingKeysWith: +)
    let ofName = Dictionary(named.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [Key: Int] = [:]
    details = screens.indices.map { index in
      guard ofTitle[titled[index], default: 1] > 1 else { return nil }
      let name = named[index]
      guard ofName[name, default: 1] > 1 else { return name.detail }
      numbers[name, default: 0] += 1
      return "\(name.detail ?? "screen") \(numbers[name, default: 1])"
    }
  }

  private struct Key: Hashable {
    let source: String
    let title: String?
    let orientation: Orientation
    let detail: String?

    init(of screen: ScreenReport, detail: String?) {
      source = screen.source
      title = ScreenNames.text(screen.title)
      orientation = screen.orientation
      self.detail = detail
    }
  }

  private static func text(_ name: String?) -> String? {
    name.flatMap { $0.isBlank ? nil : PlainLine($0, limit: 100).text }
  }

  /// For a heading below the name of the file; the file's own name where there is no title.
  func title(of index: Int) -> String {
    let file = screens[index].source.split(separator: "/").last.map(String.init)
    let title = Self.text(screens[index].title) ?? Self.text(file) ?? screens[index].source
    return [title, details[index]].compactMap(\.self).joined(separator: ", ")
  }

  /// `FILE: TITLE, ORIENTATION`.
  ///
  /// - Parameter path: of the file, as the form shows it.
  func heading(of index: Int, path: String) -> String {
    let parts = [Self.text(screens[index].title), details[index]].compactMap(\.self)
    let name = (parts + [screens[index].orientation.rawValue]).joined(separator: ", ")
    return "\(PlainLine(path).text): \(name)"
  }

  /// A name that no other screen of the report has: the file if that has no other screen, else the
  /// heading.
  func uniqueName(of index: Int, path: String) -> String {
    isAlone[index] ? PlainLine(path).text : heading(of: index, path: path)
  }

  /// See ``uniqueName(of:path:)``.
  func uniqueNames(paths: SourcePaths) -> [String] {
    screens.indices.map { uniqueName(of: $0, path: paths.relative(screens[$0].source)) }
  }
}
