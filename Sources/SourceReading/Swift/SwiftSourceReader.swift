internal import SourceText
internal import SwiftSyntax

/// Reads the declarations and statements of a Swift file that concern views.
public enum SwiftSourceReader {
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the path for facts and warnings.
  public static func read(_ bytes: [UInt8], file: String) -> SourceFacts {
    facts(in: SwiftSyntaxFile(parsing: bytes, name: file))
  }

  /// The facts in a file that was parsed already.
  public static func facts(in file: SwiftSyntaxFile) -> SourceFacts {
    let collector = SwiftFactCollector(file: file.name, lines: file.lines)
    collector.walk(file.tree)
    var facts = collector.facts
    facts.warnings += file.warnings
    return facts
  }
}
