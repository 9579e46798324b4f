internal import ArgumentParser

/// The position of an element in a file: a line, a column if the line has several, and a number if several begin there.
struct ElementPosition: Hashable, CustomStringConvertible, ExpressibleByArgument {
  /// From 1.
  var line: Int
  /// In characters, from 1; nil for the first element of the line.
  var column: Int?
  /// From 1, in document order; nil for the first element of the column.
  var number: Int?

  init(line: Int, column: Int?, number: Int? = nil) {
    self.line = line
    self.column = column
    self.number = number
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(
      line: numbers[0], column: numbers.count > 1 ? numbers[1] : nil,
      number: numbers.count > 2 ? numbers[2] : nil)
  }

  var description: String {
    [line, column, number].compactMap { $0.map(String.init) }.joined(separator: ":")
  }

  /// The element at the position: without a column the first on the line that is a stop or has none inside it there, else
  /// the last one that begins before the column. On a line on which none begins, that of a fact stated there.
  func element(among starts: [ElementStart]) -> ElementStart? {
    let onLine = starts.filter { $0.line == line }
    let firsts = onLine.filter { $0.number == 1 }
    guard var found = firsts.first else {
      return number == nil ? starts.first { $0.statedLines.contains(line) } : nil
    }
    if let column {
      guard let last = firsts.last(where: { $0.column <= column }) else { return nil }
      let there = onLine.filter { $0.column == last.column }
      guard let chosen = there.first(where: { $0.number == number ?? 1 }) else { return nil }
      found = chosen
      found.others = Self.words(for: there, but: found)
      return found
    }
    for next in firsts.dropFirst() {
      guard next.index < found.end, !found.isStop else { break }
      found = next
    }
    found.others = Self.words(for: onLine, but: found)
    return found
  }

  private static func words(for starts: [ElementStart], but found: ElementStart) -> [String] {
    starts.filter { $0.index != found.index }.map { "\($0.name) at \($0.position)" }
  }

  func nearest(of starts: [ElementStart]) -> ElementStart? {
    starts.min { distance(to: $0) < distance(to: $1) }
  }

  private func distance(to start: ElementStart) -> (Int, Int, Int) {
    (
      abs(start.line - line), abs(start.column - (column ?? 1)), abs(start.number - (number ?? 1))
    )
  }
}
