/// The names that a file declares outside its classes.
struct ObjectiveCFileNames {
  /// Variables outside methods and functions, and macros.
  let globals: Set<String>

  init(_ tokens: ObjectiveCTokens, macros: [ObjectiveCLexer.Macro]) {
    var globals = Set(macros.map(\.name))
    var index = 0
    // `@synthesize play = _play;` names a property.
    var isSynthesis = false
    while let token = tokens[index] {
      if token.isKeyword("synthesize") { isSynthesis = true }
      if token.isSign(";") { isSynthesis = false }
      if !isSynthesis, index > 0, token.isSign("="), let name = tokens[index - 1],
        name.kind == .name
      {
        globals.insert(name.text)
      }
      index = max(index, tokens.end(of: index)) + 1
    }
    self.globals = globals
  }
}
