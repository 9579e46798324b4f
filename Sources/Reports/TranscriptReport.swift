public import AccessibilityModel
public import ScreenReader
internal import SourceText
public import Utterances

/// The speech of a screen as JSON, stop by stop; ``Transcript/text`` is its text form.
public struct TranscriptReport: Sendable {
  public var source: String
  public var screen: Screen
  public var wording: WordingName
  public var transcript: Transcript

  public init(source: String, screen: Screen, wording: WordingName, transcript: Transcript) {
    self.source = source
    self.screen = screen
    self.wording = wording
    self.transcript = transcript
  }

  /// A JSON object with one entry for each stop.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("schemaVersion", Version.reportSchema)
      json.member("source", source)
      json.member("orientation", screen.orientation.rawValue)
      json.member("wording", wording.rawValue)
      json.key("stops")
      json.array(transcript.entries) { $0.stop($1, on: screen) }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func stop(_ entry: TranscriptEntry, on screen: Screen) {
    let utterance = entry.utterance
    object { json in
      json.member("index", entry.index)
      json.member("spoken", utterance.spoken)
      json.member("description", utterance.description)
      json.member("hint", utterance.hint)
      if !utterance.availability.isEmpty {
        json.key("availability")
        json.array(utterance.availability, inline: true) { $0.string($1) }
      }
      json.key("phrases")
      json.array(utterance.phrases, inline: true) { json, phrase in
        json.object {
          $0.member("kind", phrase.kind.rawValue)
          $0.member("text", phrase.text)
        }
      }
      json.key("element")
      json.element(entry.stop.element, of: screen, path: screen.path(of: entry.stop.element))
    }
  }

  private mutating func element(_ index: Int, of screen: Screen, path: String) {
    let element = screen.elements[index]
    object(inline: true) { json in
      json.member("path", path)
      json.member("class", element.className)
      json.member("identifier", element.identifier)
      json.key("frame")
      json.frame(element.effectiveFrame)
      json.key("activationPoint")
      json.point(element.effectiveActivationPoint)
      json.member("line", Int(element.line))
      json.member("column", Int(element.column))
    }
  }

  private mutating func point(_ point: Point) {
    guard point.x.isFinite, point.y.isFinite else { return null() }
    array([point.x, point.y], inline: true) { $0.number($1) }
  }
}
