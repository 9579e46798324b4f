internal import ScreenReader
internal import Speech

/// A part of a session that is spoken and played without a gap.
struct SessionUtterance {
  enum Piece {
    /// A sound, at a volume in per cent.
    case sound(Earcon, volume: Int)
    case pause(milliseconds: Int)
    case text(Part)
  }

  /// A line, or its hint, with its position in the line's caption.
  struct Part {
    var text: SpeechText
    var request: SpeechRequest
    /// The number of the line; nil for words of this tool.
    var line: Int?
    var offset = 0
  }

  /// The position in the sound where a word of a line begins.
  struct Mark {
    var frame: Int
    var place: HeardPosition
  }

  var pieces: [Piece]

  /// Before its first word is heard.
  var firstMark: [Mark] {
    for case .text(let part) in pieces {
      if let line = part.line {
        return [Mark(frame: 0, place: HeardPosition(line: line, offset: 0))]
      }
    }
    return []
  }
}
