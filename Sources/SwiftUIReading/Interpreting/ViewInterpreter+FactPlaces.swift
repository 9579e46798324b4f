internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

// The lines of the modifiers that state facts about accessibility, for inspection.

extension ViewInterpreter {
  /// A change by a modifier that also keeps its line.
  func placed(
    _ change: @escaping (inout ViewNode) -> Void, by call: Call, _ scope: Scope
  ) -> (inout ViewNode) -> Void {
    let facts = Self.facts(statedBy: call)
    guard !facts.isEmpty else { return change }
    let location = location(of: call, scope)
    return { view in
      change(&view)
      for fact in facts { view.facts.places[fact] = location }
    }
  }

  /// The line of the name of a modifier: the call begins with the view.
  private func location(of call: Call, _ scope: Scope) -> CodeEvidence.Location {
    let name = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    let source = project.files[home(of: call.node, scope)]
    let position = name.map { source.position(of: $0) } ?? source.position(of: call.node)
    return CodeEvidence.Location(file: source.name, line: position.line)
  }

  private static func facts(statedBy call: Call) -> [Fact] {
    guard call.name == "accessibility" else { return facts[call.name].map { [$0] } ?? [] }
    return call.arguments.compactMap { argument in argument.label.flatMap { oldFacts[$0] } }
  }

  private static let facts: [String: Fact] = [
    "accessibilityLabel": .label, "accessibilityValue": .value, "accessibilityHint": .hint,
    "help": .hint, "accessibilityAddTraits": .traits, "accessibilityRemoveTraits": .traits,
    "accessibilityHidden": .isElement, "accessibilityElement": .isElement,
    "accessibilityIdentifier": .identifier, "accessibilityHeading": .headingLevel,
  ]

  /// By the arguments of `accessibility`, as before iOS 14.
  private static let oldFacts: [String: Fact] = [
    "label": .label, "value": .value, "hint": .hint, "addTraits": .traits,
    "removeTraits": .traits, "hidden": .isElement, "identifier": .identifier,
  ]
}
