import ConstraintSolving

/// A system from lines like `x + 2y - z <= 30 @750`.
struct Sketch {
  private(set) var system = LinearSystem()
  private var names: [String] = []

  struct Unreadable: Error {
    let line: String
  }

  init(_ lines: [String]) throws {
    for line in lines { try add(line) }
  }

  private mutating func add(_ line: String) throws {
    var words = line.split(separator: " ").map(String.init)
    var priority = Priority.required
    if let last = words.last, last.hasPrefix("@"), let value = Double(last.dropFirst()) {
      priority = Priority(value)
      words.removeLast()
    }
    let relations: [String: Relation] = ["<=": .lessOrEqual, "=": .equal, ">=": .greaterOrEqual]
    guard words.count >= 2, let constant = Double(words[words.count - 1]),
      let relation = relations[words[words.count - 2]]
    else { throw Unreadable(line: line) }
    var terms: [Term] = []
    var sign = 1.0
    for word in words.dropLast(2) {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      default:
        let number = word.prefix { !$0.isLetter }
        let factor = number == "-" ? -1 : Double(number) ?? 1
        terms.append(Term(variable(String(word.dropFirst(number.count))), sign * factor))
        sign = 1
      }
    }
    try system.add(LinearConstraint(terms, relation, constant, priority: priority))
  }

  private mutating func variable(_ name: String) -> Variable {
    if let index = names.firstIndex(of: name) { return known[index] }
    names.append(name)
    known.append(system.makeVariable())
    return known[known.count - 1]
  }

  private var known: [Variable] = []

  func name(of variable: Variable) -> String { names[variable.index] }

  func values(_ solution: Solution) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: zip(names, known.map { Self.rounded(solution[$0]) }))
  }

  /// To six decimals.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
}
