/// The effect of a single key in a terminal without line editing.
public enum KeyMeaning: Hashable, Sendable {
  case command(ReaderCommand)
  /// Starts a line with this text.
  case line(String)
  /// The first digit of the number of a listed stop.
  case digit(Int)
  /// Starts a text to find, key by key.
  case find
  /// Begins or ends learn mode, which explains keys instead of obeying them.
  case learn

  /// - Parameters:
  ///   - key: a character, or the sequence that a terminal sends for an arrow or similar key. ESC
  ///     and a character is Alt with that key, whose meaning is that of the key alone unless it has
  ///     its own.
  ///   - map: the assignment of keys.
  public init?(key: String, in map: KeyMap = .earshot) {
    if let binding = map.binding(of: key) {
      self = binding.meaning
    } else if key.hasPrefix("\u{1B}"), key.count == 2 {
      self.init(key: String(key.dropFirst()), in: map)
    } else if map == .earshot, key.count == 1, key.allSatisfy(\.isASCII), let digit = Int(key),
      digit > 0
    {
      self = .digit(digit)
    } else {
      return nil
    }
  }

  /// The effect of a key while a text field is being edited: characters are typed, arrows move the
  /// insertion point, and keys with Alt or Control keep their meaning.
  ///
  /// - Returns: nil for a key without a meaning.
  public init?(typing key: String, in map: KeyMap = .earshot) {
    if let command = Self.typing[key] {
      self = .command(command)
    } else if !key.isEmpty,
      key.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    {
      self = .command(.type(key))
    } else {
      self.init(key: key, in: map)
    }
  }

  private static let typing: [String: ReaderCommand] = {
    var keys: [String: ReaderCommand] = [
      "\u{1B}": .endEditing, "\r": .pressReturn, "\n": .pressReturn, "\u{7F}": .erase(1),
      "\u{8}": .erase(1), "\t": .nextField(.forward), "\u{1B}[Z": .nextField(.backward),
      "\u{1B}[1;5C": .caret(.wordRight), "\u{1B}[1;5D": .caret(.wordLeft),
    ]
    for (letter, move): (Character, CaretMove) in [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left),
    ] {
      keys["\u{1B}[\(letter)"] = .caret(move)
      keys["\u{1B}O\(letter)"] = .caret(move)
    }
    for key in KeyBinding.home { keys[key] = .caret(.start) }
    for key in KeyBinding.end { keys[key] = .caret(.end) }
    return keys
  }()

  /// The name and the effect of a key, for learn mode.
  public static func explanation(of key: String, in map: KeyMap, isEditing: Bool) -> String {
    let name = KeyMap.name(of: key)
    if isEditing, let command = typing[key] {
      return "\(name): \(CommandWord.summary(of: command))"
    }
    if isEditing, case .command(.type)? = KeyMeaning(typing: key, in: map) {
      return "\(name): types it"
    }
    if let binding = map.binding(of: key) { return "\(name): \(binding.summary)" }
    let plain = key.hasPrefix("\u{1B}") && key.count == 2 ? String(key.dropFirst()) : key
    if let binding = map.binding(of: plain) { return "\(name): \(binding.summary)" }
    if case .digit? = KeyMeaning(key: key, in: map) {
      return "\(name): a stop of the list, by its number"
    }
    let isPrintable = name.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    return isPrintable ? "\(name): no command" : "This key has no command."
  }
}
