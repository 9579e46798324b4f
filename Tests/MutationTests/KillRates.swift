import AccessibilityModel
import Platform
import TestSupport

/// The results for the mutants of each operator, by format and source, as stored beside the tests.
///
/// A rate may rise and never fall, as long as the mutants are the same: `EARSHOT_STORE=1` updates a
/// row unless its rate has fallen. To accept a lower rate, delete its row, and say why in the
/// commit.
struct KillRates: Sendable {
  struct Row: Hashable, Comparable, Sendable {
    let operatorName: String
    let format: String
    let source: String

    static func < (first: Row, second: Row) -> Bool {
      (first.operatorName, first.format, first.source) < (
        second.operatorName, second.format, second.source
      )
    }
  }

  var counts: [Row: MutantCount] = [:]
  /// The identity of a draw of mutants: rates of different mutants are not compared.
  var draws: [Row: String] = [:]

  static let path = "\(PackageFiles.root)/Tests/MutationTests/kill-rates.tsv"

  init(of outcomes: [Mutant.Outcome]) {
    var texts: [Row: [String]] = [:]
    for outcome in outcomes {
      let mutant = outcome.mutant
      let row = Row(
        operatorName: mutant.mutation.name, format: mutant.file.format.rawValue,
        source: mutant.file.source.rawValue)
      counts[row, default: MutantCount()].add(outcome)
      texts[row, default: []].append(mutant.description)
    }
    draws = texts.mapValues { StableHash($0.joined(separator: "\n").utf8).text }
  }

  /// Those that are stored.
  init() throws {
    let lines = String(decoding: try InputFile.read(Self.path), as: UTF8.self).split(
      separator: "\n")
    for line in lines.dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 7, let made = Int(cells[3]), let killed = Int(cells[4]),
        let failed = Int(cells[5])
      else { continue }
      let row = Row(operatorName: cells[0], format: cells[1], source: cells[2])
      counts[row] = MutantCount(made: made, killed: killed, failed: failed)
      draws[row] = cells[6]
    }
  }

  /// Whether the same mutants fare worse than they did.
  func isWorse(than old: KillRates, in row: Row) -> Bool {
    guard let new = counts[row], let before = old.counts[row], draws[row] == old.draws[row] else {
      return false
    }
    return new.killed < before.killed || new.failed < before.failed
  }

  /// With what is new in others, where no rate falls by it.
  func raised(by others: KillRates) -> KillRates {
    var raised = others
    for (row, old) in counts {
      // The real files are not beside every checkout.
      let isUnknown = row.source == ScreenFile.Source.real.rawValue && !ScreenFile.hasRealFiles
      guard isUnknown || others.isWorse(than: self, in: row) else { continue }
      raised.counts[row] = old
      raised.draws[row] = draws[row]
    }
    return raised
  }

  func store() throws {
    let rows = counts.sorted { $0.key < $1.key }.map { row, count in
      "\(row.operatorName)\t\(row.format)\t\(row.source)\t\(count.made)\t\(count.killed)\t\(count.failed)\t\(draws[row] ?? "")\n"
    }
    let text = "operator\tformat\tsource\tmutants\tkilled\tfailures\tdraw\n" + rows.joined()
    try OutputFile.write(Array(text.utf8), to: Self.path)
  }
}
