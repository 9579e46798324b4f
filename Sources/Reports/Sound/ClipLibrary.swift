internal import AccessibilityModel
internal import Auditing

/// All clips, found by text and language.
///
/// They do not depend on the screen: one that was moved or renamed keeps its sound, and a text on
/// many screens is in a page once.
public struct ClipLibrary: Sendable {
  private struct Words: Hashable {
    let spoken: String
    let language: String?
  }

  private struct Layout: Hashable {
    let source: String
    let title: String?
    let orientation: String
  }

  /// The paths of the files; the first with a text is kept.
  private var files: [Words: String] = [:]
  private var layouts: Set<Layout> = []

  public init() {}

  public mutating func add(_ manifest: ClipManifest, in folder: String) {
    layouts.insert(
      Layout(
        source: manifest.source, title: manifest.title, orientation: manifest.orientation))
    for clip in manifest.clips {
      let words = Words(spoken: clip.spoken, language: clip.language)
      if files[words] == nil { files[words] = "\(folder)/\(clip.file)" }
    }
  }

  func file(for stop: DrawnStop) -> String? {
    files[Words(spoken: stop.spoken, language: stop.language)]
  }

  /// Whether the screen has clips: speech without a clip has changed since then.
  func holds(_ screen: ScreenReport) -> Bool {
    layouts.contains(
      Layout(
        source: screen.source, title: screen.title, orientation: screen.orientation.rawValue))
  }
}
