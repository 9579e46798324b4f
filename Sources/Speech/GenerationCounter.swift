internal import Synchronization

/// The current generation, read by the synthesiser between two pieces of sound.
final class GenerationCounter: Sendable {
  private let number = Atomic<UInt64>(0)

  var current: SpeechGeneration {
    SpeechGeneration(number: number.load(ordering: .acquiring))
  }

  func advance() -> SpeechGeneration {
    SpeechGeneration(number: number.add(1, ordering: .acquiringAndReleasing).newValue)
  }
}
