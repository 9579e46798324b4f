import ConstraintSolving

/// A tool for developers: solves systems that it reads, or measures how long the solver takes.
///
///     solver-oracle             systems as text on standard input, a line of JSON for each
///     solver-oracle benchmark   systems like layouts, with milliseconds and how they grow;
///                               with a word, those that have it in their name
@main struct SolverOracle {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case nil: solveInput()
    case "benchmark": Benchmark.run(arguments.dropFirst().first)
    case let unknown?: print("unknown mode \(unknown): nothing or benchmark expected")
    }
  }

  private static func solveInput() {
    var reader = SystemReader()
    while let line = readLine() {
      guard let outcome = reader.take(line) else { continue }
      switch outcome {
      case .system(let system): print(system.solutionDroppingUnsatisfiable().json)
      case .refused(let reason): print(#"{"refused":"\#(reason)"}"#)
      }
    }
  }
}
