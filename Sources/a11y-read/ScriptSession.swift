internal import HostSystem
internal import ScreenReader

/// Plays commands from a file and prints what is said after each.
struct ScriptSession {
  let session: ReadSession
  let path: String

  /// - Returns: whether every line was a command.
  func run() throws(SystemError) -> Bool {
    var input = try SessionInput(path: path, handlesSignals: false)
    var isWhole = true
    var number = 0
    while case .line(let line) = input.next() {
      number += 1
      if let error = session.perform(line: line) {
        isWhole = false
        let name = path == InputFile.standardInput ? "<stdin>" : Folder.relativePath(path)
        Console.complain("\(name):\(number): error: \(error)")
      }
      session.readToTheEnd()
      session.voice?.waitUntilIdle()
      if session.state.hasEnded { break }
    }
    return isWhole
  }
}
