internal import SourceText
internal import SwiftParser
internal import SwiftSyntax

/// Reads the declarations and statements of a Swift file that concern views.
///
/// The parser is the compiler's own. It recovers from every error, so a faulty file still yields
/// the facts of all its other lines.
public enum SwiftSourceReader {
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the path for facts and warnings.
  public static func read(_ bytes: [UInt8], file: String) -> SourceFacts {
    guard bytes.count <= mostBytes else {
      return refused(file, "found a file of \(bytes.count) bytes; expected at most \(mostBytes)")
    }
    let nesting = NestingDepth(of: bytes)
    guard nesting.brackets <= deepestNesting, max(nesting.chain, nesting.branches) <= longestChain
    else {
      return refused(
        file,
        "found code nested over \(deepestNesting) deep or chained over \(longestChain) long; "
          + "expected less")
    }
    var parser = Parser(
      String(decoding: bytes, as: UTF8.self), maximumNestingLevel: deepestNesting)
    let tree = SourceFileSyntax.parse(from: &parser)
    let collector = SwiftFactCollector(file: file, lines: LineIndex(bytes))
    collector.walk(tree)
    if tree.hasError, let fault = SwiftFault.first(in: tree) {
      collector.warn(fault.message, atOffset: fault.offset)
    }
    return collector.facts
  }

  private static func refused(_ file: String, _ message: String) -> SourceFacts {
    var facts = SourceFacts(file: file)
    facts.warnings.append(
      SourceWarning(
        location: SourceLocation(file: file, line: 1), column: 1,
        message: message + "; the file is left out"))
    return facts
  }

  /// Larger files are generated data without views.
  private static let mostBytes = 8 << 20
  /// Code of apps nests up to about 30 levels; 8 MiB of stack allow this depth in a debug build.
  private static let deepestNesting = 128
  /// A chain needs less stack than brackets do.
  private static let longestChain = 512
}
