internal import Synchronization

/// Standard output and standard error.
///
/// Every text passes through ``TerminalText``. Only bytes do not: those of a form that escapes its
/// content, and of a diff for `patch`.
public enum Console {
  private static let failures = Atomic<Int>(0)

  /// Whether anything that was printed could not be written; commands then end with status 2.
  public static var hasLostOutput: Bool { failures.load(ordering: .relaxed) > 0 }

  /// Prints bytes; bytes without a reader are dropped. Errors are printed, and recorded in
  /// ``hasLostOutput``.
  public static func print(_ bytes: [UInt8]) { _ = deliver(bytes) }

  /// Prints lines for people; the line feeds are those of the command, not of a value.
  public static func print(_ text: String) { print(Array(TerminalText.lines(text).utf8)) }

  /// Prints a line for people: one line, even if file names, labels and values contain line ends.
  public static func print(line: String) {
    print(Array((TerminalText.line(line) + "\n").utf8))
  }

  /// Prints the requested output; bytes without a reader are dropped, which is not an error.
  ///
  /// - Returns: whether it was written; errors are printed.
  public static func deliver(_ bytes: [UInt8]) -> Bool { deliver(bytes.span) }

  /// The same for borrowed bytes.
  public static func deliver(_ bytes: Span<UInt8>) -> Bool {
    do throws(SystemError) {
      try write(bytes, to: CLibrary.standardOutput, path: "standard output")
    } catch {
      if CLibrary.lastErrorWasBrokenPipe
        || CLibrary.lastErrorWasHangUp(of: CLibrary.standardOutput)
      {
        return true
      }
      if failures.add(1, ordering: .relaxed).oldValue == 0 { complain(error.description) }
      return false
    }
    return true
  }

  /// Keeps this process alive when its output no longer has a reader: files still have to be
  /// written.
  public static func outliveReaders() { CLibrary.ignoreBrokenPipes() }

  /// Ends this process, at once.
  ///
  /// - Parameter status: its exit status.
  public static func end(with status: Int32) -> Never { CLibrary.endProcess(status) }

  /// Prints a line on standard error: one line, even if file names, labels and values contain line
  /// ends.
  public static func complain(_ line: String) {
    try? write(
      Array((TerminalText.line(line) + "\n").utf8).span, to: CLibrary.standardError,
      path: InputFile.standardInput)
  }

  public static var isInputTerminal: Bool { CLibrary.isTerminal(CLibrary.standardInput) }
  public static var isOutputTerminal: Bool { CLibrary.isTerminal(CLibrary.standardOutput) }
  public static var isErrorTerminal: Bool { CLibrary.isTerminal(CLibrary.standardError) }

  static func write(
    _ bytes: Span<UInt8>, to descriptor: Int32, path: String
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = CLibrary.writeBytes(descriptor, bytes.extracting(written...))
      if count < 0 {
        if CLibrary.lastErrorWasInterruption { continue }
        throw SystemError(path: path)
      }
      written += count
    }
  }
}
