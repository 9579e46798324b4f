import Foundation
import Speech
import Testing

// Serialized: a script must not be open for writing while another test starts a program.
@Suite(.serialized) struct PlayerTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func player(_ names: String..., patience: Double = 20) -> Player {
    Player(
      candidates: names.map { PlayerCommand($0, ["--raw"]) }, searchPath: folder.path,
      patience: patience)
  }

  private func addRecorder(_ name: String = "recorder") throws {
    try folder.writeScript(name, #"echo "$@" > "$0.words"; exec cat > "$0.bytes""#)
  }

  @Test func `every sample reaches the player in order`() throws {
    try addRecorder()
    let playback = try player("recorder").start()
    let first = playback.append((0..<3_000).map { Int16($0) })
    let second = playback.append([-1, -2])
    #expect([first, second] == [0, 3_000])
    #expect(playback.finish() == .played(frames: 3_002))
    #expect(playback.heardFrames == 3_002)
    let bytes = try #require(folder.bytes("recorder.bytes"))
    #expect(bytes.count == 6_004)
    #expect(Array(bytes.prefix(4)) == [0, 0, 1, 0])
    #expect(Array(bytes.suffix(4)) == [0xFF, 0xFF, 0xFE, 0xFF])
    #expect(folder.bytes("recorder.words") == Array("--raw\n".utf8))
  }

  @Test func `a cursor can wait for a frame to be heard`() throws {
    try addRecorder()
    let playback = try player("recorder").start()
    let start = try #require(playback.append([Int16](repeating: 1, count: 4_000)))
    #expect(playback.wait(untilHeard: start + 1_000))
    #expect(playback.heardFrames > 1_000)
    #expect(playback.finish() == .played(frames: 4_000))
    #expect(!playback.wait(untilHeard: 4_000))
    #expect(playback.append([1]) == nil)
  }

  @Test func `without a player the reason says how to get one`() {
    let error = #expect(throws: SoundUnavailable.self) { try player("nothing").start() }
    #expect(
      error?.description
        == "no sound output: install pipewire-bin, pulseaudio-utils or alsa-utils; captions continue"
    )
  }

  @Test func `a failing player is reported with its status`() throws {
    try folder.writeScript("broken", "exit 3")
    let playback = try player("broken").start()
    playback.append([Int16](repeating: 1, count: 40_000))
    let outcome = playback.finish()
    #expect(
      outcome == .failed(SoundUnavailable(failures: [.ended("broken", status: 3)])))
    #expect(playback.append([1]) == nil)
    guard case .failed(let reason) = outcome else { return }
    #expect(
      reason.description == "no sound output: broken ended with status 3; "
        + "check the sound device or server; captions continue")
  }

  @Test func `a player that was tried with several options is named once`() {
    let reason = SoundUnavailable(failures: [
      .ended("paplay", status: 1), .ended("pw-cat", status: 1), .ended("pw-cat", status: 1),
      .stalled("pw-cat"),
    ])
    #expect(
      reason.description
        == "no sound output: paplay ended with status 1, pw-cat ended with status 1, then accepts no sound; "
        + "check the sound device or server; captions continue")
  }

  @Test func `the next player takes over from the first sample`() throws {
    try folder.writeScript("broken", "exit 1")
    try addRecorder()
    let player = player("broken", "recorder")
    let playback = try player.start()
    playback.append([1, 2, 3, 4])
    #expect(playback.finish() == .played(frames: 4))
    #expect(folder.bytes("recorder.bytes") == [1, 0, 2, 0, 3, 0, 4, 0])
    try folder.writeScript("broken", #"echo > "$0.tried"; exit 1"#)
    #expect(try player.start().finish() == .played(frames: 0))
    #expect(folder.bytes("broken.tried") == nil)
  }

  @Test func `an interruption ends the player at once`() throws {
    let playback = try startHanging()
    let process = try hangingProcess()
    playback.interrupt()
    guard case .interrupted(let frames) = playback.finish() else {
      Issue.record("not interrupted: \(String(describing: playback.outcome))")
      return
    }
    #expect(frames < 400_000)
    #expect(kill(process, 0) == -1)
  }

  @Test func `a released playback ends its player`() throws {
    var playback: Playback? = try startHanging()
    let process = try hangingProcess()
    #expect(playback?.outcome == nil)
    playback = nil
    var waits = 0
    while kill(process, 0) == 0, waits < 5_000 {
      usleep(1_000)
      waits += 1
    }
    #expect(kill(process, 0) == -1)
  }

  private func startHanging() throws -> Playback {
    try folder.writeScript("hanging", #"echo $$ > "$0.process"; exec sleep 600"#)
    let playback = try player("hanging").start()
    playback.append([Int16](repeating: 1, count: 400_000))
    return playback
  }

  /// The process of the script, as soon as it runs.
  private func hangingProcess() throws -> pid_t {
    var text = ""
    var waits = 0
    while !text.hasSuffix("\n"), waits < 5_000 {
      text = folder.bytes("hanging.process").map { String(decoding: $0, as: UTF8.self) } ?? ""
      usleep(1_000)
      waits += 1
    }
    return try #require(pid_t(text.dropLast()))
  }

  @Test func `a player that takes nothing is given up`() throws {
    try folder.writeScript("hanging", "exec sleep 600")
    let playback = try player("hanging", patience: 0.1).start()
    playback.append([Int16](repeating: 1, count: 40_000))
    #expect(playback.finish() == .failed(SoundUnavailable(failures: [.stalled("hanging")])))
  }

  @Test func `a player that cannot be run is a failure, not an end`() throws {
    let script = Data("#!/nowhere/shell\n".utf8)
    try script.write(to: URL(fileURLWithPath: "\(folder.path)/odd"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/odd")
    let playback = try player("odd").start()
    #expect(
      playback.finish()
        == .failed(SoundUnavailable(failures: [.cannotStart("odd", code: Int(ENOENT))])))
  }

  @Test func `folders that are not absolute are not searched`() throws {
    try addRecorder()
    let player = Player(candidates: [PlayerCommand("recorder")], searchPath: ".::bin")
    #expect(throws: SoundUnavailable(failures: [])) { try player.start() }
  }
}
