/// The script for the completions of a shell.
enum CompletionScript {
  static let option = "--generate-completion-script"

  /// A script of the parser without the subcommand `help`, which these commands do not have.
  ///
  /// swift-argument-parser 1.8 offers it in every script, as `ToolInfoV0` says. In zsh it is a second list of
  /// arguments besides the paths, which `_arguments` refuses, so that nothing is completed.
  static func withoutHelpCommand(_ script: String) -> String {
    var lines: [Substring] = []
    var isInBlock = false
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInBlock {
        isInBlock = line != "    esac"
      } else if blockStarts.contains(String(line)) {
        isInBlock = true
      } else if !isHelp(line) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The choice of a subcommand in bash and zsh.
  private static let blockStarts: Set<String> = [
    "    # Offer subcommand / subcommand argument completions", #"    case "${state}" in"#,
  ]

  private static func isHelp(_ line: Substring) -> Bool {
    line.hasSuffix("'(-): :->command'") || line.hasSuffix("'(-)*:: :->arg'")
      || line.contains(" -fa 'help' ")
  }
}
