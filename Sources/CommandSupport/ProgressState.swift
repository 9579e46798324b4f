internal import Platform

/// How far a run has come, and the line that says so.
struct ProgressState: Sendable {
  /// What is done to each of several files.
  enum Stage: String, Sendable {
    case reading = "Read"
    case auditing = "Audited"
  }

  private var stage = Stage.reading
  private var total = 0
  private var done = 0
  /// The count that was last shown.
  private var shown = 0
  /// What is being worked on, by the number with which it began.
  private var works: [Int: String] = [:]
  private var nextNumber = 0

  mutating func begin(_ stage: Stage, total: Int) {
    self.stage = stage
    self.total = total
    (done, shown) = (0, 0)
  }

  /// - Returns: the number of the work.
  mutating func start(_ work: String) -> Int {
    defer { nextNumber += 1 }
    works[nextNumber] = work
    return nextNumber
  }

  /// - Parameter files: how many are done with it.
  mutating func end(_ number: Int, files: Int) {
    works[number] = nil
    done += files
  }

  /// How many of the files are done; where that has not changed since the last line, what has been
  /// worked on for longest.
  mutating func line() -> String? {
    if total > 1, done > shown {
      shown = done
      return "\(stage.rawValue) \(done.grouped) of \(total.grouped) files."
    }
    return works.min { $0.key < $1.key }?.value
  }
}
