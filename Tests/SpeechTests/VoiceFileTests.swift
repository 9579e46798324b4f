import Foundation
import Testing
import Voices

@testable import Speech

struct VoiceFileTests {
  struct BadFile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var name = "Test"
    let text: String
    let message: String

    static let start = "language variant\nname Test\n"
    private static let expectedNumbers =
      "expected a word of espeak-ng's variants with its numbers"

    static let all = [
      BadFile(
        testDescription: "no name in it", text: "language variant\n",
        message: "voice file: expected the lines \"language variant\" and \"name …\""),
      BadFile(
        testDescription: "an unknown word", text: start + "replace 03 a b\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "a language", text: "language zz\nname Test\n",
        message: "voice file, line 1: \(expectedNumbers)"),
      BadFile(
        testDescription: "a formant that is none", text: start + "formant 9 100 100 100\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "a number too many", text: start + "pitch 80 120 140\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "a number too large", text: start + "pitch 80 99999\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "no number", text: start + "pitch low high\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "a zero byte", text: start + "pitch 80 \u{0}120\n",
        message: "voice file, line 3: \(expectedNumbers)"),
      BadFile(
        testDescription: "a long line", text: start + "# " + String(repeating: "x", count: 500),
        message: "voice file, line 3: expected at most 150 characters"),
      BadFile(
        testDescription: "a long file", text: start + String(repeating: "\n", count: 9_000),
        message: "a voice file of 9027 bytes; expected at most 8192"),
      BadFile(
        testDescription: "a path for a name", name: "../Test", text: start,
        message: "a voice named \"../Test\"; expected at most 20 letters and digits"),
    ]
  }

  @Test(arguments: BadFile.all)
  func `a voice file that would crash the engine is refused`(bad: BadFile) {
    let error = #expect(throws: VoiceFileError.self) {
      try VoiceFile(name: bad.name, bytes: Array(bad.text.utf8))
    }
    #expect(error?.description == bad.message)
  }

  @Test func `our own voice is sound`() throws {
    let voice = try VoiceFile(name: OwnVoice.name, bytes: OwnVoice.bytes)
    #expect(voice.name == "Earshot")
  }
}

struct VoiceOverlayTests {
  let folder: TestFolder
  let voice: VoiceFile

  init() throws {
    folder = try TestFolder()
    voice = try VoiceFile(name: "Test", bytes: Array(VoiceFileTests.BadFile.start.utf8))
    for path in ["system/voices/!v", "system/lang"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    for file in ["phontab", "en_dict", "voices/!v/f2", "voices/!v/Test"] {
      try folder.writeScript("system/\(file)", "")
    }
  }

  private func paths(_ cache: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: cache).sorted()
  }

  @Test func `the folder links to the system's data and holds our voice`() throws {
    let cache = "\(folder.path)/cache"
    let overlay = VoiceOverlay(voice, cacheFolder: cache)
    for _ in 1...2 {
      #expect(try overlay.make(over: "\(folder.path)/system") == cache)
      let data = "espeak-ng-data"
      #expect(
        try paths(cache) == [
          data, "\(data)/en_dict", "\(data)/lang", "\(data)/phontab", "\(data)/voices",
          "\(data)/voices/!v", "\(data)/voices/!v/Test", "\(data)/voices/!v/f2",
        ])
      #expect(folder.bytes("cache/\(data)/voices/!v/Test") == voice.bytes)
      #expect(folder.bytes("system/voices/!v/Test") == Array("#!/bin/sh\n\n".utf8))
    }
  }

  @Test func `a new version of the system's data is followed`() throws {
    let cache = "\(folder.path)/cache"
    let overlay = VoiceOverlay(voice, cacheFolder: cache)
    _ = try overlay.make(over: "\(folder.path)/system")
    try FileManager.default.removeItem(atPath: "\(folder.path)/system/en_dict")
    try folder.writeScript("system/fr_dict", "")
    _ = try overlay.make(over: "\(folder.path)/system")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/espeak-ng-data")
    #expect(names.sorted() == ["fr_dict", "lang", "phontab", "voices"])
  }

  @Test func `a voice that cannot be made has a reason`() throws {
    let system = "\(folder.path)/system"
    let long = "/" + String(repeating: "x", count: 150)
    try folder.writeScript("file", "")
    func message(_ cache: String, _ system: String) -> String? {
      #expect(throws: VoiceOverlayError.self) {
        try VoiceOverlay(voice, cacheFolder: cache).make(over: system)
      }?.description
    }
    #expect(
      message(long, system)
        == "the cache folder \"\(long)\"; expected an absolute path of at most 110 bytes")
    #expect(
      message("cache", system)
        == "the cache folder \"cache\"; expected an absolute path of at most 110 bytes")
    #expect(
      message("\(folder.path)/cache", "/nowhere") == "no espeak-ng data in /nowhere")
    #expect(
      message("\(folder.path)/file", system)
        == "cannot write \(folder.path)/file/espeak-ng-data")
  }
}
