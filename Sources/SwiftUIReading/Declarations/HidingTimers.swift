internal import SwiftSyntax

/// The variables that code of a type sets back after some time: those of messages that disappear by themselves.
struct HidingTimers: Sendable {
  /// The seconds by the name of the variable: 2 for `shows` of `asyncAfter(deadline: .now() + 2) { shows = false }`.
  let seconds: [String: Double]

  init(in type: TypeDeclaration) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.lengths = type.properties.compactMapValues { $0.initializer?.bare.number }
    visitor.walk(type.node)
    for function in type.functions.values { visitor.walk(function) }
    seconds = visitor.seconds.filter { !visitor.announced.contains($0.key) }
  }

  /// The functions that run code later, each with the label of its time.
  static let delays = ["asyncAfter": "deadline", "scheduledTimer": "withTimeInterval"]

  private final class Visitor: SyntaxVisitor {
    var seconds: [String: Double] = [:]
    /// The numbers that properties of the type begin with: `duration` of `var duration = 2.0`.
    var lengths: [String: Double] = [:]
    /// The variables whose changes are spoken by an announcement, too.
    var announced: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if Call.name(of: node) == "onChange", Self.announces(Syntax(node)),
        let value = Call(node)?.value("of")
      {
        announced.insert(value.trimmedDescription)
      }
      guard let call = Call(node), let label = HidingTimers.delays[call.name],
        let closure = call.trailing ?? call.closure("execute") ?? call.closure("block")
      else { return .visitChildren }
      if call.value("repeats")?.boolean == true { return .visitChildren }
      if !Self.announces(Syntax(node).action) {
        note(call.value(label), Array(closure.statements))
      }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      let items = Array(node)
      for (index, item) in items.enumerated() {
        guard let call = Self.sleep(in: item), !Self.announces(Syntax(node).action)
        else { continue }
        note(
          call.value("for") ?? call.value("nanoseconds"), Array(items[(index + 1)...]),
          unit: call.value("nanoseconds") == nil ? 1 : 1e-9)
      }
      return .visitChildren
    }

    private static func announces(_ code: Syntax) -> Bool {
      code.tokens(viewMode: .sourceAccurate).contains {
        ["announcement", "Announcement"].contains($0.text)
      }
    }

    private func note(_ time: ExprSyntax?, _ items: [CodeBlockItemSyntax], unit: Double = 1) {
      // Less is a part of an animation.
      guard let time = time.flatMap(length), time * unit >= 1 else { return }
      let resets = Resets(viewMode: .sourceAccurate)
      for item in items { resets.walk(item) }
      for name in resets.names { seconds[name] = time * unit }
    }

    /// The call of `Task.sleep` that a statement is.
    private static func sleep(in item: CodeBlockItemSyntax) -> Call? {
      guard case .expr(let expression) = item.item,
        let call = expression.bare.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        call.name == "sleep"
      else { return nil }
      return call
    }

    /// The product of the numbers in an expression, in seconds or in the unit that it names; nil for one with other names
    /// than those of numbers.
    private func length(of time: ExprSyntax) -> Double? {
      var product = 1.0
      var count = 0
      for token in time.tokens(viewMode: .sourceAccurate) {
        switch token.tokenKind {
        case .integerLiteral(let text), .floatLiteral(let text):
          guard let number = Double(text.filter { $0 != "_" }) else { return nil }
          product *= number
          count += 1
        case .identifier(let name):
          if name == "milliseconds" { product /= 1000 }
          if let number = lengths[name] {
            product *= number
            count += 1
          } else if !Self.words.contains(name) {
            return nil
          }
        default: break
        }
      }
      return count > 0 ? product : nil
    }

    private static let words: Set<String> = [
      "now", "seconds", "milliseconds", "UInt64", "Double", "DispatchTime", "DispatchTimeInterval",
      "Duration",
    ]
  }

  /// Finds the variables that become `false` or `nil`.
  private final class Resets: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        parts[2].boolean == false || parts[2].is(NilLiteralExprSyntax.self)
      {
        let name = parts[0].trimmedDescription
        names.insert(name.hasPrefix("self.") ? String(name.dropFirst(5)) : name)
      }
      return .visitChildren
    }
  }
}
