extension CodeWordScanner {
  /// Notes what the sign at the position may do with the name before it or after it.
  mutating func noteSetting(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "="): noteAssignment()
    // The label of an argument, or the type of a parameter.
    case UInt8(ascii: ":"): words.settings.set(lastName, to: nil)
    case UInt8(ascii: "&") where index == 0 || bytes[index - 1] != byte: notePath(index + 1)
    // Bindings and key paths.
    case UInt8(ascii: "$"), UInt8(ascii: "\\"): notePath(index + 1)
    default: break
    }
  }

  private mutating func noteAssignment() {
    let before = index > 0 ? bytes[index - 1] : 0
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard after != UInt8(ascii: "="), !"=!<>~".utf8.contains(before) else { return }
    let isPlain = before.isSpace || before.isNamePart
    let value = isPlain ? literal(at: index + 1) : nil
    words.settings.set(lastName, to: value)
    // `BOOL const hasShop = NO;`
    if !isSwift, constant == .before, let value {
      declareFlag(String(decoding: bytes[lastRange], as: UTF8.self), owner: nil, value)
    }
  }

  /// A literal that is the whole value.
  private func literal(at start: Int) -> Bool? {
    var start = start
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let word = bytes[min(start, bytes.count)...].prefix { $0.isNamePart }
    guard let value = Self.literals[String(decoding: word.prefix(6), as: UTF8.self)] else {
      return nil
    }
    let rest = bytes[word.endIndex...]
    guard let next = rest.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return value }
    guard next.isNewline else {
      return ";,})/{".utf8.contains(next) ? value : nil
    }
    // An operator may be on the next line.
    let following = rest.first { !$0.isSpace } ?? 0
    return "&|?=!.".utf8.contains(following) ? nil : value
  }

  private static let literals: [String: Bool] = [
    "true": true, "YES": true, "TRUE": true, "false": false, "NO": false, "FALSE": false,
  ]

  /// Notes the names of a chain, which may be set: `&settings.isNew`, `$isNew`, `\.isNew`.
  private mutating func notePath(_ start: Int) {
    var name = CodeName()
    for byte in bytes[min(start, bytes.count)...].prefix(200) {
      if byte.isNamePart {
        name.add(byte)
      } else if ".->?".utf8.contains(byte) {
        words.settings.set(name, to: nil)
        name = CodeName()
      } else {
        break
      }
    }
    words.settings.set(name, to: nil)
  }

  /// Notes all names up to a parenthesis, a brace or the end of the line.
  mutating func noteNames(from start: Int) {
    var name = CodeName()
    for byte in bytes[min(start, bytes.count)...].prefix(400) {
      if byte.isNamePart {
        name.add(byte)
        continue
      }
      words.settings.set(name, to: nil)
      name = CodeName()
      if byte.isNewline || ")={;".utf8.contains(byte) { break }
    }
    words.settings.set(name, to: nil)
  }

  /// Notes the parameters of a closure before `in`, and the variable of a loop.
  mutating func noteParameters(before end: Int) {
    var start = end
    while start > 0, end - start < 200, bytes[start - 1] != UInt8(ascii: "{"),
      !bytes[start - 1].isNewline
    {
      start -= 1
    }
    var name = CodeName()
    for byte in bytes[start..<end] {
      if byte.isNamePart {
        name.add(byte)
      } else {
        words.settings.set(name, to: nil)
        name = CodeName()
      }
    }
    words.settings.set(name, to: nil)
  }

  /// Notes what `let` and `var` bind, unless it is declared with a literal: `let (a, b)`, `if let a {`.
  mutating func noteBinding() {
    var start = index
    while start < bytes.count, bytes[start].isSpace { start += 1 }
    let name = bytes[min(start, bytes.count)...].prefix { $0.isNamePart }
    let next = bytes[name.endIndex...].first { !$0.isSpace } ?? 0
    if name.isEmpty || next == UInt8(ascii: "(") || next == UInt8(ascii: ".") {
      noteNames(from: start)
    } else if next != UInt8(ascii: "="), next != UInt8(ascii: ":") {
      words.settings.set(CodeName(String(decoding: name, as: UTF8.self)), to: nil)
    }
  }

  /// Declares a property behind whose name the position is: `var isNew = false`, `let isNew: Bool = false`.
  mutating func noteProperty(_ name: ArraySlice<UInt8>) {
    let text = String(decoding: name, as: UTF8.self)
    var rest = bytes[index...].drop { $0 == 0x20 }
    if rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst().drop { $0 == 0x20 }
      guard rest.starts(with: "Bool".utf8) else {
        return words.settings.set(CodeName(text), to: nil)
      }
      rest = rest.dropFirst(4).drop { $0 == 0x20 }
    }
    guard rest.first == UInt8(ascii: "="), let value = literal(at: rest.startIndex + 1) else {
      return words.settings.set(CodeName(text), to: nil)
    }
    declareFlag(text, owner: scopes.last { $0.isType }?.name, value)
  }

  /// `@property (nonatomic) BOOL isNew;`
  mutating func noteObjectiveCProperty() {
    let head = bytes[index...].prefix(400).prefix { $0 != UInt8(ascii: ";") }
    let names = String(decoding: head, as: UTF8.self).split {
      !$0.utf8.allSatisfy(\.isNamePart)
    }
    guard let name = names.last else { return }
    let isPlain = !names.contains { $0 == "getter" || $0 == "setter" || $0 == "IBInspectable" }
    guard isPlain, names.count > 1, ["BOOL", "bool"].contains(names[names.count - 2]) else {
      return words.settings.set(CodeName(String(name)), to: nil)
    }
    declareFlag(String(name), owner: scopes.first?.name, false, isOfRuntime: true)
  }

  /// `#define HAS_SHOP 0`, behind whose name the position is.
  mutating func noteMacro(_ name: ArraySlice<UInt8>) {
    let text = String(decoding: name, as: UTF8.self)
    let line = bytes[index...].prefix { !$0.isNewline }
    let value = String(decoding: line, as: UTF8.self).split(separator: "//").first.map {
      $0.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    }
    switch value {
    case "NO"?, "0"?, "false"?, "FALSE"?: declareFlag(text, owner: nil, false)
    case "YES"?, "1"?, "true"?, "TRUE"?: declareFlag(text, owner: nil, true)
    default: words.settings.set(CodeName(text), to: nil)
    }
  }

  private mutating func declareFlag(
    _ text: String, owner: CodeName?, _ value: Bool, isOfRuntime: Bool = false
  ) {
    guard !isLeftOut, !text.isEmpty else { return }
    words.flags.append(
      FlagDeclaration(
        text, owner: owner ?? CodeName(), value: value, isOfRuntime: isOfRuntime))
  }
}
