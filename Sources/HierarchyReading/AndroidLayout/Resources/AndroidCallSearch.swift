/// Searches the words of a file for its functions, and for the views that it hands to functions:
/// `show(binding.progress, true)`.
struct AndroidCallSearch {
  /// The names of the functions that the file defines.
  private(set) var functions: Set<String> = []
  /// By identifier of a view, the functions that get it.
  private(set) var passed: [String: Set<String>] = [:]
  /// The functions whose arguments are being written; nil for parentheses without one.
  private var open: [String?] = []
  /// Whether the next parenthesis is that of a definition in Kotlin, which may begin with a type:
  /// `fun Flow<Price>.collect(button: Button)`.
  private var isDefinition = false

  mutating func note(_ word: String) {
    if word == "fun" { isDefinition = true }
  }

  /// Notes a sign.
  ///
  /// - Parameters:
  ///   - word: the word directly before it; nil for none.
  ///   - first: the word before that, with nothing but spaces between them; nil for none.
  ///   - id: the identifier that the word is a spelling of.
  mutating func note(sign: UInt8, after word: String?, _ first: String?, id: String?) {
    switch sign {
    case UInt8(ascii: "("):
      // Java has a type before the name: `void show(View view)`.
      if let word, isDefinition || first.map({ !Self.keywords.contains($0) }) ?? false {
        functions.insert(word)
      }
      isDefinition = false
      open.append(word)
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      if let id, let function = open.last ?? nil { passed[id, default: []].insert(function) }
      if sign == UInt8(ascii: ")") { _ = open.popLast() }
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): isDefinition = false
    default: break
    }
  }

  /// Words before the name of a function that is called.
  static let keywords: Set = [
    "new", "return", "else", "throw", "in", "is", "as", "case", "do", "await",
  ]
}
