/// Combinations of edges for which some sums must not be negative.
struct Cone {
  /// The edges by number; the terms of a limit count within this list.
  let edges: [Int]
  private var limits: [[(column: Int, coefficient: Double)]] = []
  /// Reduced rows, each with its leading column, of what is zero in the whole cone.
  private var zeros: [(lead: Int, row: [Double])] = []

  init(edges: [Int]) {
    self.edges = edges
  }

  /// Demands that a sum is not negative.
  mutating func limit(_ terms: [(Int, Double)]) {
    let largest = terms.reduce(0) { max($0, abs($1.1)) }
    guard largest > 0 else { return }
    limits.append(terms.map { (column: $0.0, coefficient: $0.1 / largest) })
  }

  /// Finds the sums that cannot be positive either.
  ///
  /// What lies in the cone may be added and stretched, so that all the sums that can be positive at
  /// all can be 1 or more together; to ask that of every sum leaves out exactly the others.
  mutating func finish() {
    guard !limits.isEmpty else { return }
    var problem = Problem(columnCount: edges.count)
    for limit in limits { problem.addRow(limit, .greaterOrEqual, 0, level: 0) }
    for limit in limits { problem.addRow(limit, .greaterOrEqual, 1, level: 1) }
    problem.finish()
    var search = Simplex(problem)
    search.solve()
    search.settle()
    for (index, limit) in limits.enumerated() where search.error(of: limits.count + index) > 0.5 {
      var row = [Double](repeating: 0, count: edges.count)
      for term in limit { row[term.column] = term.coefficient }
      addZero(row)
    }
  }

  /// Whether a combination of the edges is anything but zero somewhere in the cone.
  func admits(_ row: [Double]) -> Bool {
    reduced(row).contains { abs($0) > 1e-7 }
  }

  private func reduced(_ row: [Double]) -> [Double] {
    var row = row
    for zero in zeros where row[zero.lead] != 0 {
      let factor = row[zero.lead]
      for index in row.indices { row[index] -= factor * zero.row[index] }
      row[zero.lead] = 0
    }
    return row
  }

  private mutating func addZero(_ row: [Double]) {
    var row = reduced(row)
    guard let lead = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }), abs(row[lead]) > 1e-7
    else { return }
    let factor = row[lead]
    for index in row.indices { row[index] /= factor }
    zeros.append((lead, row))
  }
}
