import AccessibilityModel
import Platform
import TestSupport

/// The results for the mutants of each operator, by format and source, as stored beside the tests:
/// one file for the sample, one for the whole draw.
///
/// A rate may rise and never fall, as long as the mutants are the same: `update-figures mutants` updates a
/// row unless its rate has fallen. To accept a lower rate, delete its row, and say why in the
/// commit.
struct KillRates: Hashable, Sendable {
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

  private static func path(of draw: DrawSize) -> String {
    let name = draw == .sample ? "kill-rates-sample.tsv" : "kill-rates.tsv"
    return "\(PackageFiles.root)/Tests/MutationTests/\(name)"
  }

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

  /// The stored rates of a draw.
  init(stored draw: DrawSize) throws {
    let text = String(decoding: try InputFile.read(Self.path(of: draw)), as: UTF8.self)
    let lines = text.split(separator: "\n")
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

  /// Whether the kill rate of the same mutants has fallen.
  func isWorse(than old: KillRates, in row: Row) -> Bool {
    guard let new = counts[row], let before = old.counts[row], draws[row] == old.draws[row] else {
      return false
    }
    return new.killed < before.killed || new.failed < before.failed
  }

  /// With the rows of others for sources without a mutant here.
  func filled(from others: KillRates) -> KillRates {
    let sources = Set(counts.keys.map(\.source))
    var filled = self
    for (row, count) in others.counts where !sources.contains(row.source) {
      filled.counts[row] = count
      filled.draws[row] = others.draws[row]
    }
    return filled
  }

  /// The results for an operator in all formats and sources.
  func total(of mutation: MutationOperator) -> MutantCount {
    counts.filter { $0.key.operatorName == mutation.name }.values.reduce(MutantCount(), +)
  }

  /// With the new rows of others, unless they would lower a rate.
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

  func store(as draw: DrawSize) throws {
    let rows = counts.sorted { $0.key < $1.key }.map { row, count in
      "\(row.operatorName)\t\(row.format)\t\(row.source)\t\(count.made)\t\(count.killed)\t\(count.failed)\t\(draws[row] ?? "")\n"
    }
    let text = "operator\tformat\tsource\tmutants\tkilled\tfailures\tdraw\n" + rows.joined()
    try OutputFile.write(Array(text.utf8), to: Self.path(of: draw))
  }
}
