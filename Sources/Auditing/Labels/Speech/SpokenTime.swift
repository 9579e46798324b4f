internal import AccessibilityModel
internal import Voices

/// The estimated time to speak a text; the auditor has no speech engine.
///
/// Fitted to eSpeak NG 1.51 (voice en-us, 175 words a minute) over 538 labels and hints of real
/// captures: the estimate errs by 8 % in the middle and by at most 20 % for nine texts of ten (4 %
/// and 12 % for those over three seconds). Other voices and languages differ more. A test
/// (`SpokenTimeTests`) holds it to the engine: 12 % in the middle and 25 % for nine of ten, of all
/// that is spoken of our own screens and of real captures; 7 % and 15 % over three seconds.
public enum SpokenTime {
  /// In seconds.
  public static func estimate(_ text: String) -> Double {
    var seconds = 0.0
    var isInWord = false
    var pause = 0.0
    for scalar in text.unicodeScalars {
      let isLetter =
        scalar.isASCII
        ? (0x61...0x7A).contains(scalar.value | 0x20)
        : scalar.plainLetter != nil || scalar.properties.isAlphabetic
      if isLetter {
        // An ideograph or a syllable of Korean is a syllable, not a sound.
        seconds += pause + (scalar.isIdeograph ? 0.2 : 0.053) + (isInWord ? 0 : 0.057)
        (isInWord, pause) = (true, 0)
        continue
      }
      isInWord = scalar == "'" || scalar == "’" ? isInWord : false
      if ("0"..."9").contains(scalar) {
        seconds += pause + 0.285
        pause = 0
      } else {
        (seconds, pause) = add(scalar, to: seconds, pause)
      }
    }
    return seconds == 0 ? 0 : seconds + 0.134
  }

  /// A mark is a pause once words follow; other symbols are named, if briefly.
  private static func add(
    _ scalar: Unicode.Scalar, to seconds: Double, _ pause: Double
  ) -> (Double, Double) {
    switch scalar {
    case ",", ";", ":": (seconds, max(pause, 0.359))
    case ".", "!", "?", "\n", "。", "！", "？": (seconds, max(pause, 0.396))
    case " ", "\t", "-", "(", ")", "\"", "…", "“", "”", "'", "’": (seconds, pause)
    default: (scalar.properties.isDefaultIgnorableCodePoint ? seconds : seconds + 0.069, pause)
    }
  }

  /// Whether a text is longer for sure: the estimate may err by a fifth.
  public static func isSure(_ seconds: Double, over limit: Double) -> Bool { seconds > 1.2 * limit }
}

extension Double {
  /// “4.2 s”; a file may contain any number, and a negative time counts as zero.
  public var inSeconds: String {
    let tenths = Int((min(max(self, 0), 1e15) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
