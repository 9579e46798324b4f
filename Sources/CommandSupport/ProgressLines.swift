internal import Platform

/// Says how far long work has come: a line every few seconds, for people who wait at a terminal.
///
/// Lines are only ever added. One that is drawn over and over makes a screen reader speak it over and
/// over, and a file or a pipe wants neither.
public struct ProgressLines {
  /// The first line comes late enough that short work has none.
  static let firstPause = Duration.seconds(2)
  static let pause = Duration.seconds(5)

  private let start: String
  private let total: Int?
  private let clock: () -> Duration
  private let write: (String) -> Void
  private var count = 0
  private var next: Duration

  /// - Parameters:
  ///   - start: what was done with the files, such as «Read».
  ///   - total: how many there are; nil where nobody knows yet.
  public init(_ start: String, total: Int? = nil) {
    let begin = ContinuousClock.now
    let isShown = Console.isErrorTerminal
    self.init(
      start, total: total, clock: { ContinuousClock.now - begin },
      write: { if isShown { Console.complain($0) } })
  }

  /// - Parameter clock: tells how long the work has been going on.
  init(
    _ start: String, total: Int?, clock: @escaping () -> Duration,
    write: @escaping (String) -> Void
  ) {
    self.start = start
    self.total = total
    self.clock = clock
    self.write = write
    next = Self.firstPause
  }

  /// Counts one more file, and says so where it is time to.
  public mutating func advance() {
    count += 1
    let now = clock()
    guard now >= next else { return }
    next = now + Self.pause
    let files = count == 1 && total == nil ? "file" : "files"
    write("\(start) \(total.map { "\(count) of \($0)" } ?? "\(count)") \(files).")
  }
}
