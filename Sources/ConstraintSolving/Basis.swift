/// The matrix of active rows, ready to be solved.
///
/// It is factored once. Each row exchanged later adds one more factor, a row of weights, until
/// there are too many and the matrix is factored again.
struct Basis {
  private let count: Int
  private let factors: Factors
  private var exchanges: [Exchange] = []
  private var exchangeEntries = 0

  /// A row that is a combination of the previous rows.
  private struct Exchange {
    let position: Int
    let weight: Double
    /// The weights of the other rows.
    let others: [(position: Int, weight: Double)]
  }

  init(_ factors: Factors, count: Int) {
    self.factors = factors
    self.count = count
  }

  /// Whether it is time to factor again.
  var isWorn: Bool {
    exchanges.count >= 60 || exchangeEntries > 2 * factors.entryCount + 1000
  }

  /// How the variables change when the row at a position grows by 1 and the other rows keep their
  /// sums.
  func direction(_ position: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: count)
    sums[position] = 1
    return solve(sums)
  }

  /// The variables for given sums of the rows.
  func solve(_ sums: [Double]) -> [Double] {
    var sums = sums
    for exchange in exchanges.reversed() {
      var sum = sums[exchange.position]
      for (position, weight) in exchange.others { sum -= weight * sums[position] }
      sums[exchange.position] = sum / exchange.weight
    }
    return factors.solve(sums)
  }

  /// The weights with which the rows together give a row of the coefficients.
  func combination(_ coefficients: [Double]) -> [Double] {
    var weights = factors.combination(coefficients)
    for exchange in exchanges {
      let weight = weights[exchange.position] / exchange.weight
      weights[exchange.position] = weight
      guard weight != 0 else { continue }
      for (position, other) in exchange.others { weights[position] -= other * weight }
    }
    return weights
  }

  /// Puts a row of the coefficients at a position; returns the share of the old row in it.
  mutating func replace(_ position: Int, by coefficients: [Double]) -> Double {
    let weights = combination(coefficients)
    var others: [(position: Int, weight: Double)] = []
    for other in weights.indices where other != position && abs(weights[other]) > 1e-14 {
      others.append((other, weights[other]))
    }
    exchangeEntries += others.count + 1
    exchanges.append(Exchange(position: position, weight: weights[position], others: others))
    return weights[position]
  }
}
