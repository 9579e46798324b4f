internal import AccessibilityModel
internal import Auditing
internal import HierarchyReading
internal import Reports
internal import ScreenReader
internal import Utterances

extension FuzzTarget {
  /// A target for each format: a readable input goes through both commands.
  static let readers = HierarchyFormats.names.map { format in
    FuzzTarget(name: format) { bytes in
      guard let hierarchy = readSmall(bytes, format: format) else { return }
      useUp(hierarchy)
    }
  }

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
