internal import Platform

/// Rows of Markdown, printed immediately.
enum Table {
  static func title(_ title: String) { Console.print("\n\(title)\n\n") }

  static func row(_ cells: [String]) {
    Console.print("| " + cells.joined(separator: " | ") + " |\n")
  }

  static func note(_ text: String) { Console.print("\n\(text)\n\n") }
}

/// The growth of times with size.
enum Growth {
  /// The slope of a line through the logarithms, by least squares.
  static func slope(_ points: [(size: Double, time: Double)]) -> Double {
    let logarithms = points.filter { $0.time > 0 }.map {
      (ElementaryFunctions.logarithm($0.size), ElementaryFunctions.logarithm($0.time))
    }
    guard logarithms.count > 1 else { return 0 }
    let count = Double(logarithms.count)
    let meanX = logarithms.reduce(0) { $0 + $1.0 } / count
    let meanY = logarithms.reduce(0) { $0 + $1.1 } / count
    let products = logarithms.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let squares = logarithms.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
    return products / squares
  }
}

extension Double {
  /// With three significant figures.
  var inFigures: String {
    guard self > 0, isFinite else { return "0" }
    var scale = 1.0
    while self * scale < 100, scale < 1e6 { scale *= 10 }
    let number = (self * scale).rounded() / scale
    return number >= 100 ? "\(Int(number))" : "\(number)"
  }
}
