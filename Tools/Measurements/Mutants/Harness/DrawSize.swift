import Platform

/// How many mutants are drawn.
enum DrawSize: Equatable, Sendable {
  /// The mutants of `swift test`: one of each operator and format, from our fixtures, so that they
  /// are the same in every clone. They are the first of the whole draw.
  case sample
  /// The mutants of `.ci/check-mutants`: six of each operator, format and source.
  case whole
  /// Another number of each, to look for survivors.
  case other(Int)

  /// The value of `EARSHOT_MUTANTS`: nothing, `all` or a number.
  static let asked: DrawSize = {
    guard let text = Environment.value("EARSHOT_MUTANTS") else { return .sample }
    if text == "all" { return .whole }
    guard let number = Int(text) else {
      preconditionFailure("found EARSHOT_MUTANTS=\(text); expected all or a number")
    }
    return .other(number)
  }()

  var wanted: Int {
    switch self {
    case .sample: 1
    case .whole: 6
    case .other(let number): number
    }
  }

  var sources: [ScreenFile.Source] {
    self == .sample ? [.fixtures] : ScreenFile.Source.allCases
  }
}
