extension Console {
  /// The columns of the terminal on standard output; nil if it is not a terminal.
  public static var outputWidth: Int? { isOutputTerminal ? CLibrary.outputColumns : nil }

  /// Whether standard output supports colours.
  ///
  /// `NO_COLOR` (https://no-color.org) has precedence, then `CLICOLOR_FORCE` and `CLICOLOR`
  /// (https://bixense.com/clicolors/).
  public static var hasColors: Bool {
    hasColors(isTerminal: isOutputTerminal, variable: Environment.value)
  }

  static func hasColors(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    if variable("NO_COLOR")?.isEmpty == false { return false }
    if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && variable("CLICOLOR") != "0" && variable("TERM") != "dumb"
  }
}
