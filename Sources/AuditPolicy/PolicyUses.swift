internal import AccessibilityModel

/// The parts of a policy that applied in a run, so that a warning can name the unused ones.
public struct PolicyUses: Sendable {
  /// The ids of all rules, run or not.
  let knownRules: Set<String>
  private var suppressions: [SourcePosition: Suppression] = [:]
  private var usedSuppressions: Set<SourcePosition> = []
  private var classes: [SourcePosition: ClassPolicy] = [:]
  private var foundClasses: Set<String> = []
  private var warnings: [PolicyWarning] = []
  /// The suppressions of policies recorded so far: all files of a scope share them.
  private var expected: [ObjectIdentifier: SuppressionIndex] = [:]

  public init(knownRules: Set<String>) { self.knownRules = knownRules }

  mutating func note(_ warning: PolicyWarning) { warnings.append(warning) }

  /// Records the suppressions and classes of a policy, once.
  mutating func expect(
    _ index: SuppressionIndex, and classes: [String: ClassPolicy], rules: Set<String>
  ) {
    guard expected.updateValue(index, forKey: ObjectIdentifier(index)) == nil else { return }
    expect(index, rules: rules)
    for known in classes.values { self.classes[known.place] = known }
  }

  /// Records suppressions that could apply: their files are read and their rules run.
  mutating func expect(_ index: SuppressionIndex, rules: Set<String>) {
    for suppression in index.suppressions where !suppression.rules.isDisjoint(with: rules) {
      suppressions[suppression.place] = suppression
    }
  }

  mutating func used(_ suppression: Suppression) { usedSuppressions.insert(suppression.place) }

  mutating func found(classesOf screen: Screen) {
    guard !classes.isEmpty else { return }
    for element in screen.elements where element.isCustomClass {
      foundClasses.insert(element.className)
    }
  }

  /// The warnings, by position.
  public var all: [PolicyWarning] {
    let unusedSuppressions = suppressions.values.filter { !usedSuppressions.contains($0.place) }
      .map {
        PolicyWarning(
          $0.place,
          "the suppression of \($0.rules.sorted().joined(separator: ", ")) matches nothing in this run; "
            + "remove it if it is stale")
      }
    let unusedClasses = classes.values.filter { !foundClasses.contains($0.name) }.map {
      PolicyWarning(
        $0.place,
        "the class \($0.name) is in none of the files of this run; remove it if it is stale")
    }
    return (warnings + unusedSuppressions + unusedClasses).sorted {
      ($0.place.file, $0.place.line, $0.place.column, $0.message)
        < ($1.place.file, $1.place.line, $1.place.column, $1.message)
    }
  }
}
