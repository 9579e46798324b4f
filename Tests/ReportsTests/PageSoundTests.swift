import Auditing
import Foundation
import SourceText
import Testing

@testable import Reports

@Suite struct PageSoundTests {
  private static let ogg = Array("OggS....".utf8)

  private static func manifest(_ source: String, _ words: [String]) -> ClipManifest {
    var manifest = ClipManifest(source: source, title: "Sell", orientation: "portrait")
    for (place, spoken) in words.enumerated() {
      manifest.clips.append(
        ClipManifest.Clip(
          stop: place + 1, spoken: spoken, language: nil, file: "\(place + 1).opus"))
    }
    return manifest
  }

  private static func sound(_ library: ClipLibrary) throws -> PageSound {
    PageSound(try TurnTableTests.report(), from: library) { $0 == "gone/1.opus" ? nil : ogg }
  }

  @Test func `a clip is found by its words, in every layout, and embedded once`() throws {
    var library = ClipLibrary()
    library.add(Self.manifest("else.xml", ["C, Button", "B, Button"]), in: "audio")
    library.add(Self.manifest("other.xml", ["C, Button"]), in: "more")
    let sound = try Self.sound(library)
    #expect(sound.stops == [[.missing, .clip(0), .clip(1)], [.clip(1), .missing]])
    #expect(sound.clips.map(\.type) == ["audio/ogg", "audio/ogg"])
    #expect(sound.words == "Sound for 3 of 5 stops: 2 clips, 16 bytes.")
    #expect(sound.unusable == [])
  }

  @Test func `a clip of changed speech is out of date`() throws {
    var library = ClipLibrary()
    library.add(Self.manifest("cart.xml", ["Sold, Button", "B, Button"]), in: "audio")
    let sound = try Self.sound(library)
    #expect(sound.stops == [[.outdated, .clip(0), .outdated], [.missing, .missing]])
    #expect(
      sound.words
        == "Sound for 1 of 5 stops: 1 clip, 8 bytes. 2 have changed since the sound was made."
    )
  }

  @Test func `a file that is not there is named once and missing everywhere`() throws {
    var library = ClipLibrary()
    library.add(Self.manifest("cart.xml", ["C, Button"]), in: "gone")
    let sound = try Self.sound(library)
    #expect(sound.stops == [[.outdated, .outdated, .missing], [.missing, .missing]])
    #expect(sound.unusable == ["gone/1.opus"])
  }

  @Test(arguments: [
    ("OggS", "audio/ogg"), ("fLaC", "audio/flac"), ("RIFF....WAVE", "audio/wav"),
    ("....ftypM4A ", "audio/mp4"), ("ID3", "audio/mpeg"), ("RIFF....AVI ", nil), ("<html>", nil),
    ("", nil),
  ])
  func `a file is what its first bytes say`(_ text: String, _ type: String?) {
    #expect(PageSound.type(of: Array(text.utf8)) == type)
  }

  @Test func `a frame of MPEG is distinguished from other bytes`() {
    #expect(PageSound.type(of: [0xFF, 0xF3, 0x48]) == "audio/mpeg")
    #expect(PageSound.type(of: [0xFF, 0xD8, 0xFF]) == nil)
  }

  @Test func `the page holds each clip once, and each stop says which it has`() throws {
    var library = ClipLibrary()
    library.add(Self.manifest("cart.xml", ["Sold, Button", "C, Button"]), in: "audio")
    let report = try TurnTableTests.report()
    let sound = PageSound(report, from: library) { _ in Self.ogg }
    let text = HTMLReport(sound: sound).text(of: report)
    #expect(
      text.hasSuffix(
        "</script>\n<script id=\"clip-1\" type=\"audio/ogg\">T2dnUy4uLi4=</script>\n"
          + "</body>\n</html>\n"))
    #expect(text.split(separator: "<script id=").count == 2)
    let (portrait, landscape) = ("s-cart.xml-Sell-portrait", "s-cart.xml-Sell-landscape")
    #expect(text.contains("<li id=\"\(portrait)-1\" class=\"c1\" data-turn=\"#\(landscape)-2\">"))
    #expect(
      text.contains(
        "<li id=\"\(portrait)-3\" class=\"c3\" data-turn=\"#\(landscape)-1\" data-clip=\"1\">"))
    #expect(
      text.contains(
        "<li id=\"\(landscape)-1\" class=\"c1\" data-turn=\"#\(portrait)-3\" data-clip=\"1\">"))
    #expect(
      text.components(separatedBy: "No sound: the speech has changed since it was made.").count == 3
    )
    #expect(text.contains("Sound for 2 of 5 stops: 1 clip, 8 bytes. 2 have changed since"))
  }

  @Test func `a page of a folder holds the clips of its own file`() throws {
    var library = ClipLibrary()
    library.add(Self.manifest("cart.xml", ["B, Button"]), in: "audio")
    var report = try TurnTableTests.report()
    var other = report.screens[0]
    other.source = "other.xml"
    other.drawing?.stops.removeAll()
    report.screens.append(other)
    let sound = PageSound(report, from: library) { _ in Self.ogg }
    let files = HTMLReport(sound: sound).files(of: report)
    let clips = files.map { file in
      String(decoding: file.bytes, as: UTF8.self).contains("<script id=\"clip-1\"")
    }
    #expect(files.map(\.name) == ["cart.xml.html", "other.xml.html", "index.html"])
    #expect(clips == [true, false, false])
  }

  @Test func `a page without sound says how to add it`() throws {
    let text = HTMLReport().text(of: try TurnTableTests.report())
    #expect(text.contains("This report has no sound. To add it: <code>a11y-read --all-layouts"))
    #expect(!text.contains("data-do=\"all\""))
  }
}

@Suite struct ClipManifestTests {
  @Test func `a manifest is read as it was written`() throws {
    var manifest = ClipManifest(source: "a \"b\".xml", title: nil, orientation: "landscape")
    manifest.clips.append(
      ClipManifest.Clip(stop: 1, spoken: "Grüße\n", language: "de", file: "1.wav"))
    #expect(try ClipManifest(manifest.bytes) == manifest)
  }

  @Test(arguments: [
    ("{}", "found no schemaVersion 1; expected what a11y-read --clips writes"),
    (
      #"{"schemaVersion": 1}"#,
      "found no source, orientation or clips; expected what a11y-read --clips writes"
    ),
    (
      #"{"schemaVersion": 1, "source": "a", "orientation": "portrait", "clips": [{}]}"#,
      "found no stop, spoken or file in /clips/0; expected what a11y-read --clips writes"
    ),
    (
      #"""
      {"schemaVersion": 1, "source": "a", "orientation": "portrait",
       "clips": [{"stop": 1, "spoken": "", "file": "../key"}]}
      """#, "found a path in /clips/0/file; expected a name in the folder"
    ),
  ])
  func `other files are rejected as manifests`(_ text: String, _ reason: String) {
    let error = #expect(throws: DocumentError.self) { try ClipManifest(Array(text.utf8)) }
    #expect(error?.reason == reason)
  }
}
