internal import SwiftSyntax

/// The first position in a Swift file that the parser did not understand.
struct SwiftFault {
  /// In bytes.
  let offset: Int
  /// The fault and the expected syntax.
  let message: String

  static func first(in tree: SourceFileSyntax) -> SwiftFault? {
    // The tokens are in file order, including missing ones.
    var token = tree.firstToken(viewMode: .all)
    while let found = token {
      if found.presence == .missing {
        let after = found.nextToken(viewMode: .sourceAccurate)
        return SwiftFault(
          offset: (after ?? found).positionAfterSkippingLeadingTrivia.utf8Offset,
          message: "found \(name(of: after)); expected \(name(ofMissing: found))")
      }
      if isUnexpected(found) {
        return SwiftFault(
          offset: found.positionAfterSkippingLeadingTrivia.utf8Offset,
          message: "found \(name(of: found)); expected other Swift code")
      }
      token = found.nextToken(viewMode: .all)
    }
    return nil
  }

  private static func isUnexpected(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let around = node {
      if around.is(UnexpectedNodesSyntax.self) { return true }
      node = around.parent
    }
    return false
  }

  private static func name(of token: TokenSyntax?) -> String {
    guard let token, token.tokenKind != .endOfFile else { return "the end of the file" }
    return "\"\(token.text.prefix(40))\""
  }

  private static func name(ofMissing token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "a name or an expression"
    default: token.text.isEmpty ? "more code" : "\"\(token.text)\""
    }
  }
}
