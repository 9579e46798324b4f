public import ArgumentParser
internal import Platform

extension ParsableCommand {
  /// Runs the command as this program.
  ///
  /// The parser's own `main()` takes all options apart before it looks for `--version`, and to leave
  /// with a status it first makes the text of the help: each takes longer than to audit a screen.
  ///
  /// Output that could not be written is an error, whatever was printed.
  public static func runAsProgram() {
    var status: Int32 = 0
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      Console.print(configuration.version + "\n")
    } else {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch let code as ExitCode {
        status = code.rawValue
      } catch {
        status = answer(error)
      }
    }
    if Console.hasLostOutput { status = 2 }
    if status != 0 { Console.end(with: status) }
  }

  /// Prints the help that was asked for, or what is wrong with the options.
  ///
  /// - Returns: the exit status.
  private static func answer(_ error: any Error) -> Int32 {
    let status = exitCode(for: error).rawValue
    let text = fullMessage(for: error)
    if status != 0 {
      // The words of the command line stand in it as they are: a file can be called like an option.
      for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      where !text.isEmpty {
        Console.complain(URLText.withoutCredentials(String(Substring(line))))
      }
    } else if !text.isEmpty {
      Console.print(text + "\n")
    }
    return status
  }
}
