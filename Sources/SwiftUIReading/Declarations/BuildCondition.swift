internal import SwiftSyntax

/// The condition of `#if`, for an iPhone or a Mac.
struct BuildCondition {
  /// Nil if flags of the app decide.
  let isTrue: Bool?
  /// The conditions that hold in its code, and in that of `#else`.
  let shown: [ShownCondition]
  let shownElse: [ShownCondition]

  /// - Parameters:
  ///   - expression: nil for `#else`.
  ///   - isForMac: whether the app is for the Mac alone.
  init(_ expression: ExprSyntax?, isForMac: Bool = false) {
    isTrue = expression.map { Self.truth(of: $0.bare, isForMac) } ?? true
    guard let expression, isTrue == nil else {
      (shown, shownElse) = ([], [])
      return
    }
    let own = Self.shown(expression.bare)
    shown = own
    shownElse = own.count == 1 ? own.map(\.negated) : []
  }

  private static func truth(of expression: ExprSyntax, _ isForMac: Bool) -> Bool? {
    if let value = expression.boolean { return value }
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return truth(of: negation.expression.bare, isForMac).map { !$0 }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return truth(of: Array(sequence.elements), isForMac)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      return nil
    }
    let name = call.first?.trimmedDescription ?? ""
    switch call.name {
    case "os": return name == (isForMac ? "macOS" : "iOS")
    case "canImport": return !(isForMac ? frameworksOfPhone : otherFrameworks).contains(name)
    case "targetEnvironment": return false
    case "swift", "compiler", "hasFeature": return true
    default: return nil
    }
  }

  private static let otherFrameworks: Set<String> = ["AppKit", "Cocoa", "TVUIKit"]
  private static let frameworksOfPhone: Set<String> = ["UIKit", "TVUIKit"]

  /// `&&` binds more than `||`.
  private static func truth(of elements: [ExprSyntax], _ isForMac: Bool) -> Bool? {
    for sign in ["||", "&&"] where elements.contains(where: { $0.trimmedDescription == sign }) {
      let parts = elements.split { $0.trimmedDescription == sign }.map {
        truth(of: Array($0), isForMac)
      }
      let deciding = sign == "||"
      if parts.contains(deciding) { return deciding }
      return parts.contains(nil) ? nil : !deciding
    }
    return elements.count == 1 ? truth(of: elements[0].bare, isForMac) : nil
  }

  private static func shown(_ expression: ExprSyntax) -> [ShownCondition] {
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      let inner = shown(negation.expression.bare)
      return inner.count == 1 ? inner.map(\.negated) : []
    }
    guard let flag = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
    return flag == "DEBUG"
      ? [ShownCondition("#if DEBUG", is: true)] : [ShownCondition(ShownCondition.build, [flag])]
  }
}

extension IfConfigDeclSyntax {
  /// Its clauses, those that an iPhone compiles first.
  var clausesByPhone: [IfConfigClauseSyntax] {
    let all = clauses.map { ($0, BuildCondition($0.condition).isTrue != false) }
    return all.filter(\.1).map(\.0) + all.filter { !$0.1 }.map(\.0)
  }
}

extension IfConfigDeclSyntax {
  /// The statements of the first clause that an iPhone or a Mac may compile.
  func statements(isForMac: Bool) -> [CodeBlockItemSyntax] {
    let clause = clauses.first {
      BuildCondition($0.condition, isForMac: isForMac).isTrue != false
    }
    guard case .statements(let items)? = clause?.elements else { return [] }
    return Array(items)
  }
}

extension SyntaxProtocol {
  /// Whether an `#if` around it leaves it to apps for the Mac.
  var isOnlyCompiledForMac: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self),
        clauses.mayCompile(clause, isForMac: true), !clauses.mayCompile(clause, isForMac: false)
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension IfConfigClauseListSyntax {
  /// Whether an iPhone or a Mac compiles one of the branches, or flags of the app decide.
  func mayCompile(_ clause: IfConfigClauseSyntax, isForMac: Bool) -> Bool {
    for other in self {
      let isTrue = BuildCondition(other.condition, isForMac: isForMac).isTrue
      if other.id == clause.id { return isTrue != false }
      if isTrue == true { return false }
    }
    return false
  }
}
