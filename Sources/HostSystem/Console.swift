/// Standard output and standard error.
public enum Console {
  /// Prints bytes; what nobody reads any more is dropped.
  public static func print(_ bytes: [UInt8]) {
    try? write(bytes, to: CLibrary.standardOutput, path: InputFile.standardInput)
  }

  public static func print(_ text: String) { print(Array(text.utf8)) }

  /// Prints a line on standard error.
  public static func complain(_ line: String) {
    try? write(
      Array((line + "\n").utf8), to: CLibrary.standardError, path: InputFile.standardInput)
  }

  public static var isInputTerminal: Bool { CLibrary.isTerminal(CLibrary.standardInput) }
  public static var isOutputTerminal: Bool { CLibrary.isTerminal(CLibrary.standardOutput) }
  public static var isErrorTerminal: Bool { CLibrary.isTerminal(CLibrary.standardError) }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = CLibrary.writeBytes(descriptor, rest)
      if count < 0 {
        if CLibrary.lastErrorWasInterruption { continue }
        throw SystemError(path: path)
      }
      rest = rest.dropFirst(count)
    }
  }
}
