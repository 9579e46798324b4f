extension CodeWordScanner {
  /// A condition of `#if`, as far as it decides who has the code.
  enum Condition {
    /// It holds in debug builds, or in those and in other builds of developers: `DEBUG || STAGE`.
    case debug
    case notDebug
    /// `0`
    case never
    case other

    init(_ text: String, directive: String) {
      let text = text.filter { $0 != " " && $0 != "\t" && $0 != "\r" && $0 != "(" && $0 != ")" }
        .replacing("defined", with: "")
      if text == "0" || text == "false" {
        self = .never
      } else if text == "!DEBUG" || directive == "ifndef" && text == "DEBUG" {
        self = .notDebug
      } else {
        let ways = text.split(separator: "||").map { $0.split(separator: "&&") }
        let isDebug = ways.contains { $0.contains("DEBUG") || $0.contains("DEBUG==1") }
        self = directive != "ifndef" && isDebug ? .debug : .other
      }
    }
  }

  /// Whether only debug builds have the code at the position.
  var isDebug: Bool { branches.last?.isDebug ?? false }

  /// Whether no build has the code at the position.
  var isLeftOut: Bool { branches.last?.isLeftOut ?? false }

  /// Reads a directive, a text with hashes, or a macro of Swift, whose words count.
  mutating func readHash() {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    if isSwift, index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      return readText(hashes: index - start)
    }
    last = UInt8(ascii: "#")
    skipSpaces()
    let word = String(decoding: takeName().bytes, as: UTF8.self)
    switch word {
    case "if", "ifdef", "ifndef":
      // The build settings may define a macro that has a value only if they do not.
      if word == "ifndef" { noteNames(from: index) }
      let condition = condition(word)
      branches.append(
        Branch(
          condition: condition, isInDebug: isDebug, isInLeftOut: isLeftOut, scopes: scopes,
          globalMember: globalMember, parentheses: parentheses, conditions: conditions))
      if branches.count > Self.deepest { isBroken = true }
      enterPart()
    case "else": changeBranch { $0.isElse = true }
    case "elseif", "elif":
      let condition = condition(word)
      // What is left after `#if DEBUG` is in no debug build.
      changeBranch { $0.condition = condition }
    case "endif":
      _ = branches.popLast()
      enterPart()
    case "import", "include", "pragma": skipLine()
    case "keyPath": noteNames(from: index)
    case "define" where !isSwift: readDefinition()
    default: break
    }
  }

  /// The rest of the line.
  private mutating func condition(_ directive: String) -> Condition {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A,
      !bytes[index...].starts(with: Array("//".utf8))
    {
      index += 1
    }
    return Condition(String(decoding: bytes[start..<index], as: UTF8.self), directive: directive)
  }

  private mutating func changeBranch(_ change: (inout Branch) -> Void) {
    guard !branches.isEmpty else { return }
    change(&branches[branches.count - 1])
    scopes = branches[branches.count - 1].scopes
    globalMember = branches[branches.count - 1].globalMember
    cases = nil
    parentheses = branches[branches.count - 1].parentheses
    conditions = branches[branches.count - 1].conditions
    expected = nil
    enterPart()
  }
}
