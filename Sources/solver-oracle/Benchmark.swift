import ConstraintSolving

/// Measures systems like layouts in growing sizes.
enum Benchmark {
  private static let sizes = [100, 316, 1000, 3162, 10_000]

  static func run() {
    for family in LayoutFamily.all {
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
    let clock = ContinuousClock()
    var solution: Solution?
    let time = clock.measure { solution = system.solutionDroppingUnsatisfiable() }
    if solution?.isOptimal != true { print("  not optimal") }
    if let conflicts = solution?.conflicts, !conflicts.isEmpty { print("  in conflict") }
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
  }

  private static func rounded(_ value: Double) -> Double { Double(Int(value * 1000 + 0.5)) / 1000 }

  /// The slope of the line that fits the logarithms best.
  private static func slope(of points: [(size: Double, time: Double)]) -> Double {
    let logarithms = points.map { (x: logarithm($0.size), y: logarithm($0.time)) }
    let count = Double(points.count)
    let meanX = logarithms.reduce(0) { $0 + $1.x } / count
    let meanY = logarithms.reduce(0) { $0 + $1.y } / count
    let above = logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return above / logarithms.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }

  /// To the base of 2, by bisection: no C library is imported for one figure.
  private static func logarithm(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var result = Double(value.exponent)
    var rest = value.significand
    var bit = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
