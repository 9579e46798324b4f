internal import SourceText
internal import SwiftParser
public import SwiftSyntax

/// The syntax tree of one Swift file, with the positions of its nodes.
///
/// The parser is the compiler's own. It recovers from every error, so a faulty file still has a tree for all its
/// other lines.
public struct SwiftSyntaxFile: Sendable {
  /// The path for facts and warnings.
  public let name: String
  /// Empty for a file that was refused.
  public let tree: SourceFileSyntax
  /// The first position that the parser did not understand, or why the file was refused.
  public let warnings: [SourceWarning]
  /// Whether the file was too large or too deeply nested for the parser.
  public let isRefused: Bool
  let lines: LineIndex

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: the path for facts and warnings.
  public init(parsing bytes: [UInt8], name: String) {
    self.name = name
    lines = LineIndex(bytes)
    if let refusal = Self.refusal(of: bytes) {
      tree = SourceFileSyntax(
        statements: [], endOfFileToken: .endOfFileToken())
      isRefused = true
      warnings = [
        SourceWarning(
          location: SourceLocation(file: name, line: 1), column: 1,
          message: refusal + "; the file is left out")
      ]
      return
    }
    var parser = Parser(
      String(decoding: bytes, as: UTF8.self), maximumNestingLevel: Self.deepestNesting)
    tree = SourceFileSyntax.parse(from: &parser)
    isRefused = false
    guard tree.hasError, let fault = SwiftFault.first(in: tree) else {
      warnings = []
      return
    }
    let (line, column) = lines.position(of: fault.offset)
    warnings = [
      SourceWarning(
        location: SourceLocation(file: name, line: line), column: column, message: fault.message)
    ]
  }

  /// Whether it was made from the same content.
  public func holds(_ bytes: [UInt8]) -> Bool { lines.bytes == bytes }

  /// The line and column of the first token of a node, both from 1; the column is in characters.
  public func position(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func refusal(of bytes: [UInt8]) -> String? {
    guard bytes.count <= mostBytes else {
      return "found a file of \(bytes.count) bytes; expected at most \(mostBytes)"
    }
    let nesting = NestingDepth(of: bytes)
    guard nesting.brackets <= deepestNesting, max(nesting.chain, nesting.branches) <= longestChain
    else {
      return "found code nested over \(deepestNesting) deep or chained over \(longestChain) long; "
        + "expected less"
    }
    return nil
  }

  /// Larger files are generated data without views.
  private static let mostBytes = 8 << 20
  /// Code of apps nests up to about 30 levels; 8 MiB of stack allow this depth in a debug build.
  private static let deepestNesting = 128
  /// A chain needs less stack than brackets do.
  private static let longestChain = 512
}
