internal import Voices

/// What letters a text has, as far as it matters to whoever compares it.
enum Letters: Comparable {
  case ascii
  /// Those that can be spelt in one way only, as long as nobody spells them with marks.
  case plain
  case other

  init(of text: String) {
    self = text.isASCII ? .ascii : text.isPlain ? .plain : .other
  }

  init(of label: LabelShape) {
    self = !label.has(.beyondASCII) ? .ascii : !label.has(.oddScalar) ? .plain : .other
  }
}
