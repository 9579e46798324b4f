internal import Platform

/// Runs the measurements and prints a table for each.
struct Bench {
  private let folder: String
  /// The folder of the commands that were built with this one.
  private let products: String

  init() throws {
    let own = CommandLine.arguments[0]
    products = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    folder = products + "/benchmark-files"
    try Folder.make(folder)
  }

  /// The generated files are large, and can be generated again.
  func removeFiles() { _ = MeasuredRun(["rm", "-r", folder]) }

  // MARK: Stages

  func measureStages(_ sizes: [Int]) throws {
    var notes: [String] = []
    defer { for note in notes { Table.note(note) } }
    Table.title("Stages, seconds of processor time")
    Table.row(["format", "elements", "MB"] + StageTimes.names + ["peak MiB"])
    for format in GeneratedHierarchy.Format.allCases {
      var points: [[Double]] = []
      for size in sizes {
        let (path, megabytes) = try file(format, size)
        guard let (times, memory) = try leastTimes(of: path, runs: Self.runs(of: size)) else {
          continue
        }
        points.append([Double(size)] + times)
        Table.row(
          [format.rawValue, "\(size)", megabytes.inFigures] + times.map(\.inFigures)
            + [memory.inFigures])
      }
      notes += growthNotes(of: format.rawValue, points)
    }
  }

  /// The shortest time of each stage in several runs: other load on the machine only makes it
  /// longer.
  private func leastTimes(of path: String, runs: Int) throws -> (times: [Double], memory: Double)? {
    let output = folder + "/stages.txt"
    var least: (times: [Double], memory: Double)?
    for _ in 0..<runs {
      guard let run = MeasuredRun([CommandLine.arguments[0], "--stages", path], output: output),
        run.status == 0
      else { return nil }
      let text = String(decoding: try InputFile.read(output), as: UTF8.self)
      let times = text.split(separator: "\n").compactMap {
        $0.split(separator: " ").last.flatMap { Double($0) }
      }
      least = (
        least.map { zip($0.times, times).map { min($0, $1) } } ?? times,
        min(least?.memory ?? run.memory, run.memory)
      )
    }
    return least
  }

  private static func runs(of size: Int) -> Int { size <= 10_000 ? 9 : size <= 100_000 ? 5 : 3 }

  /// Prints the slope of the logarithms from 10,000 elements on: 1 is linear.
  ///
  /// - Returns: the slopes above that.
  private func growthNotes(of format: String, _ points: [[Double]]) -> [String] {
    let points = points.filter { $0[0] >= 10_000 && $0.count == StageTimes.names.count + 1 }
    guard points.count > 1 else { return [] }
    let slopes = StageTimes.names.indices.map { stage in
      Growth.slope(points.map { ($0[0], $0[stage + 1]) })
    }
    Table.row([format, "growth", ""] + slopes.map(\.inFigures))
    return zip(StageTimes.names, slopes).filter { $0.1 > 1.05 }.map { name, slope in
      "\(format): \(name) grows faster than its input, with the power of \(slope.inFigures)"
    }
  }

  // MARK: Commands

  /// Compares the whole audit with programs that only read the same file.
  func measureCommands(_ sizes: [Int]) throws {
    Table.title("Whole processes: seconds of processor time, MiB, and the ratio to xmllint --sax")
    Table.row(["elements", "command", "seconds", "MiB", "ratio"])
    for size in sizes {
      let (path, _) = try file(.xcuitest, size)
      let count = Self.runs(of: size)
      let floor = MeasuredRun.median(of: count, ["xmllint", "--sax", "--noout", path])
      let commands: [(String, [String])] = [
        ("xmllint --sax", ["xmllint", "--sax", "--noout", path]),
        ("xmllint --xpath", ["xmllint", "--xpath", "count(//*[@label=''])", path]),
        ("python3 lxml, XPath", ["python3", "-c", Self.lxml, path]),
        ("a11y-audit, recommended", [products + "/a11y-audit", "--format", "json", path]),
        (
          "a11y-audit, all rules",
          [products + "/a11y-audit", "--profile", "all", "--format", "json", path]
        ),
      ]
      for (name, command) in commands {
        // Status 1 means findings in an audit, and failure in other commands.
        let mostStatus = name.hasPrefix("a11y-audit") ? 1 : 0
        guard let run = MeasuredRun.median(of: count, command), run.status <= mostStatus else {
          Table.row(["\(size)", name, "not here", "", ""])
          continue
        }
        let ratio = floor.map { (run.seconds / $0.seconds).inFigures } ?? ""
        Table.row(["\(size)", name, run.seconds.inFigures, run.memory.inFigures, ratio])
      }
    }
  }

  private static let lxml = """
    import sys
    from lxml import etree
    tree = etree.parse(sys.argv[1], etree.XMLParser(huge_tree=True))
    print(tree.xpath("count(//*[@label=''])"))
    """

  // MARK: The rest

  func measureStart() throws {
    Table.title("Start-up: milliseconds of processor time, MiB")
    Table.row(["command", "ms", "MiB"])
    let text = folder + "/words.txt"
    try OutputFile.write(Array("Ticket to the station, Button".utf8), to: text)
    let commands = [
      ["xmllint", "--version"], [products + "/a11y-audit", "--version"],
      [products + "/a11y-read", "--version"], ["espeak-ng", "--version"],
      ["espeak-ng", "-f", text, "-w", folder + "/words.wav"],
    ]
    for command in commands {
      guard let run = MeasuredRun.median(of: 41, command), run.status == 0 else { continue }
      let name = command[0].split(separator: "/").last.map(String.init) ?? command[0]
      let what = command[1] == "-f" ? "one utterance to a file" : command[1]
      Table.row(["\(name) \(what)", (run.seconds * 1000).inFigures, run.memory.inFigures])
    }
  }

  /// The solver's benchmark, as printed by `solver-oracle`.
  func measureSolver() throws {
    Table.title("The constraint solver")
    let output = folder + "/solver.txt"
    guard let run = MeasuredRun([products + "/solver-oracle", "benchmark"], output: output),
      run.status == 0
    else { return Table.note("solver-oracle is not built beside this command") }
    Console.print(try InputFile.read(output))
  }

  func measureCorpus(_ path: String) throws {
    Table.title("The corpus: seconds of processor time, MiB")
    Table.row(["command", "seconds", "MiB"])
    let command = [products + "/a11y-audit", "--profile", "all", "--format", "json", path]
    guard let run = MeasuredRun.median(of: 5, command) else { return }
    Table.row(["a11y-audit, all rules", run.seconds.inFigures, run.memory.inFigures])
  }

  /// A child process makes the file: the peak memory of a process is the minimum that its children
  /// report.
  private func file(
    _ format: GeneratedHierarchy.Format, _ size: Int
  ) throws -> (path: String, megabytes: Double) {
    let path = "\(folder)/\(format.rawValue)-\(size).xml"
    if !Folder.exists(path) {
      _ = MeasuredRun(
        [CommandLine.arguments[0], "--generate", format.rawValue, "--largest", "\(size)"],
        output: path)
    }
    return (path, Double(InputFile.size(of: path) ?? 0) / 1e6)
  }
}
