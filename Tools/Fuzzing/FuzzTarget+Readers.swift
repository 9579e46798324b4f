internal import AccessibilityModel
internal import Auditing
internal import HierarchyReading
internal import Reports
internal import ScreenReader
internal import SourceReading
internal import SwiftUIReading
internal import Utterances

extension FuzzTarget {
  /// A target for each format: a readable input goes through both commands.
  static let readers = HierarchyFormats.names.map { format in
    FuzzTarget(name: format) { bytes in
      guard let hierarchy = readSmall(bytes, format: format) else { return }
      useUp(hierarchy)
    }
  }

  /// The code of SwiftUI views, alone and beside another file with the names that it may use.
  static let views = [
    FuzzTarget(name: SwiftUIReader.formatName) { bytes in
      let others = SwiftSyntaxFile(parsing: Array(code.utf8), name: "Others.swift")
      for project in [SwiftUIProject([]), SwiftUIProject([others])] {
        let reader = SwiftUIReader(bytes, named: "fuzz.swift", in: project)
        guard let hierarchy = try? reader.hierarchy(isNamed: true, options: ReadingOptions()) else {
          continue
        }
        let count = hierarchy.screens.reduce(0) { $0 + $1.elements.count }
        if count <= mostElements { useUp(hierarchy) }
      }
    }
  ]

  private static let code = """
    import SwiftUI
    struct Row: View {
      var title: String?
      var color = Color.red
      @ViewBuilder let content: () -> Text
      var body: some View { HStack { color; if let title { Text(title) }; content() } }
    }
    extension View { func card() -> some View { padding(8).background(Color.white) } }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label }
      }
    }
    enum Texts { static let title = "Cart"; static var view: Text { Text(title) } }
    let spacing = 8.0
    func price(_ sum: Int) -> some View { Text("\\(sum) euros") }
    """

  private static func useUp(_ hierarchy: Hierarchy) {
    let report = audited(hierarchy)
    _ = JSONReport(ReportContext()).bytes(of: report)
    _ = TextReport(ReportContext()).bytes(of: report)
    for screen in hierarchy.screens {
      for wording in WordingName.allCases {
        _ = Transcript(of: screen, wording: wording, language: nil).text
      }
    }
    walk(hierarchy)
  }

  /// Navigates the first screen, with adjusting, rotating and undoing.
  private static func walk(_ hierarchy: Hierarchy) {
    let reader = Reader(hierarchy, wording: .voiceover)
    var state = reader.start(at: 0)
    _ = reader.greet(&state)
    let words = [
      "increment", "next", "activate", "decrement", "rotor next", "down", "up", "scroll down",
      "rotate", "touch 10 10", "escape", "edit paste", "items", "previous", "where",
    ]
    for word in words {
      guard let command = try? ReaderCommand.parse(word) else { continue }
      _ = reader.perform(command, on: &state)
    }
    let saved = SavedState(of: state, by: reader, content: "fuzz")
    _ = reader.resume(saved, content: "fuzz")
  }
}
