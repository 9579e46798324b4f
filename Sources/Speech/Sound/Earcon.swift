internal import Platform

/// A short sound instead of words, synthesised from a few decaying sines.
///
/// VoiceOver's own sounds are Apple's recordings; these have the same meanings, not the same tunes.
public enum Earcon: String, Sendable, CaseIterable {
  /// The cursor is on another element.
  case focus
  /// There is no further element in this direction.
  case edge
  /// Another screen, or another layout of this one.
  case screen
  /// The element was activated.
  case activate
  /// The element is dimmed and has no effect.
  case disabled = "dimmed"
  /// The requested action is impossible.
  case error

  /// The sound, at ``SpokenAudio/sampleRate``.
  public var samples: [Int16] {
    let end = tones.map { $0.start + $0.length }.max() ?? 0
    var sum = [Double](repeating: 0, count: Int(end * Double(SpokenAudio.sampleRate)))
    for tone in tones { tone.add(to: &sum) }
    return sum.map { Int16(max(-1, min(1, $0)) * 32_767) }
  }

  /// The sound at the volume of speech, and a little quieter than it.
  ///
  /// - Parameter percent: of the normal volume, as for speech: from 0 to 200.
  public func samples(volume percent: Int) -> [Int16] {
    let factor = Double(min(max(percent, 0), 200)) / 100 * Self.partOfSpeech
    return samples.map { Int16(max(-32_767, min(32_767, Double($0) * factor))) }
  }

  /// So that the loudest sound has less energy than speech (docs/evidence/speech.md#volume-of-sounds).
  private static let partOfSpeech = 0.8

  private var tones: [Tone] {
    switch self {
    case .focus: [Tone(1_320, at: 0, for: 0.04, 0.22)]
    case .edge: [Tone(196, at: 0, for: 0.11, 0.45), Tone(294, at: 0, for: 0.06, 0.2)]
    case .screen:
      [
        Tone(523, at: 0, for: 0.12, 0.25), Tone(659, at: 0.06, for: 0.12, 0.25),
        Tone(784, at: 0.12, for: 0.18, 0.25),
      ]
    case .activate: [Tone(784, at: 0, for: 0.05, 0.3), Tone(1_175, at: 0.045, for: 0.09, 0.3)]
    case .disabled: [Tone(392, at: 0, for: 0.07, 0.3), Tone(330, at: 0.07, for: 0.1, 0.3)]
    case .error: [Tone(220, at: 0, for: 0.1, 0.4), Tone(220, at: 0.14, for: 0.14, 0.4)]
    }
  }
}

/// A sine that swells at once and fades away.
private struct Tone {
  let frequency: Double
  let start: Double
  let length: Double
  let volume: Double

  init(_ frequency: Double, at start: Double, for length: Double, _ volume: Double) {
    self.frequency = frequency
    self.start = start
    self.length = length
    self.volume = volume
  }

  func add(to samples: inout [Double]) {
    let rate = Double(SpokenAudio.sampleRate)
    let first = Int(start * rate)
    for index in 0..<Int(length * rate) where first + index < samples.count {
      let time = Double(index) / rate
      // Three milliseconds to rise, the rest to fall, so that neither end clicks.
      let attack = min(1, time / 0.003)
      let decay = ElementaryFunctions.exponential(-4 * time / length) * (1 - time / length)
      samples[first + index] +=
        volume * attack * decay * ElementaryFunctions.sine(2 * .pi * frequency * time)
    }
  }
}
