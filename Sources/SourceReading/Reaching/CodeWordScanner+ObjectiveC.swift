extension CodeWordScanner {
  /// `@interface Player : UIView`, `@implementation Player`, `@protocol Playing`.
  mutating func readObjectiveCType(_ keyword: String) {
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return }
    let (name, text) = takeName()
    skipSpaces()
    let next = index < bytes.count ? bytes[index] : 0
    // `@protocol Playing;` declares nothing.
    if keyword == "protocol", next == UInt8(ascii: ";") || next == UInt8(ascii: ",") {
      return skipStatement()
    }
    if keyword == "protocol" || keyword == "interface" && next == UInt8(ascii: ":"), !isLeftOut {
      words.declaredTypes[name] = String(decoding: text, as: UTF8.self)
    }
    isInterface = keyword != "implementation"
    globalMember = nil
    constant = .none
    scopes = [Scope(kind: .type, name: name)]
    enterPart()
    if keyword == "interface", next == UInt8(ascii: ":") { readSuperclass(of: name) }
  }

  private mutating func readSuperclass(of type: CodeName) {
    index += 1
    skipSpaces()
    let (name, text) = takeName()
    words.parents[type, default: []].insert(CodeParent(String(decoding: text, as: UTF8.self)))
    mention(name)
  }

  /// Reads what begins in the first column: a method, a constant, the end of a block.
  ///
  /// - Returns: whether something was read.
  mutating func readFirstColumn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"): return readMethod()
    case UInt8(ascii: "}"):
      constant = .none
      forgetConditions()
      set(member: nil)
    case _ where byte.isNamePart && constant != .value:
      set(member: nil)
      constant = .before
      // Each file that imports a header has its constants.
      isStatic =
        bytes[index...].starts(with: Array("static ".utf8)) && !words.file.hasSuffix(".h")
      let word = bytes[index...].prefix(40).prefix { $0.isNamePart }
      let rest = bytes[(index + word.count)...].first { !$0.isSpace }
      guard Self.external.contains(where: { word.elementsEqual($0.utf8) }),
        rest != UInt8(ascii: "\"")
      else { return false }
      skipStatement()
      return true
    default: break
    }
    return false
  }

  private static let external = [
    "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN",
  ]

  /// Reads the head of a method up to the first part of its name: `- (void)show:`.
  ///
  /// - Returns: whether there is one at the position.
  mutating func readMethod() -> Bool {
    guard !scopes.isEmpty else { return false }
    var start = index + 1
    while start < bytes.count, bytes[start].isSpace { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return false }
    let isClass = bytes[index] == UInt8(ascii: "+")
    forgetConditions()
    set(member: nil)
    constant = .none
    let type = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: ")") }
    index = start
    skipParentheses()
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return true }
    let (name, text) = takeName()
    last = text.last ?? 0
    words.settings.set(name, to: nil)
    let word = String(decoding: text, as: UTF8.self)
    if isInterface {
      words.declaredMethods.insert(name)
    } else if type.starts(with: "IBAction".utf8) {
      set(member: CodeMember(name: name, kind: .action))
    } else if !Self.ofRuntime.contains(where: word.hasPrefix) {
      set(member: CodeMember(name: name, kind: .message))
    } else if isClass, word == "load" || word == "initialize", let type = scopes.first?.name {
      words.openTypes.insert(type)
    }
    return true
  }

  /// How the names of methods begin that the runtime calls: for properties and new objects.
  private static let ofRuntime = ["init", "set", "is", "dealloc", "load"]

  private mutating func skipParentheses() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if bytes[index] == 0x0A { line += 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Reads where a constant outside of methods gets its value: `NSString *const name = @"Player";`
  mutating func readObjectiveCBracket(_ byte: UInt8) {
    switch (byte, constant) {
    case (UInt8(ascii: "="), .before):
      constant = .value
      withdrawMention(of: lastName)
      set(member: CodeMember(name: lastName, kind: .closed, isOfFile: isStatic))
    case (UInt8(ascii: ";"), .value):
      constant = .none
      set(member: nil)
    case (UInt8(ascii: "{"), .before), (UInt8(ascii: "("), .before), (UInt8(ascii: ";"), .before):
      constant = .none
    default: break
    }
  }

  /// Whether a name is only the type of a pointer: `Player *player`, `(Player *)player`.
  var isPointer: Bool {
    let rest = bytes[index...].drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "*") else { return false }
    let next = rest.dropFirst().first { $0 != 0x20 } ?? 0
    return next.isNamePart && !(0x30...0x39).contains(next) || ")>,*".utf8.contains(next)
  }

  /// Reads `#define kName @"Player"`: what follows is used where the name is.
  mutating func readDefinition() {
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return }
    let known = (scopes, globalMember, conditions)
    scopes = []
    globalMember = nil
    forgetConditions()
    let (name, text) = takeName()
    noteMacro(text)
    set(member: CodeMember(name: name, kind: .closed))
    while index < bytes.count, bytes[index] != 0x0A || bytes[index - 1] == UInt8(ascii: "\\") {
      step()
    }
    (scopes, globalMember, conditions) = known
    enterPart()
  }
}
