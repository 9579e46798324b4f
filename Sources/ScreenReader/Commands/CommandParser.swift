internal import AccessibilityModel
internal import SourceText

extension ReaderCommand {
  /// Parses a line.
  ///
  /// - Returns: nil for a comment (`#`), which does nothing.
  /// - Throws: the error in the line and what was expected.
  public static func parse(_ line: String) throws(CommandError) -> ReaderCommand? {
    let line = line.trimmed
    if let key = keys[line] { return key }
    if line.hasPrefix("#") { return nil }
    if line.hasPrefix("/"), line.count > 1 { return .find(String(line.dropFirst()).trimmed) }
    guard let space = line.firstIndex(where: \.isWhitespace) else {
      return try parse(word: line.lowercased(), rest: "")
    }
    return try parse(
      word: line[..<space].lowercased(), rest: String(line[space...]).trimmed)
  }

  /// The arrows and neighbouring keys as a terminal sends them, followed by Enter.
  private static let keys: [String: ReaderCommand] = [
    "\u{1B}[A": .up, "\u{1B}[B": .down, "\u{1B}[C": .next, "\u{1B}[D": .previous,
    "\u{1B}[H": .first, "\u{1B}[F": .last, "\u{1B}[1~": .first, "\u{1B}[4~": .last,
  ]

  private static func parse(word: String, rest: String) throws(CommandError) -> ReaderCommand {
    if word.isEmpty { return .next }
    if let kind = RotorSetting(jumpWord: word) { return .jump(kind, try direction(word, rest)) }
    let known = CommandWord.all.first { $0.word == word || $0.aliases.contains(word) }
    guard let known else { throw CommandError(unknown: word) }
    let arguments = CommandArguments(known, rest)
    if let plain = plain[known.word] {
      try arguments.expectNone()
      return plain
    }
    return try withArguments(arguments)
  }

  private static func direction(_ word: String, _ rest: String) throws(CommandError) -> Direction {
    switch rest.lowercased() {
    case "", "next": return .forward
    case "previous", "prev": return .backward
    default: throw CommandError("\"\(word)\" takes next or previous, not \"\(rest)\"")
    }
  }

  private static let plain: [String: ReaderCommand] = [
    "next": .next, "previous": .previous, "first": .first, "last": .last, "pause": .pause,
    "where": .whereAmI, "why": .why, "repeat": .repeatLast, "activate": .activate,
    "menu": .menu,
    "increment": .increment, "decrement": .decrement, "up": .up, "down": .down,
    "escape": .escape, "magic-tap": .magicTap, "undo": .undo, "redo": .redo, "shake": .shake,
    "screens": .screens, "sleep": .sleep, "wake": .wake, "background": .background,
    "foreground": .foreground, "memory-warning": .memoryWarning, "ring": .ring,
    "silent": .silent, "curtain": .curtain, "quit": .quit,
    "return": .pressReturn, "done": .endEditing, "sound": .sound,
  ]

  private static func withArguments(
    _ arguments: CommandArguments
  ) throws(CommandError) -> ReaderCommand {
    let rest = arguments.text
    switch arguments.command.word {
    case "touch": return try touch(arguments)
    case "drag": return .drag(try arguments.points(atLeast: 2))
    case "find": return .find(try arguments.required())
    case "scroll": return .scroll(try arguments.word(ScrollDirection.self))
    case "read-all": return .readAll(stops: try arguments.optionalCount())
    case "read-from-top": return .readFromTop(stops: try arguments.optionalCount())
    case "history": return .history(try arguments.optionalCount() ?? 10)
    case "items": return .items(rest)
    case "item": return .item(try arguments.count(in: 1...1_000_000))
    case "rotor": return .rotor(rotorChoice(rest))
    case "actions": return .actions(rest)
    case "edit": return .edit(try editAction(arguments))
    case "type": return .type(try arguments.required())
    case "delete": return .erase(try arguments.optionalCount() ?? 1)
    case "caret": return .caret(try arguments.word(CaretMove.self))
    case "tab": return .nextField(try direction(arguments.command.word, rest))
    case "verbosity": return try verbosity(arguments)
    case "rotation-lock": return .rotationLock(isOn: try arguments.word(OnOff.self) == .on)
    case "tutorial": return .tutorial(isOn: try isTutorialOn(arguments))
    case "echo": return .echo(try arguments.word(TypingEcho.self))
    case "screen": return .screen(try arguments.required())
    case "rotate": return .rotate(rest.isEmpty ? .turn : try arguments.word(Rotation.self))
    case "call": return .call(callStep(rest))
    case "battery": return .battery(rest.isEmpty ? 20 : try arguments.count(in: 1...100))
    case "permission": return try permission(arguments)
    case "message": return .message(try arguments.required())
    case "alarm": return .alarm(rest)
    case "notification": return .notification(rest)
    case "headset": return try headset(arguments)
    case "wireless": return .wireless(rest.lowercased() == "off" ? nil : try arguments.required())
    case "volume": return try volume(arguments)
    case "music": return .music(isOn: try arguments.word(OnOff.self) == .on)
    case "speech": return .speech(isOn: rest.isEmpty ? nil : try arguments.word(OnOff.self) == .on)
    case "wait": return .wait(milliseconds: try arguments.milliseconds())
    case "help": return .help(rest.lowercased())
    default: throw arguments.refusal
    }
  }

