import AccessibilityModel
import AuditPolicy
import Auditing
import HierarchyReading

/// A file with one change.
struct Mutant: Sendable {
  let mutation: MutationOperator
  let file: ScreenFile
  let place: FoundProblems.Place
  private let edits: SourceEdits
  /// The findings in the file without the change.
  let before: FoundProblems
  let isCounterpart: Bool
  /// Its position in the draw.
  let lot: UInt64

  init(
    mutation: MutationOperator, file: ScreenFile, place: FoundProblems.Place, edits: SourceEdits,
    before: FoundProblems, isCounterpart: Bool, lot: UInt64
  ) {
    self.mutation = mutation
    self.file = file
    self.place = place
    self.edits = edits
    self.before = before
    self.isCounterpart = isCounterpart
    self.lot = lot
  }

  /// The results of the rules.
  struct Outcome: Sendable {
    let mutant: Mutant
    /// Why it can no longer be read.
    var error: String?
    /// New findings of matching rules.
    var kills: [FoundProblems.Problem] = []
    /// The rules with new findings: those of the default profile at the element, and those of the
    /// operator on the screen.
    var louder: [String] = []
    var rulesRun: Set<String> = []

    var isKilled: Bool { !kills.isEmpty }
    var isFailed: Bool { kills.contains(where: \.isFailure) }
  }

  var outcome: Outcome {
    var outcome = Outcome(mutant: self)
    do throws(HierarchyReadingError) {
      let after = FoundProblems(try file.audits(of: edits.applied(to: file.bytes)))
      outcome.rulesRun = after.rulesRun
      outcome.kills = kills(in: after)
      outcome.louder = newRules(in: after)
    } catch {
      outcome.error = error.description
    }
    return outcome
  }

  private func newRules(in after: FoundProblems) -> [String] {
    let new = after.counts(at: place).filter { $0.value > before.counts(at: place)[$0.key] ?? 0 }
    let named = mutation.rules.filter {
      after.problems(of: [$0]).count > before.problems(of: [$0]).count
    }
    return Set(new.keys).union(named).sorted()
  }

  /// A finding that the screen already had is not reported again: such mutants are not drawn.
  private func kills(in after: FoundProblems) -> [FoundProblems.Problem] {
    switch mutation.scope {
    case .element: after.problems(of: mutation.rules, at: place)
    case .screen: after.problems(of: mutation.rules)
    }
  }
}

extension Mutant: CustomStringConvertible {
  var description: String {
    "\(mutation.name)\t\(file.format.rawValue)\t\(file.name):\(place.line):\(place.column)"
  }
}
