import ConstraintSolving
import Testing

@Suite struct RandomSystemTests {
  @Test(arguments: RandomSystem.all)
  func `no corner is better, and what differs among the best is undetermined`(
    _ random: RandomSystem
  ) throws {
    let solution = try random.system(Array(random.constraints.indices))
      .solutionDroppingUnsatisfiable()
    let broken = Set(solution.conflicts.map(\.broken))
    let kept = random.constraints.indices.filter { !broken.contains($0) }
      .map { random.constraints[$0] }
    let corners = Corners(kept, variableCount: random.variableCount)
    #expect(RandomSystem.sums(kept, at: solution.values) == corners.leastSums)
    #expect(solution.undetermined.map(\.index) == corners.undetermined)
    #expect(solution.isOptimal)
  }

  @Test(arguments: RandomSystem.all)
  func `the properties of a solution follow from its values`(_ random: RandomSystem) throws {
    let solution = try random.system(Array(random.constraints.indices))
      .solutionDroppingUnsatisfiable()
    let broken = Set(solution.conflicts.map(\.broken))
    var missed: [Int] = []
    for (index, constraint) in random.constraints.enumerated() where !broken.contains(index) {
      let error = RandomSystem.error(constraint, at: solution.values)
      if error > 1e-6 { missed.append(index) }
    }
    #expect(solution.violations.map(\.constraint) == missed)
    #expect(missed.allSatisfy { random.constraints[$0].priority < .required })
    for violation in solution.violations {
      let error = RandomSystem.error(random.constraints[violation.constraint], at: solution.values)
      #expect(abs(violation.error - error) < 1e-9)
    }
  }

  @Test(arguments: RandomSystem.all)
  func `a contradiction needs each of its members`(_ random: RandomSystem) throws {
    let solution = try random.system(Array(random.constraints.indices))
      .solutionDroppingUnsatisfiable()
    for conflict in solution.conflicts {
      #expect(conflict.broken == conflict.constraints.max())
      let members = conflict.constraints.map { random.constraints[$0] }
      #expect(!Corners(members, variableCount: random.variableCount).isSatisfiable)
      for index in members.indices {
        var others = members
        others.remove(at: index)
        #expect(Corners(others, variableCount: random.variableCount).isSatisfiable)
      }
    }
  }

  @Test(arguments: RandomSystem.all)
  func `the order of constraints that agree changes no sum of errors`(
    _ random: RandomSystem
  ) throws {
    let indices = Array(random.constraints.indices)
    let forwards = try random.system(indices).solutionDroppingUnsatisfiable()
    let backwards = try random.system(indices.reversed()).solutionDroppingUnsatisfiable()
    #expect(forwards.conflicts.isEmpty == backwards.conflicts.isEmpty)
    guard forwards.conflicts.isEmpty else { return }
    #expect(
      RandomSystem.sums(random.constraints, at: forwards.values)
        == RandomSystem.sums(random.constraints, at: backwards.values))
    #expect(forwards.undetermined == backwards.undetermined)
  }

  @Test func `some of the random systems contradict themselves and some are ambiguous`() throws {
    let solutions = try RandomSystem.all.map {
      try $0.system(Array($0.constraints.indices)).solutionDroppingUnsatisfiable()
    }
    #expect(solutions.count { !$0.conflicts.isEmpty } > 30)
    #expect(solutions.count { !$0.undetermined.isEmpty } > 30)
  }
}
