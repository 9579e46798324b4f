import Testing
import Utterances

@testable import ScreenReader

/// Properties that hold for any commands.
struct ReaderPropertyTests {
  private static let lines: [String] =
    CommandWord.all.flatMap { word in
      ([word.word] + word.aliases).filter { $0 != "quit" && $0 != "q" && $0 != "exit" }
    } + [
      "touch 30 105", "touch 9999 1", "touch -1e300 1e300", "drag 0 0 390 844", "drag 1 1 1e9 1e9",
      "find e", "find zebra", "heading previous", "link", "button previous", "table", "row", "list",
      "container previous", "scroll down", "scroll up", "scroll left", "scroll right",
      "read-all 2", "read-from-top 1", "history 3", "items a", "rotor next", "rotor previous",
      "rotor headings", "rotor edit", "rotor actions", "rotor words", "rotor adjust-value",
      "rotor speaking-rate", "rotor rows", "rotor misspellings", "rotor language", "wait 0",
      "wait 0.7", "wait 40", "item 2", "actions delete", "edit copy",
      "edit paste", "edit cut", "edit select", "edit select-all", "type hello wörld 👩‍👩‍👧",
      "delete 3", "echo words", "echo off", "screen 1", "screen 2", "screen payment",
      "rotate portrait", "rotate landscape", "call answer", "call decline", "call end",
      "message Hi", "alarm", "battery 5", "permission photos", "call Ann", "rotate left",
      "rotate right",
      "rotate upside-down", "notification Ho", "notification", "headset in", "headset out",
      "caret left", "caret down", "caret word-right", "caret start", "tab previous", "call hold",
      "call swap", "rotation-lock on", "rotation-lock off", "rotate face-up", "volume up",
      "volume down", "permission location 2009", "permission tracking", "verbosity actions off",
      "verbosity containers on", "tutorial end", "rotor text selection",
      "rotor vertical navigation", "wireless Kitchen", "wireless off",
      "volume 30", "music on", "music off", "speech off", "speech on", "help rotor", "nonsense",
    ]

  /// Commands that bring the app back, often enough that most other commands find it running.
  private static let recoveries = [
    "wake", "escape", "last", "activate", "call decline", "call end", "foreground",
  ]

  /// The same numbers on every machine.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    arguments: ["reader-shop.xml", "reader-library.xml", "reader-player.xml"],
    [WordingName.voiceover, .talkback])
  func `10,000 random commands keep the cursor on a stop and the state small`(
    _ fixture: String, _ wording: WordingName
  ) throws {
    var numbers = Numbers(state: 42)
    var replay = try Replay(fixture: fixture, wording: wording)
    for _ in 0..<10_000 {
      let pool = numbers.next() % 4 == 0 ? Self.recoveries : Self.lines
      let line = pool.randomElement(using: &numbers) ?? ""
      let printed = (try? replay.lines(line)) ?? []
      #expect(replay.reader.currentStop(replay.state) != nil, "after \(line)")
      #expect(printed.allSatisfy { !$0.contains("\n") }, "after \(line)")
      // With nothing above it, the app is never left inactive.
      let device = replay.state.device
      let isBare = replay.state.alerts.isEmpty && !device.isAsleep
      #expect(!isBare || device.app != .inactive, "after \(line)")
      #expect(replay.state.alerts.isEmpty == (replay.state.covered == nil), "after \(line)")
    }
    let kept = SavedState(of: replay.state, by: replay.reader, content: "c0ffee")
    #expect(kept.bytes.count < 500_000)
    #expect(try SavedState(bytes: kept.bytes).bytes == kept.bytes)
  }

  @Test func `the same commands from the same state give the same items`() throws {
    let replay = try Replay(fixture: "reader-shop.xml")
    let before = replay.state
    let once = replay.reader.step(before, .next)
    let again = replay.reader.step(before, .next)
    #expect(once.items == again.items)
    #expect(once.events == again.events)
    #expect(before.cursor == 0)
    #expect(once.state.cursor == 1)
  }

  @Test func `the user can leave a screen without a stop`() throws {
    var replay = try Replay(#"<screen size="390 844"><UIView frame="0 0 9 9"/></screen>"#)
    for line in Self.lines {
      _ = try? replay.lines(line)
      for mend in Self.recoveries { _ = try replay.lines(mend) }
    }
    #expect(replay.reader.currentStop(replay.state) == nil)
    #expect(try replay.lines("where") == ["This screen has no VoiceOver stops."])
  }

  @Test func `labels do not command the terminal`() throws {
    var replay = try Replay(
      "<screen size=\"390 844\"><UILabel text=\"a&#x9B;31m&#10;[edge]&#x202E;b&#x7F;\" "
        + "frame=\"0 0 90 30\"/></screen>")
    #expect(try replay.lines("where") == ["a 31m [edge]b"])
  }
}
