internal import ArgumentParser
internal import Platform

/// Measures all parts of a run, and compares them with the machine's minimum times.
///
/// These are figures of one run on one machine: their ratios matter, not their sizes.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark",
    abstract: "Measures the stages of an audit, memory, start-up and growth.",
    discussion: """
      Each line is a process of its own, so that the memory is that of one thing. Times are seconds of \
      processor time, which a busy machine lengthens least. Commands are those built beside this one; \
      floors are measured where their tools are found.
      """)

  @Option(help: ArgumentHelp("The largest hierarchy, in elements.", valueName: "elements"))
  var largest = 1_000_000

  @Option(help: ArgumentHelp("A folder of captures to audit as a whole.", valueName: "path"))
  var corpus: String?

  @Option(help: ArgumentHelp("Measure the stages on one file and print them.", visibility: .hidden))
  var stages: String?

  @Option(
    help: ArgumentHelp("Print a hierarchy of a format, --largest long.", visibility: .hidden))
  var generate: String?

  func run() throws {
    if let format = generate.flatMap(GeneratedHierarchy.Format.init) {
      return Console.print(GeneratedHierarchy(format, elements: largest).text)
    }
    if let stages {
      // In the same way as `a11y-audit`.
      return Console.print(try StageTimes(of: stages).lines)
    }
    let bench = try Bench()
    defer { bench.removeFiles() }
    let sizes = [1000, 10_000, 100_000, 1_000_000].filter { $0 <= largest }
    try bench.measureStages(sizes)
    try bench.measureCommands(sizes)
    try bench.measureStart()
    try bench.measureSolver()
    if let corpus { try bench.measureCorpus(corpus) }
  }
}
