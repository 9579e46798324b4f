internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

extension SwiftSyntaxFile {
  /// The outermost branches of `#if` that the platform of the app does not compile, so that no screen shows what is in
  /// them.
  func uncompiledBranches(isForMac: Bool) -> [Hierarchy.UnreadPart] {
    let visitor = UncompiledBranches(isForMac: isForMac)
    visitor.walk(tree)
    return visitor.found.compactMap { branch in
      guard let last = branch.lastToken(viewMode: .sourceAccurate) else { return nil }
      let first = position(of: branch).line
      return Hierarchy.UnreadPart(
        lines: first...max(first, position(of: last).line), reason: branch.reasonNotCompiled)
    }
  }
}

private final class UncompiledBranches: SyntaxVisitor {
  private let isForMac: Bool
  private(set) var found: [IfConfigClauseSyntax] = []

  init(isForMac: Bool) {
    self.isForMac = isForMac
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self),
      !clauses.mayCompile(clause, isForMac: isForMac)
    else { return .visitChildren }
    found.append(clause)
    return .skipChildren
  }
}

extension IfConfigClauseSyntax {
  /// “in a branch for another platform (#if os(watchOS))”.
  fileprivate var reasonNotCompiled: String {
    let code = [poundKeyword.text, condition?.trimmedDescription].compactMap(\.self)
      .joined(separator: " ")
    return condition?.bare.boolean == false
      ? "in a branch that is never compiled (\(code))"
      : "in a branch for another platform (\(code))"
  }
}
