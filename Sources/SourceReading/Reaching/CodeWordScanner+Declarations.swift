extension CodeWordScanner {
  /// Reads a name: a keyword, or a mention.
  mutating func readName() {
    let isMember = last == UInt8(ascii: ".") || last == UInt8(ascii: "`")
    let isCalled = last == UInt8(ascii: "(")
    let before = last
    let hasOwner = isMember && index > 1 && bytes[index - 2].isNamePart
    let (name, text) = takeName()
    last = text.last ?? 0
    lastRange = text.startIndex..<text.endIndex
    defer {
      lastOwner = hasOwner ? lastName : nil
      lastName = name
      isLastMember = isMember
    }
    if isSwift, !isMember, Self.firstLetters.contains(text.first ?? 0),
      readKeyword(String(decoding: text, as: UTF8.self))
    {
      return
    }
    if !isSwift, !isMember, "iecd".utf8.contains(text.first ?? 0) { readObjectiveCKeyword(text) }
    modifiers = Modifiers()
    if name == Self.mainFunctions.0 || name == Self.mainFunctions.1 { words.startsApp = true }
    if isCalled, name == Self.rawValue { noteRawValue() }
    if isMember, name == Self.toggle { words.settings.set(lastName, to: nil) }
    if let expected, expected.parentheses == parentheses {
      words.parents[expected.name, default: []].insert(
        CodeParent(String(decoding: text, as: UTF8.self)))
    }
    mention(name, isMember: isMember, after: before)
  }

  private mutating func mention(_ name: CodeName, isMember: Bool, after before: UInt8) {
    if let cases, cases.scopes == scopes.count {
      if cases.isList, cases.parentheses == parentheses, !isMember, isNextCase {
        return declare(case: name)
      }
      // To compare with a case makes none.
      if !cases.isList, isMember { return }
    }
    if isCast || !isSwift && isPointer {
      isCast = index < bytes.count && bytes[index] == UInt8(ascii: ".")
      mention(cast: name)
    } else if isType(after: before) {
      // A superclass is used with its subclass.
      mention(type: name, isAnnotation: expected?.parentheses != parentheses)
    } else if hasOtherNib(after: before) {
      mention(type: name)
    } else {
      mention(name)
    }
  }

  private static let mainFunctions = (
    CodeName("UIApplicationMain"), CodeName("NSApplicationMain")
  )
  private static let rawValue = CodeName("rawValue")
  private static let toggle = CodeName("toggle")

  private mutating func readObjectiveCKeyword(_ text: ArraySlice<UInt8>) {
    if text.elementsEqual("if".utf8) {
      readIf()
    } else if text.elementsEqual("else".utf8) {
      readElse()
    } else if text.elementsEqual("case".utf8) || text.elementsEqual("default".utf8) {
      endCase()
    }
  }

  /// The first letters of the keywords, since most names are none.
  private static let firstLetters = Set("acdefgilmnoprstuvw".utf8)

  /// - Returns: whether the name is a keyword.
  private mutating func readKeyword(_ word: String) -> Bool {
    switch word {
    case "class", "struct", "enum", "extension", "protocol", "actor": return readType(word)
    case "func": return readFunction()
    case "private", "fileprivate":
      // Others read what only its file sets: `private(set) var name`.
      let isWhole = index >= bytes.count || bytes[index] != UInt8(ascii: "(")
      modify { $0.isPrivate = isWhole }
    case "override": modify { $0.isOverride = true }
    case "public", "open": modify { $0.isPublic = true }
    case "dynamic": modify { $0.hasAttribute = true }
    case "static": modify { $0.isStatic = true }
    case "lazy": modify { $0.isLazy = true }
    case "final", "mutating", "nonisolated", "internal", "weak", "unowned", "required",
      "convenience", "indirect", "nonmutating", "package":
      modify { _ in }
    case "var", "let":
      noteBinding()
      readVariable()
    case "if":
      readIf()
      return false
    case "guard":
      readGuard()
      return false
    case "else":
      readElse()
      return false
    case "default":
      endCase()
      return false
    case "case":
      endCase()
      expected = nil
      endMember()
      modifiers = Modifiers()
      cases = Cases(
        isList: scopes.last?.kind == .enumeration, parentheses: parentheses, scopes: scopes.count)
      isNextCase = true
    case "init", "subscript", "typealias", "associatedtype", "deinit":
      if expected?.parentheses == parentheses { expected = nil }
      endMember()
      modifiers = Modifiers()
    case "is": isCast = index < bytes.count && bytes[index].isSpace
    case "as": isCast = index < bytes.count && "?!".utf8.contains(bytes[index])
    case "in", "where":
      if cases?.isList == false { cases = nil }
      if word == "in" { noteParameters(before: index - 2) }
      return word == "in"
    case "import":
      skipLine()
      modifiers = Modifiers()
    default: return false
    }
    return true
  }

  private mutating func modify(_ change: (inout Modifiers) -> Void) {
    endMember()
    change(&modifiers)
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
      modify { $0.isStatic = true }
      return true
    }
    // `extension Label.Style`
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isNamePart {
      index += 1
      name = takeName().name
    }
    expected = nil
    endMember()
    var scope = Scope(kind: .type, name: name, parentheses: parentheses)
    if keyword == "enum" { scope.kind = .enumeration }
    if keyword == "protocol" { scope.kind = .protocolType }
    scope.isOpen = modifiers.hasAttribute || modifiers.isPublic && keyword == "extension"
    expected = scope
    if keyword != "extension", !isLeftOut {
      words.declaredTypes[name] = next
      if modifiers.isPublic || modifiers.isMain { words.openTypes.insert(name) }
    }
    // Another one may be made from a value of the runtime, such as an object's class.
    if modifiers.hasAttribute, keyword != "extension" {
      words.parents[name, default: []].insert(CodeParent("@"))
    }
    if modifiers.isMain { words.startsApp = true }
    modifiers = Modifiers()
    enterPart()
    return true
  }

  private static let afterClass: Set<String> = [
    "func", "var", "let", "override", "final", "subscript", "public", "private", "internal",
    "fileprivate", "open",
  ]

  /// Reads an attribute of Swift, or a word of Objective-C with its `@`.
  mutating func readAt() {
    index += 1
    last = UInt8(ascii: "@")
    guard index < bytes.count, bytes[index].isNamePart else { return }
    guard !isSwift else { return readAttribute() }
    let word = String(decoding: takeName().bytes, as: UTF8.self)
    switch word {
    case "class": skipStatement()
    case "property": noteObjectiveCProperty()
    case "dynamic": noteNames(from: index)
    case "interface", "implementation", "protocol": readObjectiveCType(word)
    case "end":
      scopes = []
      globalMember = nil
      constant = .none
      forgetConditions()
      enterPart()
    default: break
    }
  }

  private mutating func readAttribute() {
    let (name, text) = takeName()
    mention(name)
    last = text.last ?? 0
    endMember()
    let word = String(decoding: text, as: UTF8.self)
    switch word {
    case "main", "UIApplicationMain", "NSApplicationMain":
      modifiers.isMain = true
      modifiers.hasAttribute = true
    case "IBAction": modifiers.isAction = true
    case "available", "discardableResult", "MainActor", "IBDesignable", "escaping", "inlinable":
      break
    default: modifiers.hasAttribute = true
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
    index += 1
    let known = modifiers
    mentionUntilClosed()
    modifiers = known
    last = UInt8(ascii: ")")
  }

  mutating func skipStatement() {
    while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }
}
