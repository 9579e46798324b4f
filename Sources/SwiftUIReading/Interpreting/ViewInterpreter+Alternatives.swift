internal import AccessibilityModel
internal import SourceReading
internal import SwiftSyntax

// Views that are shown one at a time: the branches of `if`, `switch` and conditional expressions.
extension ViewInterpreter {
  mutating func alternatives(_ condition: IfExprSyntax, _ scope: Scope) -> [ViewNode] {
    var branches: [[ViewNode]] = []
    var next: IfExprSyntax? = condition
    let shown = Self.variable(of: condition)
    let isAlone = condition.elseBody == nil
    let seconds = isAlone ? secondsShown(condition.conditions, scope) : nil
    var failed: [ShownCondition] = []
    while let current = next {
      next = nil
      let (isTrue, inner) = verdict(on: current.conditions, scope)
      let condition = expanded(current.conditions.trimmedDescription, scope)
      if isTrue != false {
        let holding = failed + shownConditions(of: current.conditions, scope)
        let appearance = appearance(by: current.conditions, scope)
        branches.append(
          nodes(current.body.statements, inner).map { node in
            var node = node
            // Where a control is hidden, none shows its state.
            if node.showsState { node.facts.looks.insert(condition) }
            guard isTrue == nil else { return node }
            node.facts.conditions += holding
            node.facts.condition = node.facts.condition ?? shown
            if node.kind == .text { node.facts.shownForEmpty = Self.emptied(in: current) }
            node.facts.note(appearance)
            if node.isMessage { node.facts.autoDismiss = node.facts.autoDismiss ?? seconds }
            return node
          })
      }
      guard isTrue != true else { break }
      if isTrue == nil { failed += shownConditions(ofElse: current.conditions, scope) }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        let isOnly = Self.areHidden(branches)
        branches.append(
          nodes(block.statements, scope).adding(failed).map { node in
            var node = node
            // Shown or not, like the branch of an `if` without `else`.
            if isOnly, isTrue == nil, node.showsState { node.facts.looks.insert(condition) }
            return node
          })
      case nil: break
      }
    }
    return alternatives(branches, first: firstBranch(of: condition, scope))
  }

  /// The index of the branch of `if` and `else` that the initial values choose; nil for other conditions, and for states
  /// that `onAppear` sets.
  private func firstBranch(of condition: IfExprSyntax, _ scope: Scope) -> Int? {
    guard case .codeBlock? = condition.elseBody, condition.conditions.count == 1,
      case .expression(let test)? = condition.conditions.first?.condition,
      scope.type?.statesReplacedFirst.isDisjoint(with: Self.names(in: condition.conditions))
        ?? true
    else { return nil }
    return scope.isInitiallyTrue([test]).map { $0 ? 0 : 1 }
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

  /// Whether none of some branches shows anything.
  private static func areHidden(_ branches: [[ViewNode]]) -> Bool {
    branches.allSatisfy { $0.allSatisfy(\.facts.isTransparent) }
  }

  private static func names(in conditions: ConditionElementListSyntax) -> Set<String> {
    Set(
      conditions.tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier(let name) = $0.tokenKind { name } else { nil }
      })
  }

  /// The variable that alone decides whether the only branch of a condition is shown.
  private static func variable(of condition: IfExprSyntax) -> String? {
    guard condition.elseBody == nil, condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition
    else { return nil }
    let value = expression.bare
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.bare,
      base.is(DeclReferenceExprSyntax.self)
    {
      return base.trimmedDescription == "self"
        ? member.declName.baseName.text : value.trimmedDescription
    }
    return value.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The variable whose emptiness alone is the condition: `name` of `if name.isEmpty`.
  private static func emptied(in condition: IfExprSyntax) -> String? {
    guard condition.conditions.count == 1,
      case .expression(let expression)? = condition.conditions.first?.condition,
      let member = expression.bare.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isEmpty", let base = member.base
    else { return nil }
    let name = base.trimmedDescription
    return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
  }

  mutating func alternatives(_ choice: SwitchExprSyntax, _ scope: Scope) -> [ViewNode] {
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let value = constant(choice.subject, scope)?.as(MemberAccessExprSyntax.self)
    if let value, Self.isCase(value), case let name = value.declName.baseName.text,
      let known = cases.first(where: { Self.patterns(of: $0).contains(".\(name)") })
    {
      return nodes(known.statements, scope)
    }
    // Of a value that only the view around it knows, the case is there from the start.
    let isOpen = hasVariable(choice.subject, scope)
    let appearance = isOpen ? appearance(by: choice.subject, scope) : nil
    return alternatives(
      cases.map { branch in
        let shown = shownConditions(of: branch, in: choice, scope)
        return nodes(branch.statements, scope).adding(shown).map { node in
          var node = node
          if isOpen { node.facts.note(appearance?.inCase(of: branch)) }
          return node
        }
      })
  }

  /// The views of `condition ? first : second`.
  mutating func alternatives(
    of choices: ExprSyntax.Choices, _ scope: Scope
  ) -> [ViewNode] {
    alternatives([
      nodes(choices.first, scope).adding(shownConditions(of: choices.test, scope, isTrue: true)),
      nodes(choices.second, scope).adding(shownConditions(of: choices.test, scope, isTrue: false)),
    ])
  }

  /// The code of `#if` that an iPhone may compile, or a Mac in an app for it alone. Flags of the app are those of a build.
  mutating func alternatives(_ code: IfConfigDeclSyntax, _ scope: Scope) -> [ViewNode] {
    var branches: [[ViewNode]] = []
    var failed: [ShownCondition] = []
    for clause in code.clauses {
      let condition = BuildCondition(clause.condition, isForMac: project.isForMac)
      guard condition.isTrue != false else { continue }
      if case .statements(let items)? = clause.elements {
        branches.append(nodes(items, scope).adding(failed + condition.shown))
      }
      guard condition.isTrue == nil else { break }
      failed += condition.shownElse
    }
    return alternatives(branches)
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
  /// others are hidden until their conditions hold. Of equal ones, the one that the initial values choose is shown, or the
  /// first if only the running app knows.
  ///
  /// - Parameter first: the index of the branch of the first screen, if the source states it.
  mutating func alternatives(_ branches: [[ViewNode]], first: Int? = nil) -> [ViewNode] {
    let filled = branches.filter { !$0.isEmpty }
    let counts = filled.map { $0.reduce(0) { $0 + $1.contentCount } }
    guard let largest = counts.max(), let shown = counts.firstIndex(of: largest) else { return [] }
    guard filled.count > 1 else { return filled[0] }
    if let first, filled.count == branches.count, filled.indices.contains(first),
      counts[first] == largest
    {
      return alternatives(filled, showing: first)
    }
    return alternatives(filled, showing: shown)
  }

  /// - Parameter shown: the index of the branch that is shown.
  mutating func alternatives(_ branches: [[ViewNode]], showing shown: Int) -> [ViewNode] {
    let number = nextNumber()
    return branches.enumerated().flatMap { index, branch in
      branch.map { node in
        var node = node
        node.facts.choice = node.facts.choice ?? number
        if index != shown { node.facts.isAlternative = true }
        return node
      }
    }
  }
}

extension [ViewNode] {
  /// The same with further conditions on which they are shown.
  fileprivate func adding(_ conditions: [ShownCondition]) -> [ViewNode] {
    map { node in
      var node = node
      node.facts.conditions += conditions
      return node
    }
  }
}

extension ViewFacts {
  /// Notes how it appears, unless a condition inside it decides that; nil if code announces it.
  mutating func note(_ appearance: AppearingCondition?) {
    guard appears == nil else { return }
    appears = appearance
    if appearance == nil { isAnnounced = true }
  }
}

extension AppearingCondition {
  /// The same for a branch of a `switch`.
  fileprivate func inCase(of branch: SwitchCaseSyntax) -> Self {
    guard case .case(let label) = branch.label else { return self }
    var own = self
    own.code += " \(label.caseItems.trimmedDescription)"
    return own
  }
}

extension ViewNode {
  /// Whether its presence shows the state of a control around it: that of a control is its own, and an activity
  /// indicator is there while the app works.
  fileprivate var showsState: Bool {
    !kind.isControl && !facts.respondsToTap && kind != .activity
  }

  /// Whether it may be a text for users: not only a picture or an indicator.
  fileprivate var isMessage: Bool {
    switch kind {
    case .image, .shape, .activity, .progress, .opaque, .unknown: false
    default: true
    }
  }

  /// How many texts, images and controls a view shows.
  var contentCount: Int {
    guard !facts.isHidden, !facts.isTransparent, !facts.isAlternative else { return 0 }
    switch kind {
    case .shape, .unknown, .activity: return 0
    default:
      let count = children.reduce(children.isEmpty ? 1 : 0) { $0 + $1.contentCount }
      return min(count, Self.mostContent) * (facts.isRepeated ? Self.usualRows : 1)
    }
  }

  /// A loop shows its content several times.
  private static let usualRows = 3
  /// Loops in loops multiply their content.
  private static let mostContent = 1_000_000
}
