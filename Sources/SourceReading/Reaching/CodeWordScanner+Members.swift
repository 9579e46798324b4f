extension CodeWordScanner {
  /// Whether the position is where the members of a type, or of the file, are declared.
  private var isDeclaring: Bool {
    scopes.last?.isType ?? true && parentheses == (scopes.last?.parentheses ?? 0)
  }

  /// Ends the member before the position.
  mutating func endMember() {
    guard isSwift, isDeclaring, expected == nil else { return }
    cases = nil
    set(member: nil)
  }

  /// Continues with the part of a member.
  mutating func set(member: CodeMember?) {
    if scopes.isEmpty {
      // Statements of a script run, and are no members.
      guard !words.file.hasSuffix("main.swift"), globalMember != member else { return }
      globalMember = member
    } else {
      guard scopes[scopes.count - 1].member != member else { return }
      scopes[scopes.count - 1].member = member
    }
    enterPart()
  }

  /// Reads the head of a function up to its name.
  ///
  /// UIKit calls functions too: those that override another one or are exposed to Objective-C, and methods
  /// of its protocols, which take the object that calls them.
  mutating func readFunction() -> Bool {
    expected = nil
    endMember()
    defer { modifiers = Modifiers() }
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart else { return true }
    let name = takeName().name
    words.settings.set(name, to: nil)
    guard isDeclaring, mayBeUnused, !Self.calledByLanguage.contains(name) else { return true }
    let kind = kindOfFunction()
    // Screens have the names of actions.
    let isOfFile = modifiers.isPrivate && kind == .closed
    set(member: CodeMember(name: name, kind: kind, isOfFile: isOfFile))
    return true
  }

  /// Whether only names can lead to the member that the modifiers are of.
  private var mayBeUnused: Bool {
    !modifiers.isOverride && !modifiers.hasAttribute && !modifiers.isPublic
      && scopes.last.map { $0.isType && $0.kind != .protocolType && !$0.isOpen } ?? true
  }

  private func kindOfFunction() -> CodeMember.Kind {
    if modifiers.isAction { return .action }
    if modifiers.isPrivate || scopes.isEmpty { return .closed }
    var start = index
    while start < bytes.count, bytes[start] != UInt8(ascii: "(") { start += 1 }
    start += 1
    while start < bytes.count, bytes[start].isSpace { start += 1 }
    guard start < bytes.count, bytes[start] != UInt8(ascii: ")") else { return .plain }
    let label = bytes[start...].prefix { $0.isNamePart }
    let isOfDelegate = Self.labelsOfDelegates.contains { label.starts(with: $0.utf8) }
    return isOfDelegate ? .function : .labelled
  }

  /// How the labels of functions in UIKit's protocols for delegates begin: `for`, `in`, `forPresented`.
  private static let labelsOfDelegates = ["_", "for", "in", "of", "using", "with", "from", "at"]

  /// Functions that the language calls without their names.
  private static let calledByLanguage: Set<CodeName> = [
    CodeName("callAsFunction"), CodeName("appendInterpolation"), CodeName("dynamicallyCall"),
    CodeName("buildBlock"), CodeName("main"),
  ]

  /// Reads a property up to its name.
  ///
  /// What a property of an object begins with runs with the object. All others wait for their names.
  mutating func readVariable() {
    if expected?.parentheses == parentheses { expected = nil }
    guard isDeclaring, cases == nil || cases?.isList == true else {
      modifiers = Modifiers()
      return
    }
    endMember()
    defer { modifiers = Modifiers() }
    skipSpaces()
    guard index < bytes.count, bytes[index].isNamePart, mayBeUnused, !modifiers.isAction else {
      return
    }
    let (name, text) = takeName()
    last = UInt8(ascii: "a")
    noteProperty(text)
    let isAtFile = scopes.isEmpty
    guard isAtFile || modifiers.isStatic || modifiers.isLazy || isComputed else {
      return mention(name)
    }
    let isClosed = modifiers.isPrivate || isAtFile
    set(
      member: CodeMember(
        name: name, kind: isClosed ? .closed : .constant, isOfFile: modifiers.isPrivate))
  }

  /// Whether the property at the position has a block and no value.
  private var isComputed: Bool {
    for byte in bytes[index...] {
      if byte == UInt8(ascii: "{") { return true }
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte.isNewline { return false }
    }
    return false
  }

  // MARK: Cases

  /// Declares a case of an enumeration, whose name may be its value too.
  mutating func declare(case name: CodeName) {
    isNextCase = false
    if scopes.last?.isOpen == true {
      set(member: nil)
    } else {
      set(member: CodeMember(name: name, kind: .enumCase))
    }
    mention(name)
  }

  /// Ends a case of a list, or the pattern that a value is compared with.
  mutating func readCaseEnd(_ byte: UInt8) {
    guard let cases, cases.parentheses == parentheses, cases.scopes == scopes.count else { return }
    if cases.isList {
      if byte == UInt8(ascii: ",") { isNextCase = true }
    } else if byte != UInt8(ascii: ",") {
      self.cases = nil
    }
  }

  /// Notes which enumeration code makes from a value: `Kind(rawValue: text)`.
  mutating func noteRawValue() {
    guard lastName == Self.initializer else {
      note(rawType: lastName)
      return
    }
    if isLastMember, lastOwner == nil {
      words.makesAnyRaw = true
    } else {
      note(rawType: isLastMember ? lastOwner ?? Self.ownTypes.0 : Self.ownTypes.0)
    }
  }

  private mutating func note(rawType name: CodeName) {
    if name == Self.ownTypes.0 || name == Self.ownTypes.1 {
      scopes.last { $0.isType }.map { _ = words.rawTypes.insert($0.name) }
    } else if name.length < 3 {
      // The parameter of a generic function: `T(rawValue: text)`.
      words.makesAnyRaw = true
    } else {
      words.rawTypes.insert(name)
    }
  }

  private static let initializer = CodeName("init")
  private static let ownTypes = (CodeName("Self"), CodeName("self"))
}
