import Foundation
import Speech
import Testing
import Voices

/// The engine of this test process, with our voice added in a folder of the test's.
enum TestEngine {
  private static let started: Result<(engine: SpeechEngine, folder: TestFolder), any Error> =
    Result {
      let folder = try TestFolder()
      // The engine reads there until the process ends.
      atexit { TestEngine.removeFolder() }
      let voice = try VoiceFile(name: OwnVoice.name, bytes: OwnVoice.bytes)
      let overlay = VoiceOverlay(voice, cacheFolder: folder.path)
      return (try SpeechEngine.shared(with: overlay), folder)
    }

  private static func removeFolder() {
    if let path = try? folder.path { try? FileManager.default.removeItem(atPath: path) }
  }

  static var engine: SpeechEngine { get throws { try started.get().engine } }
  static var folder: TestFolder { get throws { try started.get().folder } }

  static func audio(_ request: SpeechRequest) throws -> SpokenAudio {
    try engine.audio(for: request)
  }
}
