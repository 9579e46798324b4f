internal import AccessibilityModel
internal import Platform
internal import ScreenReader

/// Saves the state at the end of a visit to a file, in the user's state folder.
///
/// No error here stops the reader: it is printed once, and reading continues.
final class StateStore {
  private let folder: StateFolder?
  /// nil for standard input, which cannot be revisited.
  private let document: (content: String, path: String)?
  private var lastBytes: [UInt8] = []
  private var hasComplained = false

  /// The size limit of any input file.
  private static let largestDocument = 2 << 30
  private static let speechFile = "speech"

  init(path: String) {
    folder = StateFolder()
    guard path != InputFile.standardInput,
      let bytes = try? InputFile.readFound(path, limit: Self.largestDocument)
    else {
      document = nil
      return
    }
    let place = Folder.absolutePath(path)
    document = (StableHash(bytes).text, StableHash(Array(place.utf8)).text)
  }

  var content: String { document?.content ?? "" }

  /// The state saved for this content, else for the earlier content of this path.
  func load() -> SavedState? {
    guard let folder, let document else { return nil }
    if let bytes = folder.read(stateFile(document.content)) { return read(bytes) }
    guard let link = folder.read(placeFile(document.path)) else { return nil }
    let content = String(decoding: link, as: UTF8.self).filter(\.isHexDigit)
    return folder.read(stateFile(content)).flatMap(read)
  }

  func save(_ state: ReaderState, by reader: Reader) {
    guard let document else { return }
    let bytes = SavedState(of: state, by: reader, content: document.content).bytes
    guard bytes != lastBytes else { return }
    let isFirst = lastBytes.isEmpty
    lastBytes = bytes
    write(bytes, to: stateFile(document.content))
    if isFirst { write(Array(document.content.utf8), to: placeFile(document.path)) }
  }

  /// Whether speech was on at the last visit; nil if this was never set.
  var remembersSpeech: Bool? {
    switch folder?.read(Self.speechFile).map({ String(decoding: $0, as: UTF8.self) }) {
    case "on\n": true
    case "off\n": false
    default: nil
    }
  }

  func rememberSpeech(_ isOn: Bool) {
    write(Array((isOn ? "on\n" : "off\n").utf8), to: Self.speechFile)
  }

  private func stateFile(_ content: String) -> String { "\(content).state" }
  private func placeFile(_ path: String) -> String { "\(path).place" }

  private func read(_ bytes: [UInt8]) -> SavedState? {
    do throws(SavedStateError) {
      return try SavedState(bytes: bytes)
    } catch {
      Console.complain("a11y-read: warning: the saved position is not used: \(error)")
      return nil
    }
  }

  private func write(_ bytes: [UInt8], to name: String) {
    guard let folder else {
      return complain("found no home folder; set HOME or XDG_STATE_HOME")
    }
    do throws(SystemError) {
      try folder.write(bytes, to: name)
    } catch {
      complain("\(error.path): \(error.reason); set XDG_STATE_HOME to a writable folder")
    }
  }

  private func complain(_ reason: String) {
    if hasComplained { return }
    hasComplained = true
    Console.complain("a11y-read: warning: the position is not saved: \(reason)")
  }
}