  private enum InOut: String, CaseIterable { case `in`, out }
  private enum OnOff: String, CaseIterable { case on, off }

  private static func touch(_ arguments: CommandArguments) throws(CommandError) -> ReaderCommand {
    let points = try arguments.points(atLeast: 1)
    guard points.count == 1, let point = points.first else { throw arguments.refusal }
    return .touch(point)
  }

  private static func verbosity(
    _ arguments: CommandArguments
  ) throws(CommandError) -> ReaderCommand {
    let words = arguments.text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, let part = VerbosityPart(rawValue: words[0]),
      let state = OnOff(rawValue: words[1])
    else { throw arguments.refusal }
    return .verbosity(part, isOn: state == .on)
  }

  private static func isTutorialOn(_ arguments: CommandArguments) throws(CommandError) -> Bool {
    if arguments.text.isEmpty { return true }
    guard arguments.text.lowercased() == "end" else { throw arguments.refusal }
    return false
  }

  private static func volume(_ arguments: CommandArguments) throws(CommandError) -> ReaderCommand {
    switch arguments.text.lowercased() {
    case "up": return .volumeButton(isUp: true)
    case "down": return .volumeButton(isUp: false)
    default: return .volume(try arguments.count(in: 0...100))
    }
  }

  private static func permission(
    _ arguments: CommandArguments
  ) throws(CommandError) -> ReaderCommand {
    let words = arguments.text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, let permission = Alert.Permission(rawValue: name),
      words.count <= 2
    else { throw arguments.refusal }
    guard words.count == 2 else { return .permission(permission.rawValue, .current) }
    // The first iPhones asked for the location and for notifications.
    guard let age = PermissionAge(rawValue: words[1]), age == .classic,
      permission == .location || permission == .notifications
    else { throw arguments.refusal }
    return .permission(permission.rawValue, age)
  }

  private static func rotorChoice(_ text: String) -> RotorChoice {
    switch text.lowercased() {
    case "": .say
    case "next": .next
    case "previous", "prev": .previous
    default: .named(text)
    }
  }

  private static func headset(_ arguments: CommandArguments) throws(CommandError) -> ReaderCommand {
    let parts = arguments.text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let way = parts.first.flatMap({ InOut(rawValue: $0.lowercased()) }),
      way == .in || parts.count == 1
    else { throw arguments.refusal }
    return .headset(isIn: way == .in, name: parts.count > 1 ? String(parts[1]).trimmed : "")
  }

  private static func callStep(_ text: String) -> CallStep {
    switch text.lowercased() {
    case "answer": .answer
    case "decline": .decline
    case "end": .end
    case "hold": .hold
    case "swap": .swap
    default: .incoming(caller: text)
    }
  }

  private static func editAction(
    _ arguments: CommandArguments
  ) throws(CommandError) -> EditAction? {
    if arguments.text.isEmpty { return nil }
    if arguments.text.lowercased() == "select-all" { return .selectAll }
    return try arguments.word(EditAction.self)
  }
}

/// The error in a line, and what was expected.
public struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// Typed text is quoted in it, so control characters are removed.
  init(_ description: String) { self.description = CaptionText.safe(description) }

  /// - Parameter word: not a command, but perhaps a misspelt one.
  init(unknown word: String) {
    let words = CommandWord.all.map(\.word) + RotorSetting.jumpWords.keys.filter { $0.count > 1 }
    // A short word resembles too many others.
    let nearest = word.count > 2 ? Nearest.word(to: word, in: words) : nil
    let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "help lists the commands"
    self.init("unknown command \"\(word)\"; \(hint)")
  }
}
