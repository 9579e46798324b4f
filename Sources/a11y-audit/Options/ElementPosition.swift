internal import AccessibilityModel
internal import ArgumentParser

/// The position of an element in a file: a line, and a column if the line has several.
struct ElementPosition: Hashable, CustomStringConvertible, ExpressibleByArgument {
  /// From 1.
  var line: Int
  /// In characters, from 1; nil for the first element of the line.
  var column: Int?

  init(line: Int, column: Int?) {
    self.line = line
    self.column = column
  }

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 > 0 }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    self.init(line: numbers[0], column: numbers.count == 2 ? numbers[1] : nil)
  }

  var description: String { column.map { "\(line):\($0)" } ?? "\(line)" }

  /// The element at the position: without a column the first on the line that has none inside it
  /// there, else the last one that begins before the column.
  func element(among starts: [ElementStart]) -> ElementStart? {
    let onLine = starts.filter { $0.line == line }
    if let column { return onLine.last { $0.column <= column } }
    guard var found = onLine.first else { return nil }
    for next in onLine.dropFirst() {
      guard next.index < found.end else { break }
      found = next
    }
    found.others = onLine.filter { $0.index != found.index }
      .map { "\($0.className) at column \($0.column)" }
    return found
  }

  func nearest(of starts: [ElementStart]) -> ElementStart? {
    starts.min { distance(to: $0) < distance(to: $1) }
  }

  private func distance(to start: ElementStart) -> (Int, Int) {
    (abs(start.line - line), abs(start.column - (column ?? 1)))
  }
}

/// Where an element begins.
struct ElementStart {
  let line: Int
  let column: Int
  let className: String
  /// The index in its screen, and that after its last descendant; of the next screen of a file they go on.
  let index: Int
  let end: Int
  /// The other elements on the line, with their columns, if no column was asked for.
  var others: [String] = []
}

extension [ElementStart] {
  /// The elements of the screens of a file, in document order. Of several at one position, such as the segments of a
  /// control, the first.
  init(of screens: [Screen]) {
    self = []
    var first = 0
    for screen in screens {
      for (index, element) in screen.elements.enumerated() where element.line > 0 {
        let (line, column) = (Int(element.line), Int(element.column))
        if let last, last.line == line, last.column == column { continue }
        append(
          ElementStart(
            line: line, column: column, className: element.shortClassName, index: first + index,
            end: first + Int(element.end)))
      }
      first += screen.elements.count
    }
  }
}
