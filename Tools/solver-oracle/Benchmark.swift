import ConstraintSolving
import Platform

/// Measures layout-like systems of growing sizes, in processor time: other processes may use the
/// machine too.
enum Benchmark {
  private static let sizes = [100, 316, 1000, 3162, 10_000]

  static func run(_ word: String?) {
    for family in LayoutFamily.all where word.map({ family.words.contains($0) }) ?? true {
      print("\(family.name): constraints, milliseconds (best of 5)")
      var points: [(size: Double, time: Double)] = []
      for size in sizes {
        let system = family.system(of: size)
        let time = (0..<5).map { _ in milliseconds(system) }.min() ?? 0
        points.append((Double(system.constraints.count), time))
        print("  \(system.constraints.count)\t\(rounded(time))")
      }
      let last = points.suffix(3)
      print("  grows as n^\(rounded(slope(of: Array(last)))) over the last three")
    }
  }

  private static func milliseconds(_ system: LinearSystem) -> Double {
    let start = ProcessorTime.now
    let solution = system.solutionDroppingUnsatisfiable()
    let time = ProcessorTime.now - start
    if !solution.isOptimal { print("  not optimal") }
    if !solution.conflicts.isEmpty { print("  in conflict") }
    return time * 1000
  }

  private static func rounded(_ value: Double) -> Double { Double(Int(value * 1000 + 0.5)) / 1000 }

  /// The slope of the best-fitting line through the logarithms.
  private static func slope(of points: [(size: Double, time: Double)]) -> Double {
    let logarithms = points.map {
      (
        x: ElementaryFunctions.logarithm($0.size), y: ElementaryFunctions.logarithm($0.time)
      )
    }
    let count = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let above = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return above / logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
