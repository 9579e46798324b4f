internal import ConstraintSolving

/// A sum of variables with factors, and a constant: an edge, a length or a centre of something.
struct Expression {
  var terms: [Term] = []
  var constant: Double = 0

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    terms = [Term(variable, coefficient)]
    self.constant = constant
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (left: Self, factor: Double) -> Self {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  static func + (left: Self, constant: Double) -> Self {
    var sum = left
    sum.constant += constant
    return sum
  }

  static func - (left: Self, constant: Double) -> Self { left + -constant }

  /// The same with each variable once, and none that cancels out.
  var reduced: Self {
    var order: [Variable] = []
    var sums: [Variable: Double] = [:]
    for term in terms {
      if sums[term.variable] == nil { order.append(term.variable) }
      sums[term.variable, default: 0] += term.coefficient
    }
    var result = Expression(constant)
    result.terms = order.compactMap { variable in
      guard let sum = sums[variable], abs(sum) > 1e-12 else { return nil }
      return Term(variable, sum)
    }
    return result
  }
}
