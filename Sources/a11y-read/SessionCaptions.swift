internal import ScreenReader

/// A transcript timed to the sound of a session, as WebVTT: players show it, editors read it.
///
/// <https://www.w3.org/TR/webvtt1/>
struct SessionCaptions {
  let parts: [HeardPart]

  var text: String {
    var text = "WEBVTT\n"
    for part in parts {
      guard let caption = part.caption, !caption.isEmpty else { continue }
      let end = part.start + max(part.duration, Self.shortest)
      text += "\n\(Self.time(part.start)) --> \(Self.time(end))\n\(Self.escaped(caption))\n"
    }
    return text
  }

  /// A cue must end after it begins.
  private static let shortest = 1

  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1_000
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
    return parts.joined(separator: ":") + "." + padded(milliseconds % 1_000, 3)
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  private static func escaped(_ caption: String) -> String {
    var text = ""
    for character in caption {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
    return text
  }
}
