/// A text in pieces for espeak-ng, with control characters replaced and lengths limited.
struct SpeechSegments {
  struct Segment: Equatable {
    /// UTF-8 with a zero at the end, as ``ESpeak`` requires.
    let bytes: [UInt8]
    /// The number of scalars of the text before it.
    let offset: Int
    let words: WordMap
  }

  let segments: [Segment]
  let isCut: Bool

  /// The number of scalars in a piece, which limits word positions and the time to wait.
  static let longestSegment = 4_000

  init(_ text: String, longestText: Int = SpeechRequest.longestText) {
    let scalars = Array(text.unicodeScalars.prefix(longestText + 1))
    isCut = scalars.count > longestText
    var segments: [Segment] = []
    var start = 0
    let end = min(scalars.count, longestText)
    while start < end {
      let stop = Self.end(of: scalars[start..<end])
      let piece = scalars[start..<stop]
      let segment = Segment(bytes: Self.bytes(of: piece), offset: start, words: WordMap(piece))
      if segment.bytes.contains(where: { $0 > 0x20 }) { segments.append(segment) }
      start = stop
    }
    self.segments = segments
  }

  /// The end of the first piece: after the last space that fits, so that no word is divided.
  private static func end(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    guard scalars.count > longestSegment else { return scalars.endIndex }
    let limit = scalars.startIndex + longestSegment
    let space = scalars[..<limit].lastIndex { $0.properties.isWhitespace }
    return space.map { $0 + 1 } ?? limit
  }

  /// Replaces each C0 and C1 control by a space, so that word positions stay the same.
  ///
  /// U+0001 begins an embedded command even in plain text, and `\u{1}99999U` crashes.
  private static func bytes(of scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0: bytes.append(0x20)
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(0)
    return bytes
  }
}
