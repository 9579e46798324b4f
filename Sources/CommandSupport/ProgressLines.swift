internal import Platform

/// Says how far long work has come: a line after two seconds and then every five, for people who wait at
/// a terminal.
///
/// Lines are only ever added. One that is drawn over and over makes a screen reader speak it over and
/// over, and a file or a pipe wants neither.
public final class ProgressLines: Sendable {
  /// The first line comes late enough that short work has none.
  static let firstPause = 2.0
  static let pause = 5.0

  private let state = Monitor(ProgressState())

  /// Says nothing.
  public init() {}

  /// - Parameter isQuiet: whether nothing is said, at a terminal either.
  public init(isQuiet: Bool) {
    guard !isQuiet, Console.isErrorTerminal else { return }
    start { Console.complain($0) }
  }

  /// Writes lines until the process ends, on a thread of its own: one file may take minutes.
  private func start(_ write: @escaping @Sendable (String) -> Void) {
    let state = state
    _ = DetachedThread.start {
      DetachedThread.sleep(milliseconds: UInt32(Self.firstPause * 1_000))
      while true {
        if let line = state.update({ $0.line() }) { write(line) }
        DetachedThread.sleep(milliseconds: UInt32(Self.pause * 1_000))
      }
    }
  }

  /// Begins to read so many files.
  public func beginReading(_ files: Int) { state.update { $0.begin(.reading, total: files) } }

  /// Begins to audit so many files.
  public func beginAuditing(_ files: Int) { state.update { $0.begin(.auditing, total: files) } }

  /// Looks for files in a folder.
  public func searching(_ folder: String) -> Work { work("Searching \(folder).", files: 0) }

  public func reading(_ file: String) -> Work { work("Reading \(file).", files: 1) }

  /// Audits files with so many elements.
  public func checking(_ elements: Int, files: Int) -> Work {
    let noun = elements == 1 ? "element" : "elements"
    return work("Checking \(elements.grouped) \(noun).", files: files)
  }

  public func writingReport() -> Work { work("Writing the report.", files: 0) }

  private func work(_ name: String, files: Int) -> Work {
    Work(state: state, number: state.update { $0.start(name) }, files: files)
  }

  /// Something that takes time, until it is ended.
  public struct Work: Sendable {
    fileprivate let state: Monitor<ProgressState>
    fileprivate let number: Int
    fileprivate let files: Int

    public func end() { state.update { $0.end(number, files: files) } }
  }
}
