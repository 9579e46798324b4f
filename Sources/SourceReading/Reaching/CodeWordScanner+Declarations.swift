extension CodeWordScanner {
  /// Reads a name: a keyword, or a mention.
  mutating func readName() {
    let isMember = last == UInt8(ascii: ".") || last == UInt8(ascii: "`")
    let (name, text) = takeName()
    last = text.last ?? 0
    defer { lastName = name }
    if isSwift, !isMember, Self.firstLetters.contains(text.first ?? 0),
      readKeyword(String(decoding: text, as: UTF8.self))
    {
      return
    }
    modifiers = Modifiers()
    if name == Self.mainFunctions.0 || name == Self.mainFunctions.1 { words.startsApp = true }
    mention(name)
  }

  private static let mainFunctions = (
    CodeName("UIApplicationMain"), CodeName("NSApplicationMain")
  )

  /// The first letters of the keywords, since most names are none.
  private static let firstLetters = Set("acdefilmnoprstuvw".utf8)

  /// - Returns: whether the name is a keyword.
  private mutating func readKeyword(_ word: String) -> Bool {
    switch word {
    case "class", "struct", "enum", "extension", "protocol", "actor": return readType(word)
    case "func": return readFunction()
    case "private", "fileprivate": modifiers.isPrivate = true
    case "override": modifiers.isOverride = true
    case "public", "open": modifiers.isPublic = true
    case "dynamic": modifiers.hasAttribute = true
    case "static", "final", "mutating", "nonisolated", "internal", "lazy", "weak", "unowned",
      "required", "convenience", "indirect", "nonmutating", "package":
      break
    case "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "deinit":
      if expected?.parentheses == parentheses { expected = nil }
      modifiers = Modifiers()
    case "import":
      skipLine()
      modifiers = Modifiers()
    default: return false
    }
    return true
  }

  private mutating func readType(_ keyword: String) -> Bool {
    let start = index
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart || bytes[index] == UInt8(ascii: "`") else {
      index = start
      return false
    }
    if bytes[index] == UInt8(ascii: "`") { index += 1 }
    var (name, text) = takeName()
    let next = String(decoding: text, as: UTF8.self)
    if keyword == "class", Self.afterClass.contains(next) || keyword == "actor" && next == "in" {
      index = start
      return true
    }
    // `extension Label.Style`
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isNamePart {
      index += 1
      name = takeName().name
    }
    expected = Scope(kind: .type, name: name, parentheses: parentheses)
    if keyword != "extension", !isLeftOut {
      words.declaredTypes.insert(name)
      if modifiers.isPublic || modifiers.isMain { words.openTypes.insert(name) }
    }
    if modifiers.isMain { words.startsApp = true }
    modifiers = Modifiers()
    return true
  }

  private static let afterClass: Set<String> = [
    "func", "var", "let", "override", "final", "subscript", "public", "private", "internal",
    "fileprivate", "open",
  ]

  /// Reads the head of a function up to its name.
  ///
  /// UIKit calls functions too: those that override another one or are exposed to Objective-C, and methods
  /// of its protocols, which take the object that calls them.
  private mutating func readFunction() -> Bool {
    defer { modifiers = Modifiers() }
    expected = nil
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return true }
    let name = takeName().name
    let isEmpty = bytes[index...].starts(with: Array("()".utf8))
    if !modifiers.isOverride, !modifiers.hasAttribute, !modifiers.isPublic,
      modifiers.isPrivate || isEmpty, scopes.contains(where: { $0.kind == .type })
    {
      expected = Scope(kind: .function, name: name, parentheses: parentheses)
    }
    return true
  }

  /// Reads an attribute of Swift, or a word of Objective-C with its `@`.
  mutating func readAt() {
    index += 1
    last = UInt8(ascii: "@")
    guard index < bytes.count, bytes[index].isNamePart else { return }
    guard !isSwift else { return readAttribute() }
    let word = String(decoding: takeName().bytes, as: UTF8.self)
    switch word {
    case "class": skipStatement()
    case "interface", "implementation", "protocol": readObjectiveCType(word)
    case "end":
      scopes = []
      enterPart()
    default: break
    }
  }

  private mutating func readAttribute() {
    let (name, text) = takeName()
    mention(name)
    last = text.last ?? 0
    modifiers.hasAttribute = true
    if ["main", "UIApplicationMain", "NSApplicationMain"].contains(
      String(decoding: text, as: UTF8.self))
    {
      modifiers.isMain = true
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
    index += 1
    let known = modifiers
    mentionUntilClosed()
    modifiers = known
    last = UInt8(ascii: ")")
  }

  /// `@interface Player : UIView`, `@implementation Player`, `@protocol Playing`.
  private mutating func readObjectiveCType(_ keyword: String) {
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return }
    let name = takeName().name
    skipSpaces()
    let next = index < bytes.count ? bytes[index] : 0
    // `@protocol Playing;` declares nothing.
    if keyword == "protocol", next == UInt8(ascii: ";") || next == UInt8(ascii: ",") {
      return skipStatement()
    }
    if keyword == "protocol" || keyword == "interface" && next == UInt8(ascii: ":"), !isLeftOut {
      words.declaredTypes.insert(name)
    }
    scopes = [Scope(kind: .type, name: name)]
    enterPart()
  }

  private mutating func skipStatement() {
    while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }
}
