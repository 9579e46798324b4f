import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import Platform
import TestSupport

/// The mutants of all operators: a few of each from each source and format, distributed over the
/// files.
///
/// A hash with a seed determines which ones, so that the choice is not biased.
struct MutantDraw: Sendable {
  private(set) var mutants: [Mutant] = []
  private(set) var counterparts: [Mutant] = []

  static let shared = MutantDraw(
    MutationOperator.all, from: ScreenFile.all(from: DrawSize.asked.sources),
    wanted: DrawSize.asked.wanted)

  private static let mostOfFile = 2

  private init(_ operators: [MutationOperator], from files: [ScreenFile], wanted: Int) {
    let found = ConcurrentMap.map(files) { file in Self.candidates(in: file, for: operators) }
    let groups = Dictionary(grouping: found.flatMap(\.self), by: Group.init)
    for group in groups.keys.sorted() {
      let drawn = (groups[group] ?? []).sorted { $0.lot < $1.lot }.prefix(wanted)
      if group.isCounterpart { counterparts += drawn } else { mutants += drawn }
    }
  }

  /// The mutants of one operator, format and source form one group of the draw.
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

  /// The possible mutants of a file, at most two of each operator.
  private static func candidates(
    in file: ScreenFile, for operators: [MutationOperator]
  ) -> [Mutant] {
    guard let audits = try? file.audits(of: file.bytes) else { return [] }
    let before = FoundProblems(audits)
    // If two captures are compared, only the second is changed.
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
    // Rules whose requirements the format does not cover are skipped and report that: if none of
    // them ran, the mutant proves nothing about them.
    guard !before.rulesRun.isDisjoint(with: mutation.rules) else { return [] }
    guard let change = isCounterpart ? mutation.counterpart : mutation.defect else { return [] }
    let number = StableHash(mutation.name).value
    let lots = targets.map { $0.lot(number) }
    var drawn: [Mutant] = []
    // In the order of the draw, so that a file is searched only until it has contributed its share.
    for index in targets.indices.sorted(by: { lots[$0] < lots[$1] }) {
      guard drawn.count < mostOfFile else { break }
      let target = targets[index]
      guard let changes = change(target),
        isCounterpart || !before.alreadyFinds(mutation, at: target.place),
        let edits = target.format.edits(for: changes, of: target),
        edits.applied(to: target.file.bytes) != target.file.bytes
      else { continue }
      drawn.append(
        Mutant(
          mutation: mutation, file: target.file, place: target.place, edits: edits, before: before,
          isCounterpart: isCounterpart, lot: lots[index]))
    }
    return drawn
  }

  /// The elements with their own start tag.
  private static func targets(in file: ScreenFile, _ audits: [ScreenAudit]) -> [MutationTarget] {
    let tags = SourceTags(file.bytes)
    var seen: Set<Int> = []
    return audits.filter { !$0.screen.isComputed }.flatMap { audit in
      audit.screen.elements.indices.compactMap { index in
        let element = audit.screen.elements[index]
        // The header of a column is made of the column, which has no accessibility of its own.
        guard let tag = tags.tag(line: Int(element.line), column: Int(element.column)),
          tags.all[tag].name != "tableHeaderCell", seen.insert(tag).inserted
        else { return nil }
        return MutationTarget(audit.context.subject(index), at: tag, of: tags, in: file)
      }
    }
  }
}
