internal import Auditing

/// The sound of a page: each clip once, and the clip of each stop.
public struct PageSound: Sendable {
  enum Stop: Hashable, Sendable {
    case clip(Int)
    /// The screen has clips, but none with this text.
    case outdated
    case missing
    /// The stop has no speech.
    case silent
  }

  struct Clip: Sendable {
    /// As a MIME type.
    let type: String
    let bytes: [UInt8]
  }

  let clips: [Clip]
  /// By the screens of the report and their stops.
  let stops: [[Stop]]
  /// The paths of files that are missing or not sound.
  public let unusable: [String]

  /// Finds the sound of all stops.
  ///
  /// - Parameter read: returns the bytes of a file.
  public init(_ report: AuditReport, from library: ClipLibrary, read: SourceReader) {
    var clips: [Clip] = []
    var numbers: [String: Int] = [:]
    var unusable: [String] = []
    stops = report.screens.map { screen in
      let isKnown = library.holds(screen)
      return (screen.drawing?.stops ?? []).map { stop in
        if stop.spoken.isEmpty { return .silent }
        guard let file = library.file(for: stop) else { return isKnown ? .outdated : .missing }
        if let number = numbers[file] { return number < 0 ? .missing : .clip(number) }
        guard let bytes = read(file), let type = Self.type(of: bytes) else {
          numbers[file] = -1
          unusable.append(file)
          return .missing
        }
        numbers[file] = clips.count
        clips.append(Clip(type: type, bytes: bytes))
        return .clip(clips.count - 1)
      }
    }
    self.clips = clips
    self.unusable = unusable
  }

  /// The MIME type by the first bytes; nil if browsers cannot play it.
  static func type(of bytes: [UInt8]) -> String? {
    func begins(_ word: String, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: word.utf8)
    }
    if begins("RIFF"), begins("WAVE", at: 8) { return "audio/wav" }
    if begins("OggS") { return "audio/ogg" }
    if begins("fLaC") { return "audio/flac" }
    if begins("ftyp", at: 4) { return "audio/mp4" }
    // A frame of MPEG 1 or 2, layer III, with or without a tag before it.
    let isFrame = bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE6 == 0xE2
    return begins("ID3") || isFrame ? "audio/mpeg" : nil
  }

  /// The amount of sound, in one or two sentences.
  public var words: String {
    let all = stops.joined()
    let heard = all.count { if case .clip = $0 { true } else { false } }
    let spoken = all.count { $0 != .silent }
    let size = clips.reduce(0) { $0 + $1.bytes.count }
    var text =
      "Sound for \(heard) of \(SummaryText.count(spoken, "stop")): "
      + "\(SummaryText.count(clips.count, "clip")), \(Self.size(size))."
    let outdated = all.count { $0 == .outdated }
    if outdated == 1 { text += " 1 has changed since the sound was made." }
    if outdated > 1 { text += " \(outdated) have changed since the sound was made." }
    return text
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1_000) kB"
    default: "\(Double(bytes / 10_000).rounded() / 100) MB"
    }
  }
}
