/// A text on the screen, and its form for the synthesiser.
///
/// Captions show the original; only the voice uses the other. espeak-ng is silent for “•” or “✓”
/// and crashes on an embedded command, so neither is passed to it.
public struct SpeechText: Hashable, Sendable {
  /// The original.
  public let caption: String
  /// The speakable form: no control or direction characters, symbols by name, repeats counted.
  public let spoken: String
  /// For each scalar of ``spoken``, its original scalar in ``caption``.
  private let sources: [Int32]

  /// - Parameters:
  ///   - lexicons: the pronunciation of words that the voice would mispronounce.
  ///   - language: BCP 47; the language of the text.
  public init(
    _ caption: String, punctuation: PunctuationLevel = .some, symbols: SymbolTable = .english,
    lexicons: Lexicons = Lexicons(), language: String? = nil
  ) {
    let corrected = lexicons.applied(to: caption, in: language)
    let text = corrected?.text ?? caption
    var writer = SpokenTextWriter(text, level: punctuation, symbols: symbols)
    writer.write()
    // A label that is only marks (“…” on a button) would be silent, so all of them are named.
    if !writer.isAudible, punctuation < .all {
      writer = SpokenTextWriter(text, level: .all, symbols: symbols)
      writer.write()
    }
    self.caption = caption
    spoken = writer.spoken
    sources = writer.sources.map { source in
      corrected.map { $0.sources[Int(source)] } ?? source
    }
  }

  /// The scalar offset in the caption for one in the spoken text, such as that of a word time.
  public func captionOffset(ofSpoken offset: Int) -> Int {
    guard offset >= 0 else { return 0 }
    return offset < sources.count ? Int(sources[offset]) : caption.unicodeScalars.count
  }
}
