import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import Platform
import TestSupport

/// The mutants of all operators: a few of each from each source and format, distributed over the
/// files.
///
/// A hash with a seed determines which ones, so that the choice is not biased. `EARSHOT_MUTANTS`
/// sets how many of an operator are drawn for one format and source.
struct MutantDraw: Sendable {
  private(set) var mutants: [Mutant] = []
  private(set) var counterparts: [Mutant] = []

  static let shared = MutantDraw(MutationOperator.all, from: ScreenFile.all)

  static let wanted = Environment.value("EARSHOT_MUTANTS").flatMap { Int($0) } ?? 6
  private static let mostOfFile = 2

  private init(_ operators: [MutationOperator], from files: [ScreenFile]) {
    let found = ConcurrentMap.map(files) { file in Self.candidates(in: file, for: operators) }
    let groups = Dictionary(grouping: found.flatMap(\.self), by: Group.init)
    for group in groups.keys.sorted() {
      let drawn = (groups[group] ?? []).sorted { $0.lot < $1.lot }.prefix(Self.wanted)
      if group.isCounterpart { counterparts += drawn } else { mutants += drawn }
    }
  }

  /// Mutants of one operator, format and source are drawn from together.
  private struct Group: Hashable, Comparable {
    let isCounterpart: Bool
    let parts: [String]

    init(_ mutant: Mutant) {
      isCounterpart = mutant.isCounterpart
      parts = [
        mutant.mutation.name, mutant.file.format.rawValue, mutant.file.source.rawValue,
        "\(isCounterpart)",
      ]
    }

    static func < (first: Group, second: Group) -> Bool {
      first.parts.lexicographicallyPrecedes(second.parts)
    }
  }

  /// The mutants that a file gives, at most two of each operator.
  private static func candidates(
    in file: ScreenFile, for operators: [MutationOperator]
  ) -> [Mutant] {
    guard let audits = try? file.audits(of: file.bytes) else { return [] }
    let before = FoundProblems(audits)
    // Of two captures that are compared only the second is changed.
    let targets = Self.targets(in: file, file.portrait == nil ? audits : Array(audits.dropFirst()))
    var mutants: [Mutant] = []
    for mutation in operators
    where mutation.formats.contains(file.format)
      && (file.portrait == nil || mutation.isAboutTurning)
    {
      mutants += make(mutation, of: targets, before, isCounterpart: false)
      if mutation.counterpart != nil {
        mutants += make(mutation, of: targets, before, isCounterpart: true)
      }
    }
    return mutants
  }

  private static func make(
    _ mutation: MutationOperator, of targets: [MutationTarget], _ before: FoundProblems,
    isCounterpart: Bool
  ) -> [Mutant] {
    // Rules whose requirements the format does not meet are skipped and say so: what none of them was asked
    // says nothing of them.
    guard !before.rulesRun.isDisjoint(with: mutation.rules) else { return [] }
    guard let change = isCounterpart ? mutation.counterpart : mutation.defect else { return [] }
    let number = StableHash(mutation.name).value
    let fitting = targets.lazy.compactMap { target -> Mutant? in
      guard let changes = change(target),
        isCounterpart || !before.alreadyFinds(mutation, at: target.place),
        let edits = target.format.edits(for: changes, of: target),
        edits.applied(to: target.file.bytes) != target.file.bytes
      else { return nil }
      return Mutant(
        mutation: mutation, file: target.file, place: target.place, edits: edits, before: before,
        isCounterpart: isCounterpart, lot: target.lot(number))
    }
    return Array(fitting.sorted { $0.lot < $1.lot }.prefix(mostOfFile))
  }

  /// The elements that have a start tag of their own.
  private static func targets(in file: ScreenFile, _ audits: [ScreenAudit]) -> [MutationTarget] {
    let tags = SourceTags(file.bytes)
    var seen: Set<Int> = []
    return audits.filter { !$0.screen.isComputed }.flatMap { audit in
      audit.screen.elements.indices.compactMap { index in
        let element = audit.screen.elements[index]
        guard let tag = tags.tag(line: Int(element.line), column: Int(element.column)),
          seen.insert(tag).inserted
        else { return nil }
        return MutationTarget(audit.context.subject(index), at: tag, of: tags, in: file)
      }
    }
  }
}
