internal import Platform

/// Reports the progress of long work: a line after two seconds and then every five, for people at a
/// terminal.
///
/// Lines are only added. A line that is redrawn makes a screen reader repeat it, and files and
/// pipes need neither.
public final class ProgressLines: Sendable {
  /// Late enough that short work prints no line.
  static let firstPause = 2.0
  static let pause = 5.0

  private let state = Monitor(ProgressState())

  /// Prints nothing.
  public init() {}

  /// - Parameter isQuiet: whether to print nothing, even at a terminal.
  public init(isQuiet: Bool) {
    guard !isQuiet, Console.isErrorTerminal else { return }
    start { Console.complain($0) }
  }

  /// Writes lines until the process ends, on a separate thread: one file may take minutes.
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

  /// Begins to read a number of files.
  public func beginReading(_ files: Int) { state.update { $0.begin(.reading, total: files) } }

  /// Begins to audit a number of files.
  public func beginAuditing(_ files: Int) { state.update { $0.begin(.auditing, total: files) } }

  /// Begins to search a folder for files.
  public func searching(_ folder: String) -> Work { work("Searching \(folder).", files: 0) }

  /// Begins to read the app's sources, which may take longer than the screens.
  public func readingSources(_ folders: [String]) -> Work {
    work("Reading the sources in \(folders.joined(separator: ", ")).", files: 0)
  }

  public func reading(_ file: String) -> Work { work("Reading \(file).", files: 1) }

  /// Begins to audit files with a number of elements.
  public func checking(_ elements: Int, files: Int) -> Work {
    let noun = elements == 1 ? "element" : "elements"
    return work("Checking \(elements.grouped) \(noun).", files: files)
  }

  public func writingReport() -> Work { work("Writing the report.", files: 0) }

  private func work(_ name: String, files: Int) -> Work {
    Work(state: state, number: state.update { $0.start(name) }, files: files)
  }

  /// An activity, until it is ended.
  public struct Work: Sendable {
    fileprivate let state: Monitor<ProgressState>
    fileprivate let number: Int
    fileprivate let files: Int

    public func end() { state.update { $0.end(number, files: files) } }
  }
}
