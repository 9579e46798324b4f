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
      end(with: error)
    }
  }

  /// Ends as the parser's own `exit(withError:)`, which would print the words of the command line as
  /// they are: a file can be called like an option that there is not.
  private static func end(with error: any Error) -> Never {
    let text = fullMessage(for: error)
    let code = exitCode(for: error)
    if code.isSuccess {
      // Help and completions, which hold nothing of a stranger's.
      let isDelivered = text.isEmpty || Console.deliver(Array((text + "\n").utf8))
      Console.end(with: isDelivered ? code.rawValue : 2)
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    where !text.isEmpty {
      Console.complain(String(Substring(line)))
    }
    Console.end(with: code.rawValue)
  }
}
