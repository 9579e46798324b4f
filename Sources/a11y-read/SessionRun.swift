internal import AccessibilityModel
internal import ArgumentParser
internal import CommandSupport
internal import Platform
internal import ScreenReader
internal import Speech
internal import Utterances

/// Sets up a session according to the options, and runs it.
struct SessionRun {
  let reader: Reader
  let file: String
  let wording: WordingName
  let format: TranscriptForm
  let options: SessionOptions
  let speech: SpeechOptions

  /// Navigates a screen in a terminal.
  func interact(at chosen: ChosenLayout, mayResume: Bool) throws {
    let session = try session(at: chosen.index, resumes: options.resume ?? mayResume)
    var interaction: InteractiveSession
    do throws(SystemError) {
      interaction = try InteractiveSession(
        session, at: chosen, takesKeys: !options.lines, map: options.keys ?? .earshot)
    } catch {
      throw refusal("\(error)")
    }
    let bell = interaction.bell
    session.state.isLive = true
    let lexicons = try SpokenLexicons(path: speech.lexicon).load()
    session.makeVoice = { voice(lexicons, bell) }
    session.begin(speaking: speaks(session.store, inTerminal: true))
    interaction.run()
    session.voice?.end()
    session.store.save(session.state, by: reader)
  }

  /// Plays commands from a file; only `--resume` reads and writes the saved position.
  func play(at layout: Int) throws {
    let resumes = options.resume ?? false
    let sound = try sound()
    let session = try session(
      at: layout, resumes: resumes,
      store: resumes ? nil : StateStore(path: InputFile.standardInput),
      pace: sound)
    if let resumption = session.resumption { Console.complain("a11y-read: \(resumption.text)") }
    if sound == nil, speaks(session.store, inTerminal: false) {
      session.voice = voice(try SpokenLexicons(path: speech.lexicon).load(), nil)
    }
    if sound != nil || format == .vtt { session.reader.keepHeard(in: &session.state) }
    begin(session)
    let isWhole = try play(session)
    session.store.save(session.state, by: reader)
    try finish(session, sound)
    for remark in session.voice?.consumeRemarks() ?? [] { Console.complain("a11y-read: \(remark)") }
    if !isWhole { throw ExitCode(2) }
  }

  /// The sound of a session for a file; nil if none is requested.
  private func sound() throws -> SessionSound? {
    guard speech.wav != nil else { return nil }
    let lexicons = try SpokenLexicons(path: speech.lexicon).load()
    do {
      return try SessionSound(voice: speech.voice, lexicons: lexicons)
    } catch {
      throw refusal("a11y-read: error: \(error)")
    }
  }

  /// Writes the heard parts, as sound and as timed captions.
  private func finish(_ session: ReadSession, _ sound: SessionSound?) throws {
    let heard = session.reader.finish(&session.state)
    if format == .vtt { session.output.write(SessionCaptions(parts: heard).text) }
    guard let sound, let path = speech.wav else { return }
    do throws(SystemError) {
      try OutputFile.write(sound.file(of: heard), to: path)
    } catch {
      throw refusal("\(error)")
    }
    for remark in sound.remarks { Console.complain("a11y-read: \(remark)") }
    if let failure = sound.failure { throw refusal("a11y-read: error: \(failure)") }
  }

  /// The output of commands from a file, for a comparison; nothing is spoken and no position is
  /// saved.
  ///
  /// - Returns: nil if a line is not a command, which is printed.
  func record(at layout: Int) throws -> [UInt8]? {
    let store = StateStore(path: InputFile.standardInput)
    let session = try session(
      at: layout, resumes: false, store: store, output: SessionOutput(format, isKept: true))
    begin(session)
    guard try play(session) else { return nil }
    return Array(session.output.kept.utf8)
  }

  private func begin(_ session: ReadSession) {
    session.output.begin(
      source: Folder.relativePath(file), reader: reader, state: session.state, wording: wording)
  }

  /// - Returns: whether every line was a command.
  private func play(_ session: ReadSession) throws -> Bool {
    let script = ScriptSession(session: session, path: options.commands ?? InputFile.standardInput)
    do throws(SystemError) {
      return try script.run()
    } catch {
      throw refusal("\(error); expected a file of commands")
    }
  }

  /// All stops from the starting position.
  func transcript(at layout: Int, language: String?) throws -> Transcript {
    let screen = reader.hierarchy.screens[layout]
    var transcript = Transcript(of: screen, wording: wording, language: language)
    guard options.start != nil || options.resume == true else { return transcript }
    let session = try session(at: layout, resumes: options.resume ?? false)
    guard session.state.layout == layout else {
      throw refusal("the last session ended on another screen; name it with --screen")
    }
    transcript.removeFirst(session.state.appCursor)
    return transcript
  }

  // MARK: Setting up

  private func session(
    at layout: Int, resumes: Bool, store: StateStore? = nil, output: SessionOutput? = nil,
    pace: SessionSound? = nil
  ) throws -> ReadSession {
    var reader = reader
    if let pace { reader.pace = pace }
    let settings = SpeechSettings(rate: speech.rate, pitch: speech.pitch, volume: speech.volume)
    let session = ReadSession(
      reader: reader, state: reader.start(at: layout, settings: settings),
      store: store ?? StateStore(path: file), output: output ?? SessionOutput(format))
    if let start = options.start {
      guard reader.place(&session.state, at: start) else {
        throw refusal(
          "\(Folder.relativePath(file)): error: found no stop with the identifier \"\(start)\"")
      }
    } else if resumes {
      session.resume()
    }
    return session
  }

  /// The option overrides the environment, which overrides the saved setting.
  private func speaks(_ store: StateStore, inTerminal: Bool) -> Bool {
    switch options.speech ?? SpeechChoice.ofEnvironment ?? .auto {
    case .on: return true
    case .off: return false
    case .auto: return inTerminal && (store.remembersSpeech ?? true)
    }
  }

  private func voice(_ lexicons: Lexicons, _ bell: SessionBell?) -> Voice? {
    do {
      return try Voice(voice: speech.voice, lexicons: lexicons, bell: bell)
    } catch {
      Console.complain("a11y-read: \(error)")
      return nil
    }
  }

  private func refusal(_ message: String) -> ExitCode {
    Console.complain(message)
    return ExitCode(2)
  }
}
