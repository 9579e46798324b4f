/// Hides the views of a screen whose conditions exclude those of the views that are shown.
///
/// The branches of one `if` are alternatives from the start. This is for conditions in different places: a
/// list, and the overlay for an empty one.
struct ShownAlternatives {
  /// A shown view with conditions of its own.
  private struct Shown {
    var condition: ShownCondition
    var weight: Int
    /// Whether it is a branch that was chosen for its content.
    var isChosen: Bool
  }

  /// One for each subject with conditions that exclude each other.
  private var decided: [String: ShownCondition] = [:]
  /// The choices whose shown branch is hidden now.
  private var hiddenChoices: Set<Int> = []

  /// - Returns: the same views; some are alternatives.
  static func resolved(_ nodes: [ViewNode]) -> [ViewNode] {
    let nodes = possible(nodes, around: [])
    var shown: [String: [Shown]] = [:]
    collect(nodes, into: &shown)
    var result = ShownAlternatives()
    for condition in ShownCondition.ofPhone { result.decided[condition.subject] = condition }
    for (subject, all) in shown where result.decided[subject] == nil {
      result.decided[subject] = decision(of: all)
    }
    let all = shown.values.joined()
    guard all.contains(where: { result.excludes($0.condition) }) else { return nodes }
    let hidden = result.hiding(nodes)
    return result.hiddenChoices.isEmpty ? hidden : result.showing(hidden)
  }

  /// Without the views whose conditions exclude those of the views around them, which are never shown.
  private static func possible(
    _ nodes: [ViewNode], around conditions: [ShownCondition]
  ) -> [ViewNode] {
    var removed: Set<Int> = []
    var result = nodes.compactMap { node -> ViewNode? in
      let own = node.facts.conditions
      guard !own.contains(where: { one in conditions.contains(where: one.excludes) }) else {
        if !node.facts.isAlternative, let choice = node.facts.choice { removed.insert(choice) }
        return nil
      }
      var node = node
      node.children = possible(node.children, around: conditions + own)
      return node
    }
    // The next branch is there in place of the one that was.
    var next: [Int: [ShownCondition]] = [:]
    for index in result.indices {
      guard let choice = result[index].facts.choice, removed.contains(choice) else { continue }
      let own = result[index].facts.conditions
      if next[choice, default: own] == own { result[index].facts.isAlternative = false }
      next[choice] = next[choice] ?? own
    }
    return result
  }

  private static func collect(_ nodes: [ViewNode], into shown: inout [String: [Shown]]) {
    for node in nodes where !node.facts.isAlternative {
      for condition in node.facts.conditions {
        shown[condition.subject, default: []].append(
          Shown(
            condition: condition, weight: node.contentCount,
            isChosen: node.facts.choice != nil))
      }
      collect(node.children, into: &shown)
      collect(node.facts.toolbar, into: &shown)
    }
  }

  /// The condition with the most content; nil if none excludes another. Of pages for different values of one variable, the
  /// first is shown, as in the app at first.
  private static func decision(of shown: [Shown]) -> ShownCondition? {
    var conditions: [ShownCondition] = []
    for one in shown where !conditions.contains(one.condition) { conditions.append(one.condition) }
    guard conditions.contains(where: { one in conditions.contains(where: one.excludes) }) else {
      return nil
    }
    if conditions.allSatisfy(\.isOneOf), !shown.contains(where: \.isChosen) { return conditions[0] }
    let weights = conditions.map { condition in
      shown.reduce(0) { $0 + (condition.excludes($1.condition) ? 0 : $1.weight) }
    }
    return weights.max().flatMap { weights.firstIndex(of: $0) }.map { conditions[$0] }
  }

  private func excludes(_ condition: ShownCondition) -> Bool {
    decided[condition.subject]?.excludes(condition) ?? false
  }

  private mutating func hiding(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { node in
      var node = node
      guard !node.facts.isAlternative else { return node }
      if node.facts.conditions.contains(where: excludes) {
        node.facts.isAlternative = true
        if let choice = node.facts.choice { hiddenChoices.insert(choice) }
        return node
      }
      node.children = hiding(node.children)
      node.facts.toolbar = hiding(node.facts.toolbar)
      return node
    }
  }

  /// In place of a branch that is hidden, another one of its choice is shown.
  private func showing(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { node in
      var node = node
      if node.facts.isAlternative, let choice = node.facts.choice, hiddenChoices.contains(choice),
        !node.facts.conditions.contains(where: excludes), !node.facts.conditions.isEmpty
      {
        node.facts.isAlternative = false
      }
      node.children = showing(node.children)
      node.facts.toolbar = showing(node.facts.toolbar)
      return node
    }
  }
}
