import TestSupport
import Testing

@testable import Platform

/// Whether the text report is coloured: https://no-color.org and https://bixense.com/clicolors/.
@Suite struct ConsoleStyleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isTerminal: Bool
    let variables: [String: String]
    let hasColors: Bool

    init(
      _ name: String, isTerminal: Bool, _ variables: [String: String], _ hasColors: Bool
    ) {
      testDescription = name
      self.isTerminal = isTerminal
      self.variables = variables
      self.hasColors = hasColors
    }
  }

  private static let cases = [
    Case("a terminal", isTerminal: true, [:], true),
    Case("a pipe", isTerminal: false, [:], false),
    Case("NO_COLOR", isTerminal: true, ["NO_COLOR": "1"], false),
    Case("an empty NO_COLOR", isTerminal: true, ["NO_COLOR": ""], true),
    Case("CLICOLOR_FORCE on a pipe", isTerminal: false, ["CLICOLOR_FORCE": "1"], true),
    Case("CLICOLOR_FORCE of 0 on a pipe", isTerminal: false, ["CLICOLOR_FORCE": "0"], false),
    Case("an empty CLICOLOR_FORCE on a pipe", isTerminal: false, ["CLICOLOR_FORCE": ""], false),
    Case(
      "NO_COLOR before CLICOLOR_FORCE", isTerminal: true,
      ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    Case("CLICOLOR of 0", isTerminal: true, ["CLICOLOR": "0"], false),
    Case("CLICOLOR of 1 on a pipe", isTerminal: false, ["CLICOLOR": "1"], false),
    Case(
      "CLICOLOR_FORCE before CLICOLOR", isTerminal: false,
      ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
    Case("a dumb terminal", isTerminal: true, ["TERM": "dumb"], false),
    Case("a terminal with a name", isTerminal: true, ["TERM": "xterm-256color"], true),
  ]

  @Test(arguments: cases)
  func `colours follow the terminal and the user's variables`(_ given: Case) {
    let hasColors = Console.hasColors(isTerminal: given.isTerminal) { given.variables[$0] }
    #expect(hasColors == given.hasColors)
  }
}
