/// The constraints on one connected set of variables, as rows of a sparse matrix.
struct Problem {
  let columnCount: Int
  private(set) var relations: [Relation] = []
  private(set) var constants: [Double] = []
  /// 0 for required, then one more for each lower priority that occurs.
  private(set) var levels: [Int] = []
  private(set) var levelCount = 1
  private(set) var rows = SparseLines()
  private(set) var columns = SparseLines()
  private(set) var twins = Twins()

  var rowsByLevel: [[Int]] {
    var result = [[Int]](repeating: [], count: levelCount)
    for (row, level) in levels.enumerated() { result[level].append(row) }
    return result
  }

  var rowCount: Int { relations.count }

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  mutating func addRow(
    _ terms: [(column: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    level: Int
  ) {
    for term in terms { rows.append(term.column, term.coefficient) }
    rows.endLine()
    relations.append(relation)
    constants.append(constant)
    levels.append(level)
    levelCount = max(levelCount, level + 1)
  }

  mutating func finish() {
    columns = rows.transposed(lineCount: columnCount)
    twins = Twins(rows, constants)
  }

  /// A row with its zeros.
  func coefficients(of row: Int) -> [Double] {
    var result = [Double](repeating: 0, count: columnCount)
    for place in rows.range(row) { result[rows.indices[place]] = rows.values[place] }
    return result
  }

  /// How far a row may miss its constant and still count as satisfied.
  func tolerance(of row: Int) -> Double { Self.tolerance(for: constants[row]) }

  static func tolerance(for constant: Double) -> Double { max(1e-6, abs(constant) * 1e-9) }

  /// The error of a row whose sum exceeds its constant by `residual`.
  func error(of row: Int, at residual: Double) -> Double {
    switch relations[row] {
    case .equal: abs(residual)
    case .lessOrEqual: max(0, residual)
    case .greaterOrEqual: max(0, -residual)
    }
  }

  /// How fast the error grows when the sum, at the constant, grows.
  func slopeAbove(_ row: Int) -> Double { relations[row] == .greaterOrEqual ? 0 : 1 }

  /// How fast the error grows when the sum, at the constant, falls.
  func slopeBelow(_ row: Int) -> Double { relations[row] == .lessOrEqual ? 0 : 1 }
}

/// Rows with the same terms and constant, such as those of hugging and compression resistance.
struct Twins {
  private(set) var groups: [[Int]] = []
  /// The group of each row that has a twin.
  private(set) var groupOf: [Int?] = []

  private struct Content: Hashable {
    let indices: ArraySlice<Int>
    let values: ArraySlice<Double>
    let constant: Double
  }

  init() {}

  init(_ rows: SparseLines, _ constants: [Double]) {
    groupOf = [Int?](repeating: nil, count: constants.count)
    var firsts: [Content: Int] = [:]
    firsts.reserveCapacity(constants.count)
    for row in constants.indices {
      let range = rows.range(row)
      let content = Content(
        indices: rows.indices[range], values: rows.values[range], constant: constants[row])
      guard let first = firsts[content] else {
        firsts[content] = row
        continue
      }
      if groupOf[first] == nil {
        groupOf[first] = groups.count
        groups.append([first])
      }
      guard let group = groupOf[first] else { continue }
      groupOf[row] = group
      groups[group].append(row)
    }
  }
}

/// Lists of numbered coefficients, one after the other in one array.
struct SparseLines {
  private(set) var starts = [0]
  private(set) var indices: [Int] = []
  private(set) var values: [Double] = []

  mutating func append(_ index: Int, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func endLine() {
    starts.append(indices.count)
  }

  func range(_ line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  func transposed(lineCount: Int) -> SparseLines {
    var result = SparseLines()
    var counts = [Int](repeating: 0, count: lineCount + 1)
    for index in indices { counts[index + 1] += 1 }
    for line in 0..<lineCount { counts[line + 1] += counts[line] }
    result.starts = counts
    result.indices = [Int](repeating: 0, count: indices.count)
    result.values = [Double](repeating: 0, count: indices.count)
    for line in 0..<(starts.count - 1) {
      for place in range(line) {
        let target = counts[indices[place]]
        counts[indices[place]] += 1
        result.indices[target] = line
        result.values[target] = values[place]
      }
    }
    return result
  }
}
