internal import Platform
internal import ScreenReader

/// Plays commands from a file and prints the output of each.
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
      listen(before: line)
      if let error = session.perform(line: line) {
        isWhole = false
        let name = path == InputFile.standardInput ? "<stdin>" : Folder.relativePath(path)
        Console.complain("\(name):\(number): error: \(error)")
      }
      session.readToTheEnd()
      if session.state.hasEnded { break }
    }
    session.voice?.waitUntilIdle()
    if let failure = input.failure { throw failure }
    return isWhole
  }

  /// With a voice, the next command follows when speech has ended, or after the given time.
  private func listen(before line: String) {
    guard let voice = session.voice else { return }
    if case .wait(let milliseconds)? = try? ReaderCommand.parse(line) {
      ThreadSignal()?.wait(milliseconds: milliseconds)
    } else if !session.state.awaitsCommand {
      voice.waitUntilIdle()
    }
  }
}
