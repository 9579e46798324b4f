internal import Platform

/// The progress of a run, and the line that reports it.
struct ProgressState: Sendable {
  /// A stage that processes each of several files.
  enum Stage: String, Sendable {
    case reading = "Read"
    case auditing = "Audited"
  }

  private var stage = Stage.reading
  private var total = 0
  private var done = 0
  /// The last count shown.
  private var shown = 0
  /// The current activities, by the number assigned at their start.
  private var works: [Int: String] = [:]
  private var nextNumber = 0
  /// The last line about an activity, and how often it was due again.
  private var last: (line: String, repeats: Int)?

  mutating func begin(_ stage: Stage, total: Int) {
    self.stage = stage
    self.total = total
    (done, shown) = (0, 0)
  }

  /// - Returns: the number of the activity.
  mutating func start(_ work: String) -> Int {
    defer { nextNumber += 1 }
    works[nextNumber] = work
    return nextNumber
  }

  /// - Parameter files: the number of files that it completes.
  mutating func end(_ number: Int, files: Int) {
    works[number] = nil
    done += files
  }

  /// How many files are done; if that has not changed since the last line, the longest current
  /// activity. The same activity is said again the second, the fourth and the eighth time, and so on.
  mutating func line() -> String? {
    if total > 1, done > shown {
      (shown, last) = (done, nil)
      return "\(stage.rawValue) \(done.grouped) of \(total.grouped) files."
    }
    guard let line = works.min(by: { $0.key < $1.key })?.value else { return nil }
    guard let known = last, known.line == line else {
      last = (line, 0)
      return line
    }
    let repeats = known.repeats + 1
    last = (line, repeats)
    return repeats > 1 && repeats & (repeats - 1) == 0 ? line : nil
  }
}
