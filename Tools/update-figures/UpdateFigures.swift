internal import ArgumentParser
internal import Measurements

/// A tool for developers: measures figures again and writes them where they are given. `.ci/update-generated` runs it.
@main struct UpdateFigures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-figures",
    abstract: "Measure figures again, and write them into the documentation and the sources.")

  @Argument(help: "The figures. Default: all.")
  var figures: [Figures] = Figures.allCases

  func run() throws {
    for figures in figures {
      if let reason = figures.reasonSkipped {
        print("skips \(figures.rawValue): \(reason)")
      } else {
        try figures.write()
      }
    }
  }
}

extension Figures: ExpressibleByArgument {}
