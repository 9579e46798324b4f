/// The assignment of keys to commands in a terminal.
///
/// In the maps for users of NVDA and Orca, the arrows and single letters have the meaning of those
/// screen readers' browse modes. Insert and Caps Lock do not reach a terminal, so commands that need
/// them have other keys (docs/reader.md).
public enum KeyMap: String, CaseIterable, Hashable, Sendable {
  case earshot, nvda, orca

  /// All bindings; of two with the same key, the first counts.
  var bindings: [KeyBinding] {
    switch self {
    case .earshot: KeyBinding.earshot
    case .nvda: KeyBinding.nvda
    case .orca: KeyBinding.orca
    }
  }

  /// The lines of `?`: at most 23, so that they fit on a screen of 24 lines, each of at most 40
  /// characters, the length of a braille display.
  var help: [String] {
    switch self {
    case .earshot: KeyHelp.earshot
    case .nvda: KeyHelp.nvda
    case .orca: KeyHelp.orca
    }
  }

  /// The topic of `help` with its keys.
  var topic: String { self == .earshot ? "keys" : "keys \(rawValue)" }

  /// The binding of a key; nil if it has none.
  func binding(of key: String) -> KeyBinding? {
    switch self {
    case .earshot: Self.earshotKeys[key]
    case .nvda: Self.nvdaKeys[key]
    case .orca: Self.orcaKeys[key]
    }
  }

  /// The name of the first key for a command; nil if it has none.
  func keyName(of command: ReaderCommand) -> String? {
    bindings.first { $0.meaning == .command(command) }?.keys.first.map(Self.name)
  }

  /// The name of a key, as in “Page Up”.
  static func name(of key: String) -> String {
    if let name = names[key] { return name }
    guard key.hasPrefix("\u{1B}"), key.count == 2 else { return key }
    return "Alt-" + name(of: String(key.dropFirst()))
  }

  private static let names: [String: String] = [
    " ": "Space", "\r": "Enter", "\n": "Enter", "\t": "Tab", "\u{1B}": "Escape",
    "\u{7F}": "Backspace", "\u{8}": "Backspace", "\u{4}": "Control-D", "\u{1B}[Z": "Shift-Tab",
    "\u{1B}[A": "Up", "\u{1B}OA": "Up", "\u{1B}[B": "Down", "\u{1B}OB": "Down",
    "\u{1B}[C": "Right", "\u{1B}OC": "Right", "\u{1B}[D": "Left", "\u{1B}OD": "Left",
    "\u{1B}[1;5C": "Control-Right", "\u{1B}[1;5D": "Control-Left",
    "\u{1B}[1;5A": "Control-Up", "\u{1B}[1;5B": "Control-Down",
    "\u{1B}[H": "Home", "\u{1B}OH": "Home", "\u{1B}[1~": "Home", "\u{1B}[7~": "Home",
    "\u{1B}[F": "End", "\u{1B}OF": "End", "\u{1B}[4~": "End", "\u{1B}[8~": "End",
    "\u{1B}[5~": "Page Up", "\u{1B}[6~": "Page Down", "\u{1B}OP": "F1", "\u{1B}[11~": "F1",
    "\u{1B}[[A": "F1", "\u{1B}[1;5H": "Control-Home", "\u{1B}[1;5F": "Control-End",
  ]

  private static let earshotKeys = byKey(KeyBinding.earshot)
  private static let nvdaKeys = byKey(KeyBinding.nvda)
  private static let orcaKeys = byKey(KeyBinding.orca)

  private static func byKey(_ bindings: [KeyBinding]) -> [String: KeyBinding] {
    Dictionary(
      bindings.flatMap { binding in binding.keys.map { ($0, binding) } },
      uniquingKeysWith: { first, _ in first })
  }
}
