internal import Platform

extension MeasuredRun {
  /// The run with the median time of several.
  static func median(of count: Int, _ command: [String]) -> MeasuredRun? {
    let runs = (0..<count).compactMap { _ in MeasuredRun(command) }
      .sorted { $0.seconds < $1.seconds }
    return runs.isEmpty ? nil : runs[runs.count / 2]
  }
}
