/// Combinations of edges for which some sums must not be negative.
struct Cone {
  private let edgeCount: Int
  private var limits: [[(column: Int, coefficient: Double)]] = []
  /// Sums that are zero in the whole cone; each row's leading column is in no other row.
  private var zeros: [(lead: Int, row: [Double])] = []

  init(edgeCount: Int) {
    self.edgeCount = edgeCount
  }

  /// Requires that a sum is not negative.
  mutating func limit(_ terms: [(Int, Double)]) {
    let largest = terms.reduce(0) { max($0, abs($1.1)) }
    guard largest > 0 else { return }
    limits.append(terms.map { (column: $0.0, coefficient: $0.1 / largest) })
  }

  /// Finds the sums that cannot be positive either.
  ///
  /// Elements of the cone may be added and scaled, so all sums that can be positive can be 1 or
  /// more at the same time; requiring that of every sum excludes exactly the others.
  mutating func finish() {
    guard !limits.isEmpty else { return }
    var problem = Problem(columnCount: edgeCount)
    for limit in limits { problem.addRow(limit, .greaterOrEqual, 0, level: 0) }
    for limit in limits { problem.addRow(limit, .greaterOrEqual, 1, level: 1) }
    problem.finish()
    var search = Simplex(problem)
    search.solve()
    for (index, limit) in limits.enumerated() where search.error(of: limits.count + index) > 0.5 {
      var row = [Double](repeating: 0, count: edgeCount)
      for term in limit { row[term.column] = term.coefficient }
      addZero(row)
    }
  }

  private mutating func addZero(_ row: [Double]) {
    var row = row
    for zero in zeros { Self.clear(zero.lead, of: &row, with: zero.row) }
    guard let lead = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }), abs(row[lead]) > 1e-7
    else { return }
    let factor = row[lead]
    for index in row.indices { row[index] /= factor }
    for index in zeros.indices { Self.clear(lead, of: &zeros[index].row, with: row) }
    zeros.append((lead, row))
  }

  private static func clear(_ lead: Int, of row: inout [Double], with other: [Double]) {
    let factor = row[lead]
    guard factor != 0 else { return }
    for index in row.indices { row[index] -= factor * other[index] }
    row[lead] = 0
  }

  /// A combination that is zero only where the whole cone is.
  func arbitraryMember(_ weights: inout ArbitraryWeights) -> [Double] {
    var member = (0..<edgeCount).map { _ in weights.next() }
    for zero in zeros {
      member[zero.lead] = 0
      var sum = 0.0
      for index in member.indices where index != zero.lead {
        sum += zero.row[index] * member[index]
      }
      member[zero.lead] = -sum
    }
    return member
  }
}
