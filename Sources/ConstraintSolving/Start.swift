/// Guesses which rows are satisfied in the end, so that the search starts near it.
///
/// A row with one unknown left determines it, equations before inequalities and higher levels
/// before lower ones. If there is no such row, the unknown in most rows is assumed to be 0.
struct Start {
  private let problem: Problem
  private var values: [Double?]
  /// The number of unknowns left in each row.
  private var counts: [Int]
  private var queue = Heap()
  /// For each column the row that determined its value; numbers past the problem's mean “column =
  /// 0”.
  private(set) var rows: [Int]

  init(_ problem: Problem) {
    self.problem = problem
    let count = problem.columnCount
    values = [Double?](repeating: nil, count: count)
    counts = (0..<problem.rowCount).map { problem.rows.range($0).count }
    rows = (0..<count).map { problem.rowCount + $0 }
    for row in counts.indices where counts[row] == 1 { enqueue(row) }
    drain()
    let degrees = (0..<count).map { problem.columns.range($0).count }
    let byDegree = (0..<count).sorted { (degrees[$1], $0) < (degrees[$0], $1) }
    for column in byDegree where values[column] == nil {
      set(column, to: 0)
      drain()
    }
  }

  private mutating func enqueue(_ row: Int) {
    let level = problem.levels[row]
    let rank =
      if problem.relations[row] == .equal { level } else {
        level == 0 ? 2 * problem.levelCount : problem.levelCount + level
      }
    queue.insert(rank * problem.rowCount + row)
  }

  private mutating func drain() {
    while let key = queue.popLeast() {
      let row = key % problem.rowCount
      guard counts[row] == 1, let (column, value) = unknown(of: row) else { continue }
      let (best, bestValue) = moreImportant(than: row, for: column, value) ?? (row, value)
      rows[column] = best
      set(column, to: bestValue)
    }
  }

  /// The unknown left in a row, and the value with which the row is at its constant.
  private func unknown(of row: Int) -> (column: Int, value: Double)? {
    var rest = problem.constants[row]
    var found: (column: Int, coefficient: Double)?
    for place in problem.rows.range(row) {
      let column = problem.rows.indices[place]
      if let value = values[column] {
        rest -= problem.rows.values[place] * value
      } else {
        found = (column, problem.rows.values[place])
      }
    }
    return found.map { ($0.column, rest / $0.coefficient) }
  }

  /// Finds a row of a higher level that the value would miss.
  private func moreImportant(
    than row: Int, for column: Int, _ value: Double
  ) -> (row: Int, value: Double)? {
    var best: (row: Int, value: Double)?
    var level = problem.levels[row]
    for place in problem.columns.range(column) {
      let other = problem.columns.indices[place]
      guard counts[other] == 1, problem.levels[other] < level, let wanted = unknown(of: other)
      else { continue }
      let residual = (value - wanted.value) * problem.columns.values[place]
      guard problem.error(of: other, at: residual) > problem.tolerance(of: other) else { continue }
      best = (other, wanted.value)
      level = problem.levels[other]
    }
    return best
  }

  private mutating func set(_ column: Int, to value: Double) {
    values[column] = value
    for place in problem.columns.range(column) {
      let row = problem.columns.indices[place]
      counts[row] -= 1
      if counts[row] == 1 { enqueue(row) }
    }
  }
}

/// Numbers from which the smallest is taken first.
struct Heap {
  private var members: [Int] = []

  mutating func insert(_ member: Int) {
    members.append(member)
    var place = members.count - 1
    while place > 0, members[place] < members[(place - 1) / 2] {
      members.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popLeast() -> Int? {
    guard let least = members.first, let last = members.popLast() else { return nil }
    guard !members.isEmpty else { return least }
    members[0] = last
    var place = 0
    while 2 * place + 1 < members.count {
      var child = 2 * place + 1
      if child + 1 < members.count, members[child + 1] < members[child] { child += 1 }
      guard members[child] < members[place] else { break }
      members.swapAt(place, child)
      place = child
    }
    return least
  }
}
