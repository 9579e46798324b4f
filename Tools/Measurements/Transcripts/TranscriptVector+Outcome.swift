import AccessibilityModel
import ScreenReader
import Utterances

extension TranscriptVector {
  /// The wording that a case is evidence for.
  var wording: WordingName { engine == "device" ? .voiceover : .snapshot }

  /// The actual and the expected speech, if they differ; nil if they agree.
  var disagreement: String? {
    kind == "spoken" ? spokenDisagreement : layoutDisagreement
  }

  /// Of recordings only the words are evidence: their full stops come from the transcription.
  private var spokenDisagreement: String? {
    let said = utterances
    let description = said.map(\.description).joined(separator: " ")
    let hint = said.last?.hint
    if engine == "device" {
      let isAlike =
        Self.words(description) == Self.words(expect.spoken ?? "")
        // The end of a recording is not evidence that nothing follows.
        && (expect.hint.map { Self.words($0) == Self.words(hint ?? "") } ?? true)
      return isAlike ? nil : difference(description, hint)
    }
    var isAlike = description == expect.spoken ?? ""
    // The second peer only cross-checks the order of the words.
    if engine == "peer" {
      isAlike = isAlike && hint == expect.hint
      isAlike = isAlike && said.flatMap(\.availability) == [expect.availability].compactMap { $0 }
    }
    return isAlike ? nil : difference(description, hint)
  }

  private var utterances: [Utterance] {
    let describer = Describer(wording: wording)
    guard let sequence = given.sequence else {
      let (screen, stop, moment) = spokenScreen()
      return [describer.utterance(for: stop, in: screen, at: moment)]
    }
    return sequence.map { words in
      var builder = ScreenBuilder()
      var element = Element(className: "VectorView")
      (element.label, element.value) = (words.label, words.value)
      element.traits = Self.traits(words.traits)
      builder.open(element)
      return describer.utterance(for: Stop(element: 0), in: builder.finish())
    }
  }

  private var layoutDisagreement: String? {
    let transcript = Transcript(of: layoutScreen(), wording: .snapshot)
    let read = transcript.entries.map(\.utterance.description)
    let expected = expect.order ?? expect.elements ?? []
    return read == expected ? nil : "read \(read); expected \(expected)"
  }

  private func difference(_ description: String, _ hint: String?) -> String {
    """
    said «\(description)» with the hint «\(hint ?? "")»; \
    expected «\(expect.spoken ?? "")» with «\(expect.hint ?? "")»
    """
  }

  private static let numbers = ["zero": "0", "one": "1", "two": "2", "three": "3", "four": "4"]

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || "%'’".contains($0)) }.map {
      numbers[String($0)] ?? String($0)
    }
  }
}
