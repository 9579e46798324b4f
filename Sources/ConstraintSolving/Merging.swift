/// Merges variables that an equation ties together, such as equal widths, until nothing changes.
struct Merging {
  /// Longer equations are skipped: they would be searched too often.
  private static let longest = 8
  /// Variables whose ratio is outside this range stay separate, or digits are lost.
  private static let factors = 1e-3...1e3

  private let equations: [LinearConstraint]
  private var links: [Substitution.Link]
  private var values: [Double?]
  /// For a representative variable, the smallest and the largest factor of the variables that it
  /// represents.
  private var spreads: [(least: Double, greatest: Double)]
  /// The equations with variables that one variable represents.
  private var equationsOf: [[Int]]
  private var queue: [Int] = []
  private var isQueued: [Bool]

  init(_ equations: [LinearConstraint], _ propagation: Propagation) {
    self.equations = equations
    values = propagation.values
    links = values.indices.map { Substitution.Link(variable: $0) }
    spreads = values.map { _ in (1, 1) }
    equationsOf = values.map { _ in [] }
    isQueued = equations.map { _ in false }
    for (index, equation) in equations.enumerated() where equation.terms.count <= Self.longest {
      for term in equation.terms { equationsOf[term.variable.index].append(index) }
      let unknowns = equation.terms.count { values[$0.variable.index] == nil }
      if unknowns > 0 { enqueue([index]) }
    }
  }

  private mutating func enqueue(_ equations: [Int]) {
    for equation in equations where !isQueued[equation] {
      isQueued[equation] = true
      queue.append(equation)
    }
  }

  mutating func run() {
    var next = 0
    while next < queue.count {
      let equation = queue[next]
      next += 1
      isQueued[equation] = false
      use(equations[equation])
    }
  }

  private mutating func use(_ equation: LinearConstraint) {
    var constant = equation.constant
    var terms: [Substitution.Link] = []
    for term in equation.terms {
      let link = link(of: term.variable.index)
      constant -= term.coefficient * link.offset
      if let value = values[link.variable] {
        constant -= term.coefficient * link.factor * value
      } else {
        terms.append(
          Substitution.Link(variable: link.variable, factor: term.coefficient * link.factor))
      }
    }
    terms = Substitution.addedUp(terms)
    if terms.count == 1, abs(terms[0].factor) >= Self.factors.lowerBound {
      values[terms[0].variable] = constant / terms[0].factor
      enqueue(equationsOf[terms[0].variable])
    } else if terms.count == 2 {
      merge(terms[0], terms[1], constant)
    }
  }

  /// Makes the variable with more equations represent both.
  private mutating func merge(
    _ one: Substitution.Link, _ other: Substitution.Link, _ constant: Double
  ) {
    let isOneSmaller =
      equationsOf[one.variable].count < equationsOf[other.variable].count
    let (small, large) = isOneSmaller ? (one, other) : (other, one)
    let factor = -large.factor / small.factor
    let size = abs(factor)
    let least = min(spreads[large.variable].least, spreads[small.variable].least * size)
    let greatest = max(spreads[large.variable].greatest, spreads[small.variable].greatest * size)
    guard Self.factors.contains(least), Self.factors.contains(greatest) else { return }
    spreads[large.variable] = (least, greatest)
    links[small.variable] = Substitution.Link(
      variable: large.variable, factor: factor, offset: constant / small.factor)
    enqueue(equationsOf[small.variable])
    equationsOf[large.variable] += equationsOf[small.variable]
    equationsOf[small.variable] = []
  }

  /// Finds the representative of a variable, and shortens the path for the next search.
  private mutating func link(of variable: Int) -> Substitution.Link {
    var way: [Int] = []
    var end = variable
    while links[end].variable != end {
      way.append(end)
      end = links[end].variable
    }
    for step in way.dropLast().reversed() {
      let next = links[links[step].variable]
      links[step].offset += links[step].factor * next.offset
      links[step].factor *= next.factor
      links[step].variable = end
    }
    return links[variable]
  }

  mutating func result() -> (links: [Substitution.Link], values: [Double?]) {
    for variable in links.indices {
      let link = link(of: variable)
      guard link.variable != variable, let value = values[link.variable] else { continue }
      values[variable] = link.factor * value + link.offset
    }
    return (links, values)
  }
}
