public import ArgumentParser
internal import Platform

extension ParsableCommand {
  /// Runs the command as this program.
  ///
  /// The parser's own `main()` takes all options apart before it looks for `--version`, and to leave
  /// with a status it first makes the text of the help: each takes longer than to audit a screen.
  public static func runAsProgram() {
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      return Console.print(configuration.version + "\n")
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Console.end(with: code.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}
