public import ArgumentParser

/// A command with any number of paths.
public protocol PathListCommand: ParsableCommand {
  var paths: [String] { get set }
}

/// Long lists of paths among the arguments of a command, which the parser does not see: its time grows with the
/// square of their number, to a minute for 20,000.
struct PathArguments {
  /// The arguments that the parser sees: all options, and enough paths for checks of their number.
  private(set) var parsed: [String]
  /// Paths before the first option, after ``kept`` parsed ones.
  private(set) var first: [String] = []
  /// Paths after the last option and all that are parsed.
  private(set) var last: [String] = []

  /// The number of paths of a list that are parsed, and one for the value of an option before it.
  static let kept = 4
  private static let longest = 64

  init(_ arguments: [String]) {
    parsed = arguments
    let end = arguments.lastIndex(where: Self.isOption).map { $0 + 1 } ?? 0
    if arguments.count - end > Self.longest {
      last = Array(arguments[(end + Self.kept)...])
      parsed = Array(arguments[..<(end + Self.kept)])
    }
    let start = parsed.firstIndex(where: Self.isOption) ?? 0
    guard start > Self.longest else { return }
    first = Array(parsed[Self.kept..<start])
    parsed.removeSubrange(Self.kept..<start)
  }

  /// - Parameter paths: those that were parsed.
  func all(with paths: [String]) -> [String] {
    let before = first.isEmpty ? 0 : Self.kept
    return paths[..<before] + first + paths[before...] + last
  }

  /// A hyphen alone is standard input.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-"
  }
}
