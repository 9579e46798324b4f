internal import HostSystem

/// Runs the measurements and prints a table of each.
struct Bench {
  private let folder: String
  /// Where the commands are that were built with this one.
  private let products: String

  init() throws {
    let own = CommandLine.arguments[0]
    products = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
    folder = products + "/benchmark-files"
    try Folder.make(folder)
  }

  /// What was generated is large, and the same again at any time.
  func removeFiles() { _ = ChildRun(["rm", "-r", folder]) }

  // MARK: Stages

  func measureStages(_ sizes: [Int]) throws {
    Table.title("Stages, seconds of processor time")
    Table.row(["format", "elements", "MB"] + StageTimes.names + ["peak MiB"])
    for format in GeneratedHierarchy.Format.allCases {
      var points: [[Double]] = []
      for size in sizes {
        let (path, megabytes) = try file(format, size)
        let output = folder + "/stages.txt"
        guard let run = ChildRun([CommandLine.arguments[0], "--stages", path], output: output),
          run.status == 0
        else { continue }
        let text = String(decoding: try InputFile.read(output), as: UTF8.self)
        let times = text.split(separator: "\n").compactMap {
          $0.split(separator: " ").last.flatMap { Double($0) }
        }
        points.append([Double(size)] + times)
        Table.row(
          [format.rawValue, "\(size)", megabytes.inFigures] + times.map(\.inFigures)
            + [run.memory.inFigures])
      }
      printGrowth(of: format.rawValue, points)
    }
  }

  /// The slope of the logarithms from 10,000 elements on: 1 is linear.
  private func printGrowth(of format: String, _ points: [[Double]]) {
    let points = points.filter { $0[0] >= 10_000 && $0.count == StageTimes.names.count + 1 }
    guard points.count > 1 else { return }
    let slopes = StageTimes.names.indices.map { stage in
      Growth.slope(points.map { ($0[0], $0[stage + 1]) })
    }
    Table.row([format, "growth", ""] + slopes.map(\.inFigures))
    for (name, slope) in zip(StageTimes.names, slopes) where slope > 1.05 {
      Table.note(
        "\(format): \(name) grows faster than its input, with the power of \(slope.inFigures)")
    }
  }

  // MARK: Commands

  /// The whole audit beside what only reads the same file.
  func measureCommands(_ sizes: [Int]) throws {
    Table.title("Whole processes: seconds of processor time, MiB, and the ratio to xmllint --sax")
    Table.row(["elements", "command", "seconds", "MiB", "ratio"])
    for size in sizes {
      let (path, _) = try file(.xcuitest, size)
      let count = size <= 10_000 ? 9 : size <= 100_000 ? 3 : 1
      let floor = ChildRun.median(of: count, ["xmllint", "--sax", "--noout", path])
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
        guard let run = ChildRun.median(of: count, command), run.status <= 1 else { continue }
        let ratio = floor.map { (run.seconds / $0.seconds).inFigures } ?? ""
        Table.row(["\(size)", name, run.seconds.inFigures, run.memory.inFigures, ratio])
      }
    }
  }

  private static let lxml = """
    import sys
    from lxml import etree
    tree = etree.parse(sys.argv[1], etree.XMLParser(huge_tree=True))
    print(len(tree.xpath('//*[not(@label)]')))
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
      guard let run = ChildRun.median(of: 41, command), run.status <= 1 else { continue }
      let name = command[0].split(separator: "/").last.map(String.init) ?? command[0]
      let what = command[1] == "-f" ? "one utterance to a file" : command[1]
      Table.row(["\(name) \(what)", (run.seconds * 1000).inFigures, run.memory.inFigures])
    }
  }

  func measureCorpus(_ path: String) throws {
    Table.title("The corpus: seconds of processor time, MiB")
    Table.row(["command", "seconds", "MiB"])
    let command = [products + "/a11y-audit", "--profile", "all", "--format", "json", path]
    guard let run = ChildRun.median(of: 5, command) else { return }
    Table.row(["a11y-audit, all rules", run.seconds.inFigures, run.memory.inFigures])
  }

  private func file(
    _ format: GeneratedHierarchy.Format, _ size: Int
  ) throws -> (path: String, megabytes: Double) {
    let path = "\(folder)/\(format.rawValue)-\(size).xml"
    let bytes = Array(GeneratedHierarchy(format, elements: size).text.utf8)
    if !Folder.exists(path) { try OutputFile.write(bytes, to: path) }
    return (path, Double(bytes.count) / 1e6)
  }
}
