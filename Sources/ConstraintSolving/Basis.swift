/// The inverse of the matrix of active rows.
struct Basis {
  private let count: Int
  /// Column after column.
  private var inverse: [Double]

  init(identity count: Int) {
    self.count = count
    inverse = [Double](repeating: 0, count: count * count)
    for index in 0..<count { inverse[index * count + index] = 1 }
  }

  /// How the variables change when the row at a position grows by 1 and the other rows stay.
  func direction(_ position: Int) -> [Double] {
    Array(inverse[(position * count)..<((position + 1) * count)])
  }

  /// The variables for given sums of the rows.
  func solve(_ sums: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    for position in 0..<count where sums[position] != 0 {
      for index in 0..<count {
        result[index] += sums[position] * inverse[position * count + index]
      }
    }
    return result
  }

  /// The combination of rows that gives a row of the coefficients.
  func combination(_ coefficients: [Double]) -> [Double] {
    (0..<count).map { position in
      var sum = 0.0
      for index in 0..<count where coefficients[index] != 0 {
        sum += coefficients[index] * inverse[position * count + index]
      }
      return sum
    }
  }

  /// Puts a row of the coefficients at a position.
  mutating func replace(_ position: Int, by coefficients: [Double]) {
    let weights = combination(coefficients)
    let start = position * count
    for index in 0..<count { inverse[start + index] /= weights[position] }
    for other in 0..<count where other != position && weights[other] != 0 {
      for index in 0..<count {
        inverse[other * count + index] -= weights[other] * inverse[start + index]
      }
    }
  }
}
