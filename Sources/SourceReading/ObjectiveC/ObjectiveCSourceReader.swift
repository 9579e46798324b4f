internal import SourceText

/// Reads the declarations and statements of an Objective-C or Objective-C++ file (`.h`, `.m`,
/// `.mm`) that concern views.
///
/// It is a scanner, not a compiler: it handles brackets, declarations, messages and assignments,
/// follows names and not types, and skips anything else. Headers are not included, so the name of a
/// macro determines its meaning.
public enum ObjectiveCSourceReader {
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the path for facts and warnings.
  public static func read(_ bytes: [UInt8], file: String) -> SourceFacts {
    var facts = SourceFacts(file: file)
    let lines = LineIndex(bytes)
    guard bytes.count <= mostBytes else {
      let message = "found a file of \(bytes.count) bytes; expected at most \(mostBytes)"
      facts.warnings = [warning("\(message); the file is left out", at: 0, file, lines)]
      return facts
    }
    var lexer = ObjectiveCLexer(bytes)
    lexer.read()
    let tokens = ObjectiveCTokens(
      lexer.tokens + lexer.macros.compactMap(\.function).flatMap(\.self))
    let names = ObjectiveCFileNames(tokens, macros: lexer.macros)
    var reader = ObjectiveCDeclarationReader(tokens, names: names, facts: facts, lines: lines)
    reader.read(macros: lexer.macros)
    facts = reader.facts
    // One missing bracket causes many faults.
    let faults = (lexer.faults + tokens.faults).sorted { $0.offset < $1.offset }
    if let fault = faults.first {
      facts.warnings.append(warning(fault.message, at: fault.offset, file, lines))
    }
    return facts
  }

  private static func warning(
    _ message: String, at offset: Int, _ file: String, _ lines: LineIndex
  ) -> SourceWarning {
    let (line, column) = lines.position(of: offset)
    return SourceWarning(
      location: SourceLocation(file: file, line: line), column: column, message: message)
  }

  /// Larger files are generated data without views.
  private static let mostBytes = 8 << 20
}
