public import SourceText

/// The spoken texts of one screen's sound files, stored next to them as `clips.json`.
///
/// A report finds a clip by its text, so it detects when the screen's speech has changed.
public struct ClipManifest: Hashable, Sendable {
  public static let fileName = "clips.json"

  /// The file of the screen, as named to `a11y-read`.
  public var source: String
  public var title: String?
  public var orientation: String
  public var clips: [Clip] = []

  /// The speech at one stop and its sound file.
  public struct Clip: Hashable, Sendable {
    /// From 1.
    public var stop: Int
    public var spoken: String
    /// BCP 47; nil if unknown.
    public var language: String?
    /// A name in the folder of the manifest.
    public var file: String

    public init(stop: Int, spoken: String, language: String?, file: String) {
      self.stop = stop
      self.spoken = spoken
      self.language = language
      self.file = file
    }
  }

  public init(source: String, title: String?, orientation: String) {
    self.source = source
    self.title = title
    self.orientation = orientation
  }
}

// MARK: - As JSON

extension ClipManifest {
  private static let version = 1

  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("schemaVersion", Self.version)
      json.member("source", source)
      json.member("title", title)
      json.member("orientation", orientation)
      json.key("clips")
      json.array(clips) { json, clip in
        json.object(inline: true) { json in
          json.member("stop", clip.stop)
          json.member("spoken", clip.spoken)
          json.member("language", clip.language)
          json.member("file", clip.file)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  /// Reads a manifest.
  ///
  /// - Throws: if the bytes are not JSON, or not a manifest that this version understands.
  public init(_ bytes: [UInt8]) throws(DocumentError) {
    let json = try JSONDocument(bytes).root
    guard json["schemaVersion"]?.integer == Self.version else {
      throw Self.error("found no schemaVersion \(Self.version)")
    }
    guard let source = json["source"]?.string, let orientation = json["orientation"]?.string,
      let clips = json["clips"]?.array
    else { throw Self.error("found no source, orientation or clips") }
    self.init(source: source, title: json["title"]?.string, orientation: orientation)
    for (place, clip) in clips.enumerated() {
      guard let stop = clip["stop"]?.integer, let spoken = clip["spoken"]?.string,
        let file = clip["file"]?.string
      else { throw Self.error("found no stop, spoken or file in /clips/\(place)") }
      guard !file.isEmpty, !file.contains("/"), file != ".." else {
        throw Self.error("found a path in /clips/\(place)/file; expected a name in the folder")
      }
      self.clips.append(
        Clip(stop: stop, spoken: spoken, language: clip["language"]?.string, file: file))
    }
  }

  private static func error(_ found: String) -> DocumentError {
    let expected = found.contains("expected") ? "" : "; expected what a11y-read --clips writes"
    return DocumentError(line: 1, column: 1, reason: found + expected)
  }
}
