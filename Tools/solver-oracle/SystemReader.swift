import ConstraintSolving

/// Reads systems line by line:
///
///     system 2
///     1000 = 30 0:1 1:-2
///     end
///
/// A constraint is its priority, relation and constant, then terms of variable and coefficient.
struct SystemReader {
  enum Outcome {
    case system(LinearSystem)
    case refused(String)
  }

  private var system = LinearSystem()
  private var variables: [Variable] = []
  private var refusal: String?

  private static let relations: [Substring: Relation] = [
    "<=": .lessOrEqual, "=": .equal, ">=": .greaterOrEqual,
  ]

  /// Returns the outcome of a system at its end.
  mutating func take(_ line: String) -> Outcome? {
    let words = line.split(separator: " ")
    if words.first == "system" {
      self = SystemReader()
      let count = words.count == 2 ? Int(words[1]) ?? 0 : 0
      variables = (0..<count).map { _ in system.makeVariable() }
      return nil
    }
    if words == ["end"] { return refusal.map { .refused($0) } ?? .system(system) }
    guard refusal == nil, !words.isEmpty else { return nil }
    guard let constraint = constraint(words) else {
      refusal = "not a constraint: \(line)"
      return nil
    }
    do {
      try system.add(constraint)
    } catch {
      refusal = error.description
    }
    return nil
  }

  private func constraint(_ words: [Substring]) -> LinearConstraint? {
    guard words.count >= 3, let priority = Double(words[0]),
      let relation = Self.relations[words[1]],
      let constant = Double(words[2])
    else { return nil }
    var terms: [Term] = []
    for word in words.dropFirst(3) {
      let halves = word.split(separator: ":")
      guard halves.count == 2, let index = Int(halves[0]), variables.indices.contains(index),
        let coefficient = Double(halves[1])
      else { return nil }
      terms.append(Term(variables[index], coefficient))
    }
    return LinearConstraint(terms, relation, constant, priority: Priority(priority))
  }
}
