import Platform
import TestSupport
import Testing

/// A session as sound and as a transcript timed to it.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct SessionSoundTests {
  private static let screen = """
    <screen title="Cart" language="en" size="390 844">
      <UILabel text="Cart" traits="header" frame="20 60 200 30"/>
      <UIButton title="Buy" identifier="buy" hint="Pays at once" frame="20 200 200 44"/>
    </screen>

    """
  private static let commands = "next\nnext\nactivate\ncall Ann\nmagic-tap\nwait 1\nmagic-tap\n"

  private struct Cue: Equatable {
    var start: Int
    var end: Int
    var text: String
  }

  private func run(_ form: String, in folder: ScratchFolder) throws -> CommandRun {
    let file = try folder.write(Self.screen, to: "cart.xml")
    return try CommandRun(
      "a11y-read", [file, "--commands", "-", "--wav", "cart.wav", "--format", form],
      input: Self.commands, in: folder.path,
      environment: [
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache",
        "XDG_STATE_HOME": folder.path + "/state", "EARSHOT_SPEECH": "",
      ])
  }

  private func cues(_ text: String) -> [Cue] {
    text.split(separator: "\n\n").dropFirst().compactMap { block in
      let lines = block.split(separator: "\n", maxSplits: 1)
      let times = lines[0].split(separator: " ").filter { $0 != "-->" }.map(milliseconds)
      guard lines.count == 2, times.count == 2 else { return nil }
      let text = lines[1].split(separator: "\n").joined()
      return Cue(start: times[0], end: times[1], text: text)
    }
  }

  private func milliseconds(_ time: Substring) -> Int {
    let parts = time.split { $0 == ":" || $0 == "." }.compactMap { Int($0) }
    return ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1_000 + parts[3]
  }

  private func samples(of wav: [UInt8]) -> [Int16] {
    stride(from: 44, to: wav.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(wav[$0]) | UInt16(wav[$0 + 1]) << 8)
    }
  }

  @Test func `the sound has what the transcript says, when it says it`() throws {
    let folder = try ScratchFolder()
    let run = try run("vtt", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let cues = cues(run.output)
    #expect(
      cues.map(\.text) == [
        "Buy, Button. Pays at once", "[edge]", "[activate]", "[alert]",
        "Ann, Incoming call, Decline, Accept", "Ann", "Buy, Button. Pays at once",
      ])
    #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.end <= $1.start })
    let samples = samples(of: try InputFile.read(folder.path + "/cart.wav"))
    let last = try #require(cues.last)
    // The end of the last cue, and the silence after it.
    #expect(abs(samples.count - (last.end + 300) * 22_050 / 1_000) < 22)
    #expect(!samples.contains { $0 == .max || $0 == .min })
    for cue in cues {
      let heard = samples[(cue.start * 22_050 / 1_000)..<(cue.end * 22_050 / 1_000)]
      #expect(heard.contains { abs(Int($0)) > 1_000 }, "\(cue.text) is silent")
    }
    for (before, after) in zip(cues, cues.dropFirst()) where after.text.hasPrefix("[") {
      let gap = samples[(before.end * 22_050 / 1_000 + 22)..<(after.start * 22_050 / 1_000)]
      #expect(gap.allSatisfy { $0 == 0 }, "sound before \(after.text)")
    }
  }

  @Test func `the lines of the record have the times of the sound`() throws {
    let folder = try ScratchFolder()
    let cues = cues(try run("vtt", in: folder).output)
    let record = try run("json", in: folder).output
    let alert = try #require(cues.first { $0.text == "[alert]" })
    #expect(record.contains("\"time\": \(alert.start), \"sound\": \"alert\""))
  }

  @Test func `a script saves no position`() throws {
    let folder = try ScratchFolder()
    _ = try run("text", in: folder)
    #expect((Folder.names(in: folder.path + "/state/earshot") ?? []).isEmpty)
  }

  /// The sounds of a session at a volume, by their captions, and its speech, as root mean squares.
  private func levels(
    _ commands: String, screen: String = Self.screen, volume: Int
  ) throws -> [(text: String, level: Double)] {
    let folder = try ScratchFolder()
    let file = try folder.write(screen, to: "cart.xml")
    let run = try CommandRun(
      "a11y-read",
      [
        file, "--commands", "-", "--wav", "cart.wav", "--format", "vtt", "--volume", "\(volume)",
      ],
      input: commands, in: folder.path,
      environment: [
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache",
        "XDG_STATE_HOME": folder.path + "/state", "EARSHOT_SPEECH": "",
      ])
    try #require(run.status == 0, "\(run.errors)")
    let samples = samples(of: try InputFile.read(folder.path + "/cart.wav"))
    return cues(run.output).map { cue in
      let heard = samples[(cue.start * 22_050 / 1_000)..<(cue.end * 22_050 / 1_000)]
      let sum = heard.reduce(0.0) { $0 + Double($1) * Double($1) }
      return (cue.text, (sum / Double(max(1, heard.count))).squareRoot())
    }
  }

  @Test func `sounds follow the volume, and stay below speech`() throws {
    let commands = "previous\nnext\nactivate\nescape\n"
    var sounds: [Double] = []
    var voices: [Double] = []
    for volume in [20, 50, 100] {
      let levels = try levels(commands, volume: volume)
      let loudest = levels.filter { $0.text.hasPrefix("[") }.map(\.level).max()
      let sound = try #require(loudest)
      let voice = try #require(levels.first { $0.text.hasPrefix("Buy") }?.level)
      #expect(sound < voice, "at \(volume): \(sound), \(voice)")
      #expect(sound > voice / 4, "at \(volume): \(sound), \(voice)")
      sounds.append(sound)
      voices.append(voice)
    }
    for (index, part) in [0.2, 0.5].enumerated() {
      #expect(abs(sounds[index] / sounds[2] - part) < 0.02)
      #expect(abs(voices[index] / voices[2] - part) < 0.1)
    }
  }

  @Test func `a recording has no sounds of the reader`() throws {
    let screen = """
      <app audioCategory="record"><screen title="Note" language="en" size="390 844">
        <UIButton title="Record" traits="button startsMediaSession" frame="20 200 200 44"/>
      </screen></app>

      """
    let levels = try levels("activate\nprevious\nnext\nescape\n", screen: screen, volume: 100)
    #expect(levels.map(\.text) == ["[activate]"])
  }
}
