internal import AccessibilityModel
internal import CommandSupport
internal import Platform
internal import ScreenReader

/// Reads commands from a terminal, one per line, and prints the speech below them.
///
/// Nothing is ever redrawn: the user's screen reader reads every line once.
struct InteractiveSession: ~Copyable {
  let session: ReadSession
  private var input: SessionInput
  private var lastInterrupt: ContinuousClock.Instant?
  private var isPrompted = false

  private static let prompt = "> "

  /// While it exists, the terminal sends each key at once.
  private var keys: TerminalKeys?
  private let takesKeys: Bool
  private let map: KeyMap
  /// Whether keys are explained instead of obeyed.
  private var isLearning = false
  /// Whether keys went into a text field at the last key.
  private var wasEditing = false
  /// The text to find so far; nil if none is being typed.
  private var finding: String?

  /// The screen that was chosen of several.
  private let chosen: ChosenLayout

  init(
    _ session: ReadSession, at chosen: ChosenLayout, takesKeys: Bool, map: KeyMap
  ) throws(SystemError) {
    self.session = session
    self.map = map
    self.chosen = chosen
    self.takesKeys = takesKeys
    session.output.breaksLines = true
    input = try SessionInput(path: InputFile.standardInput, handlesSignals: true)
    if takesKeys { takeKeys() }
    session.state.keyMap = takesKeys ? map : nil
  }

  var bell: SessionBell { input.bell }

  mutating func run() {
    session.greet(head)
    announceTyping()
    while !session.state.hasEnded {
      prompt()
      switch input.next(within: isReading ? Self.readingPause : nil) {
      case .line(let line): perform(line)
      case .key(let key): press(key)
      case .end:
        session.output.line("")
        return
      case .signal(let signal): receive(signal)
      case .bell: remark()
      case .nothing: break
      }
      announceTyping()
      readOn()
    }
  }

  /// One line: the position, the number of stops, the next step.
  private var head: String {
    let screen = session.reader.screen(session.state)
    let title = screen.title ?? screen.identifier ?? session.reader.hierarchy.app.name ?? "Screen"
    let count = session.reader.stopCount(session.state)
    let found = session.resumption.map { " \($0.text)" } ?? ""
    let help = input.readsKeys ? "Press ? for keys." : "Type help."
    return "\(title), \(count) \(count == 1 ? "stop" : "stops").\(found)\(others) \(help)"
  }

  /// A note that the file has other screens, and how to name one; empty after a return to another
  /// one.
  private var others: String {
    guard let note = chosen.note, session.state.layout == chosen.index else { return "" }
    let hint = input.readsKeys ? "\(screensKey) lists them" : "screens lists them"
    return " \(note.prefix(1).uppercased())\(note.dropFirst()); \(hint)."
  }

  private var screensKey: String { map == .earshot ? "s" : "Alt-s" }

  /// There is no prompt during continuous reading.
  private mutating func prompt() {
    guard !isPrompted, !isReading, !input.readsKeys else { return }
    session.output.prompt(Self.prompt)
    isPrompted = true
  }

  private var isReading: Bool { session.state.isReading && !session.state.isPaused }

  private mutating func perform(_ line: String) {
    isPrompted = false
    session.interruptVoice()
    if let error = session.perform(line: line) {
      session.perform(.failed(error.description), words: line)
    }
  }

  // MARK: Keys

  private mutating func takeKeys() {
    keys = TerminalKeys.begin()
    input.readsKeys = keys != nil
  }

  private mutating func takeLines() {
    keys = nil
    input.readsKeys = false
  }

  private mutating func press(_ key: String) {
    if finding != nil { return find(key) }
    let isEditing = session.reader.isEditing(session.state)
    let meaning =
      isEditing ? KeyMeaning(typing: key, in: map) : KeyMeaning(key: key, in: map)
    if isLearning, meaning != .learn { return explain(key, isEditing: isEditing) }
    switch meaning {
    case .command(.screens):
      session.perform(.screens, words: "")
      if hasOtherScreens { askForLine("screen ") }
    case .command(let command): session.perform(command, words: "")
    case .line(let beginning): askForLine(beginning)
    case .digit(let digit): choose(digit)
    case .learn: toggleLearning()
    case .find:
      session.interruptVoice()
      finding = ""
      session.output.line("Find: type, then Enter; Escape ends.")
    case nil:
      let name = key.unicodeScalars.contains { $0.value < 0x20 } ? "" : " \(key)"
      session.perform(.failed("the key\(name) has no command; ? lists the keys"), words: "")
    }
  }

