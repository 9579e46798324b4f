internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

// Views that are shown one at a time: the branches of `if`, `switch` and conditional expressions.
extension ViewInterpreter {
  mutating func alternatives(_ condition: IfExprSyntax, _ scope: Scope) -> [ViewNode] {
    var branches: [[ViewNode]] = []
    var next: IfExprSyntax? = condition
    let shown = Self.variable(of: condition)
    let choice = Self.choice(of: condition)
    let seconds = condition.elseBody == nil ? secondsShown(condition.conditions, scope) : nil
    while let current = next {
      next = nil
      let (isTrue, inner) = verdict(on: current.conditions, scope)
      let condition = expanded(current.conditions.trimmedDescription, scope)
      if isTrue != false {
        branches.append(
          nodes(current.body.statements, inner).map { node in
            var node = node
            node.facts.looks.insert(condition)
            guard isTrue == nil else { return node }
            node.facts.condition = node.facts.condition ?? shown
            if node.facts.choice.isEmpty { node.facts.choice = choice }
            if node.isMessage { node.facts.autoDismiss = node.facts.autoDismiss ?? seconds }
            return node
          })
      }
      guard isTrue != true else { break }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): branches.append(nodes(block.statements, scope))
      case nil: break
      }
    }
    return alternatives(branches)
  }

  /// After how many seconds code of the view ends one of some conditions; nil if none does.
  private mutating func secondsShown(
    _ conditions: ConditionElementListSyntax, _ scope: Scope
  ) -> Double? {
    guard let type = scope.type else { return nil }
    let timers = timers[type.name] ?? HidingTimers(in: type)
    self.timers[type.name] = timers
    return conditions.lazy.compactMap { element in
      switch element.condition {
      case .expression(let value): timers.seconds[value.trimmedDescription]
      case .optionalBinding(let binding):
        timers.seconds[
          (binding.initializer?.value.trimmedDescription
            ?? binding.pattern.trimmedDescription)]
      default: nil
      }
    }.first
  }

  /// The variable that alone decides whether the only branch of a condition is shown.
  private static func variable(of condition: IfExprSyntax) -> String? {
    guard condition.elseBody == nil, condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition
    else { return nil }
    return expression.bare.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The variable and the literal of `page == 1`; empty for another condition.
  private static func choice(of condition: IfExprSyntax) -> [String] {
    guard condition.elseBody == nil, condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition,
      let parts = expression.bare.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].trimmedDescription == "==",
      parts[0].is(DeclReferenceExprSyntax.self)
    else { return [] }
    return [parts[0].trimmedDescription, parts[2].trimmedDescription]
  }

  /// Of views that are shown for different values of one variable, those of the first value are shown.
  static func withoutLaterChoices(_ views: [ViewNode]) -> [ViewNode] {
    var first: [String: String] = [:]
    return views.map { view in
      let choice = view.facts.choice
      guard choice.count == 2 else { return view }
      var view = view
      if first[choice[0], default: choice[1]] != choice[1] { view.facts.isAlternative = true }
      first[choice[0]] = first[choice[0]] ?? choice[1]
      return view
    }
  }

  mutating func alternatives(_ choice: SwitchExprSyntax, _ scope: Scope) -> [ViewNode] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let value = constant(choice.subject, scope)?.as(MemberAccessExprSyntax.self)
    if let value, Self.isCase(value), case let name = value.declName.baseName.text,
      let known = cases.first(where: { Self.patterns(of: $0).contains(".\(name)") })
    {
      return nodes(known.statements, scope)
    }
    return alternatives(cases.map { nodes($0.statements, scope) })
  }

  /// Whether a member is a case of an enumeration by its form: `.plain` or `Style.plain`.
  static func isCase(_ member: MemberAccessExprSyntax) -> Bool {
    guard let base = member.base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }

  private static func patterns(of branch: SwitchCaseSyntax) -> [String] {
    guard case .case(let label) = branch.label else { return [] }
    return label.caseItems.map { $0.whereClause == nil ? $0.pattern.trimmedDescription : "" }
  }

  /// The branch with the most content is shown: a screen with its content, and not while it loads or without any. The
  /// others are hidden until their conditions hold. Of equal ones, the first is shown.
  func alternatives(_ branches: [[ViewNode]]) -> [ViewNode] {
    let filled = branches.filter { !$0.isEmpty }
    let counts = filled.map { $0.reduce(0) { $0 + $1.contentCount } }
    guard let largest = counts.max(), let shown = counts.firstIndex(of: largest) else { return [] }
    return filled.enumerated().flatMap { index, branch in
      index == shown
        ? branch
        : branch.map { node in
          var node = node
          node.facts.isAlternative = true
          return node
        }
    }
  }
}

extension ViewNode {
  /// Whether it may be a text for users: not only a picture or an indicator.
  fileprivate var isMessage: Bool {
    switch kind {
    case .image, .shape, .activity, .progress, .opaque, .unknown: false
    default: true
    }
  }

  /// How many texts, images and controls a view shows.
  fileprivate var contentCount: Int {
    guard !facts.isHidden, !facts.isTransparent, !facts.isAlternative else { return 0 }
    switch kind {
    case .shape, .unknown, .activity: return 0
    default: return children.reduce(children.isEmpty ? 1 : 0) { $0 + $1.contentCount }
    }
  }
}
