internal import ArgumentParser
internal import CommandSupport
internal import Platform

/// The file to read; of a folder, one of its screens.
struct FileChoice {
  let loader: InputLoader
  /// Whether there is a user to ask.
  let asks: Bool

  private static let mostListed = 200

  /// - Throws: an exit code, after printing the files of a folder that has several.
  func candidate(at path: String) throws -> InputLoader.Candidate {
    let named = loader.candidate(at: path)
    guard path != InputFile.standardInput, Folder.isFolder(path), named.path == path else {
      return named
    }
    let found = loader.files(for: [path]).candidates
    // Without any file the reader of the file says what is wrong.
    guard let first = found.first else { return named }
    if found.count == 1 { return first }
    guard asks else {
      refuse(path, found)
      throw ExitCode(2)
    }
    return found[try number(of: found, in: path) - 1]
  }

  private func refuse(_ path: String, _ found: [InputLoader.Candidate]) {
    let names = found.prefix(Self.mostListed).map { "  \(Folder.relativePath($0.path))" }
    let rest = found.count - names.count
    Console.complain(
      "a11y-read: error: found \(found.count) files in \"\(path)\"; expected one of them:")
    for name in names { Console.complain(name) }
    if rest > 0 { Console.complain("  … and \(rest) more") }
  }

  /// Asks for the number of a file, until a line has one.
  private func number(of found: [InputLoader.Candidate], in path: String) throws -> Int {
    var output = SessionOutput(.text)
    output.breaksLines = true
    output.line("\(path) has \(found.count) files:")
    for (index, candidate) in found.prefix(Self.mostListed).enumerated() {
      output.line("\(index + 1). \(Folder.relativePath(candidate.path))")
    }
    if found.count > Self.mostListed {
      output.line("… and \(found.count - Self.mostListed) more, by their numbers.")
    }
    var input = try input()
    while true {
      output.prompt("Number of the file, then Enter (Enter alone: 1): ")
      guard case .line(let line) = input.next() else { throw ExitCode(2) }
      let text = line.filter { !$0.isWhitespace }
      if text.isEmpty { return 1 }
      if let number = Int(text), found.indices.contains(number - 1) { return number }
      output.line("Type a number from 1 to \(found.count).")
    }
  }

  private func input() throws -> SessionInput {
    do throws(SystemError) {
      return try SessionInput(path: InputFile.standardInput, handlesSignals: false)
    } catch {
      Console.complain("\(error)")
      throw ExitCode(2)
    }
  }
}