  private var hasOtherScreens: Bool {
    let numbers = session.reader.hierarchy.screens.map(\.number)
    return Set(numbers).count > 1
  }

  // MARK: Learning keys

  private mutating func toggleLearning() {
    isLearning.toggle()
    session.perform(
      .explain(
        isLearning
          ? "Learn mode: press a key to hear what it does; F1 ends." : "Learn mode has ended."),
      words: "")
  }

  private mutating func explain(_ key: String, isEditing: Bool) {
    session.interruptVoice()
    session.perform(
      .explain(KeyMeaning.explanation(of: key, in: map, isEditing: isEditing)), words: "")
  }

  /// When keys begin or cease to go into a text field.
  private mutating func announceTyping() {
    let isEditing = input.readsKeys && session.reader.isEditing(session.state)
    guard isEditing != wasEditing, !session.state.hasEnded else { return }
    wasEditing = isEditing
    session.perform(
      .explain(
        isEditing
          ? "Keys type into the field. Commands: Alt with a key, or Escape first."
          : "Keys are commands again."), words: "")
  }

  /// One digit is a single key; if there are ten stops or more, the rest of the number follows.
  private mutating func choose(_ digit: Int) {
    guard session.reader.listedCount(session.state) < digit * 10 else {
      return askForLine("item \(digit)")
    }
    session.perform(.item(digit), words: "")
  }

  /// A key of the text to find: each announces the matches, below earlier output.
  private mutating func find(_ key: String) {
    let text = finding ?? ""
    switch key {
    case "\r", "\n":
      finding = nil
      if !text.isEmpty { session.perform(.find(text), words: "") }
    case "\u{1B}", "\u{4}":
      finding = nil
      session.perform(.whereAmI, words: "")
    case "\u{7F}", "\u{8}": preview(String(text.dropLast()))
    case "\u{1B}[B", "\u{1B}OB", "\t":
      if !text.isEmpty { session.perform(.find(text), words: "") }
    default:
      if key.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
        preview(text + key)
      }
    }
  }

  private mutating func preview(_ text: String) {
    finding = text
    if text.isEmpty {
      session.output.line("Find: nothing typed.")
    } else {
      session.perform(.preview(text), words: "")
    }
  }

  /// A whole line with the terminal's editing, then single keys again.
  private mutating func askForLine(_ beginning: String) {
    takeLines()
    session.interruptVoice()
    session.output.prompt(beginning.isEmpty ? ": " : beginning)
    waiting: while true {
      switch input.next() {
      case .line(let line):
        if !(beginning + line).trimmingSpaces.isEmpty { perform(beginning + line) }
        break waiting
      case .signal(let signal):
        receive(signal)
        break waiting
      case .end: break waiting
      case .key, .bell, .nothing: continue
      }
    }
    takeKeys()
  }

  // MARK: Continuous reading

  /// The interval between checks whether a stop has been heard, in milliseconds.
  private static let readingPause = 20

  private mutating func readOn() {
    guard isReading, session.hasBeenHeard else { return }
    session.perform(.heard, words: "")
  }

  /// The voice has a remark: something that it could not do.
  private mutating func remark() {
    for remark in session.voice?.consumeRemarks() ?? [] {
      if isPrompted { session.output.line("") }
      isPrompted = false
      session.output.line(remark)
    }
  }

  // MARK: Signals

  private mutating func receive(_ signal: SessionSignal) {
    // The terminal has echoed the key, “^C”, on the current line.
    session.output.line("")
    isPrompted = false
    switch signal {
    case .interrupt: stopSpeech()
    case .terminate, .hangUp: session.perform(.terminated, words: "")
    case .stop:
      session.perform(.suspended, words: "")
      takeLines()
      SessionSignal.stopProcess()
      if takesKeys { takeKeys() }
      session.perform(.continued, words: "")
    }
  }

  /// The first press stops speech; a second within a second ends the session, which saves its
  /// position.
  private mutating func stopSpeech() {
    let now = ContinuousClock.now
    if let lastInterrupt, now - lastInterrupt < .seconds(1) {
      return session.perform(.quit, words: "")
    }
    lastInterrupt = now
    let wasHeard = session.isSpeaking || session.state.isReading
    session.silenceVoice()
    if wasHeard, !session.state.isPaused { session.perform(.pause, words: "") }
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring { drop(while: \.isWhitespace) }
}
