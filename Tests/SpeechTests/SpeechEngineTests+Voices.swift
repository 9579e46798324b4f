import Testing
import Voices

@testable import Speech

extension SpeechEngineTests {
  @Test func `the engine reads the folder that holds our voice`() throws {
    let engine = try TestEngine.engine
    #expect(engine.dataPath == "\(try TestEngine.folder.path)/espeak-ng-data")
    #expect(engine.remarks == [])
    #expect(engine.version.hasPrefix("1."))
  }

  @Test(arguments: ["en-US", "en_GB", "fr-FR", "de-QQ", "iw", "zh-Hans"])
  func `a language is found by its code`(code: String) throws {
    let audio = try TestEngine.audio(SpeechRequest("OK 12", language: code))
    #expect(audio.outcome.remarks == [])
    #expect(audio.samples.loudness > 500)
  }

  @Test func `another language says the same digits otherwise`() throws {
    let english = try TestEngine.audio(SpeechRequest("97", language: "en"))
    let french = try TestEngine.audio(SpeechRequest("97", language: "fr"))
    #expect(abs(english.samples.count - french.samples.count) > 1_000)
  }

  @Test(arguments: ["tlh", "xx-YY", "", "i", "not a language", "en\u{0}US"])
  func `an unknown language has the voice of the fallback and says so`(code: String) throws {
    let audio = try TestEngine.audio(SpeechRequest("Bonjour", language: code, orElse: "fr"))
    #expect(
      audio.outcome.remarks == [.languageUnavailable(code, spokenWith: "French (France)")])
    #expect(
      audio.outcome.remarks.map(\.description)
        == ["no voice for the language \"\(code)\", spoken with French (France)"])
    #expect(audio.samples.loudness > 1_000)
  }

  @Test func `an unknown language does not take the voice that spoke last`() throws {
    _ = try TestEngine.audio(SpeechRequest("Bonjour", language: "fr"))
    let audio = try TestEngine.audio(SpeechRequest("Bonjour", language: "tlh"))
    #expect(
      audio.outcome.remarks == [.languageUnavailable("tlh", spokenWith: "English (America)")])
  }

  @Test(arguments: ["Earshot", "f2", "Annie"])
  func `a variant colours the voice of any language`(voice: String) throws {
    let text = "Mille neuf"
    let plain = try TestEngine.audio(SpeechRequest(text, language: "fr"))
    let coloured = try TestEngine.audio(SpeechRequest(text, language: "fr", voice: voice))
    #expect(coloured.outcome.remarks == [])
    #expect(coloured.samples.loudness > 1_000)
    #expect(abs(coloured.samples.crossings - plain.samples.crossings) > 20)
  }

  @Test func `our own voice does not clip`() throws {
    let text = "Swipe up or down with one finger to adjust the value"
    let audio = try TestEngine.audio(SpeechRequest(text, voice: OwnVoice.name))
    #expect(audio.samples.count { abs(Int($0)) >= 32_767 } == 0)
  }

  static let hostileVoices = [
    "nobody", "../../etc/passwd", "!v/Annie", "en-us+nobody", "en-us+f2+f3", "mb-en1", "",
    "f2\u{0}", String(repeating: "n", count: 500),
  ]

  @Test(arguments: hostileVoices)
  func `an unknown voice keeps that of the language and says so`(voice: String) throws {
    let audio = try TestEngine.audio(SpeechRequest("Settings", voice: voice))
    #expect(audio.outcome.remarks == [.voiceUnavailable(voice)])
    #expect((480...720).contains(audio.milliseconds))
  }

  @Test(arguments: ["en-gb", "gmw/de", "en-us+f2", "French (France)"])
  func `a voice is found by its name`(voice: String) throws {
    let audio = try TestEngine.audio(SpeechRequest("Settings", voice: voice))
    #expect(audio.outcome.remarks == [])
    #expect(audio.samples.loudness > 1_000)
  }
}
