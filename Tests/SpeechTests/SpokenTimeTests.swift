import AccessibilityModel
import HierarchyReading
import Platform
import Speech
import TestSupport
import Testing
import Utterances

@testable import AuditRules
@testable import Auditing

// In the suite of the engine, which is serialized: speech of one test would change the voice of
// another.
extension SpeechEngineTests {
  /// The estimate that the rules about speech use, compared with the engine, text by text.
  struct SpokenTimeTests {
    /// The error of the estimate, as a share of the engine's time, in order.
    private struct Errors {
      let sorted: [Double]

      init(_ texts: [String]) throws {
        sorted = try texts.map { text in
          // The bare engine at its own rate: our voice is as fast.
          let frames = try TestEngine.audio(SpeechRequest(text)).samples.count
          let seconds = Double(frames) / Double(SpokenAudio.sampleRate)
          return abs(SpokenTime.estimate(text) - seconds) / seconds
        }.sorted()
      }

      var median: Double { sorted[sorted.count / 2] }
      var ninetieth: Double { sorted[sorted.count * 9 / 10] }
    }

    /// The speech of the English screens of our own format, each text once.
    private static let fixtures: [String] = texts(
      below: "\(PackageFiles.root)/Fixtures/ui", isEnglish: { $0.hasPrefix("en") })

    /// The speech of real captures, which have no language but enough Latin letters to be English.
    private static let captures: [String] = ["ib", "xcuitest", "uiautomator"].flatMap {
      texts(below: "\(CorpusFiles.folder)/\($0)", isEnglish: { _ in true })
    }.filter {
      $0.unicodeScalars.allSatisfy { $0.value < 0x250 || $0.value > 0x2000 && $0.value < 0x2100 }
    }

    private static func texts(below folder: String, isEnglish: (String) -> Bool) -> [String] {
      var seen: Set<String> = []
      let files = ((try? Folder.files(below: folder)) ?? []).sorted()
      return files.flatMap { file -> [String] in
        guard let bytes = try? InputFile.read(file),
          let hierarchy = try? HierarchyFormats.read(bytes, named: file)
        else { return [] }
        return hierarchy.screens.filter { isEnglish($0.language ?? "en") }.flatMap { screen in
          AuditContext(screen).stopSubjects.compactMap { $0.utterance?.spoken }
        }
      }.filter { $0.contains(where: \.isLetter) && seen.insert($0).inserted }
    }

    @Test func `the estimate is near what the engine takes for our own screens`() throws {
      let errors = try Errors(Self.fixtures)
      #expect(errors.sorted.count > 100)
      #expect(errors.median < 0.12)
      #expect(errors.ninetieth < 0.25)
    }

    @Test(
      .enabled(
        if: CorpusFiles.areThere,
        "skips: ../shared/corpus is not beside the package"))
    func `the estimate is near what the engine takes for real captures`() throws {
      let errors = try Errors(Self.captures)
      #expect(errors.sorted.count > 300)
      #expect(errors.median < 0.12)
      #expect(errors.ninetieth < 0.25)
    }

    /// The rules judge texts of several seconds, for which the estimate is better.
    @Test func `longer texts are estimated better`() throws {
      let long = Self.fixtures.filter { SpokenTime.estimate($0) > 3 }
      let errors = try Errors(long)
      #expect(errors.sorted.count > 20)
      #expect(errors.median < 0.07)
      #expect(errors.ninetieth < 0.15)
    }

    @Test func `nothing to say takes no time, and each word takes some`() {
      #expect(SpokenTime.estimate("") == 0)
      #expect(SpokenTime.estimate(" …") == 0)
      #expect(SpokenTime.estimate("Pay") < SpokenTime.estimate("Pay now"))
      #expect(SpokenTime.estimate("Pay now") < SpokenTime.estimate("Pay, now"))
    }
  }
}
