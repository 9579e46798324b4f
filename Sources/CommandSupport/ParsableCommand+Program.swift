public import ArgumentParser
internal import Platform

extension ParsableCommand {
  /// Runs the command as this program.
  ///
  /// The parser's own `main()` parses all options before it looks for `--version`, and makes the
  /// help text before it exits with a status: each takes longer than the audit of a screen.
  ///
  /// Output that could not be written is an error, whatever was printed.
  public static func runAsProgram() {
    var status: Int32 = 0
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      Console.print(configuration.version + "\n")
    } else {
      do {
        var command = try parsed(Array(CommandLine.arguments.dropFirst()))
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

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    guard Self.self is any PathListCommand.Type else { return try parseAsRoot(arguments) }
    let list = PathArguments(arguments)
    let command = try parseAsRoot(list.parsed)
    // Help and completions are commands of the parser's own.
    guard var command = command as? any PathListCommand else { return command }
    command.paths = list.all(with: command.paths)
    return command
  }

  /// Prints the requested help, or the error in the options.
  ///
  /// - Returns: the exit status.
  private static func answer(_ error: any Error) -> Int32 {
    let status = exitCode(for: error).rawValue
    let text = fullMessage(for: error)
    if status != 0 {
      // The arguments occur in it unchanged: a file name may look like an option.
      for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      where !text.isEmpty {
        Console.complain(URLText.withoutCredentials(String(Substring(line))))
      }
    } else if !text.isEmpty {
      let isScript = CommandLine.arguments.contains { $0.hasPrefix(CompletionScript.option) }
      Console.print((isScript ? CompletionScript.withoutHelpCommand(text) : text) + "\n")
    }
    return status
  }
}
