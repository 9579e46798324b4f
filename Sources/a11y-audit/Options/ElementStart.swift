internal import AccessibilityModel

/// Where an element begins.
struct ElementStart {
  let line: Int
  let column: Int
  /// Among the elements that begin at the same position, such as the segments of a control or the items of a loop, from 1.
  var number: Int
  let className: String
  /// Whether screen readers can stop at it.
  let isStop: Bool
  /// Whether it stands for a branch of the code or for what a menu offers.
  let isMadeUp: Bool
  /// Its class, with its label if it has one.
  let name: String
  /// The number of its screen, and its number among those at the position there.
  let screen: Int
  let numberInScreen: Int
  /// The index among the elements of all screens, and that after its last descendant.
  let index: Int
  let end: Int
  /// The lines of the file on which modifiers state facts about it.
  let statedLines: Set<Int>
  /// The other elements on the line or in the column, with their positions.
  var others: [String] = []

  var position: ElementPosition {
    ElementPosition(line: line, column: column, number: number == 1 ? nil : number)
  }
}

extension ElementStart {
  /// The index of the element in a layout of its screen; nil for one of another screen.
  func index(in screen: Screen) -> Int? {
    guard screen.number == self.screen else { return nil }
    return screen.elements.indices.lazy.filter {
      (Int(screen.elements[$0].line), Int(screen.elements[$0].column)) == (line, column)
    }.dropFirst(numberInScreen - 1).first
  }
}

extension [ElementStart] {
  /// The elements of the screens of a file, in document order.
  ///
  /// - Parameter source: the name of the file in the evidence of its elements.
  init(of screens: [Screen], in source: String) {
    self = []
    var numbers: [SourcePoint: Int] = [:]
    var first = 0
    for screen in screens {
      let before = numbers
      for (index, element) in screen.elements.enumerated() where element.line > 0 {
        let point = SourcePoint(line: element.line, column: element.column)
        let number = numbers[point, default: 0] + 1
        numbers[point] = number
        append(
          ElementStart(
            line: Int(element.line), column: Int(element.column), number: number,
            className: element.className, isStop: element.isElement,
            isMadeUp: screen.isSwiftUI && element.className == "Group"
              && element.flags.contains(.closedTab),
            name: element.nameInList, screen: screen.number,
            numberInScreen: number - before[point, default: 0], index: first + index,
            end: first + Int(element.end), statedLines: element.statedLines(in: source)))
      }
      first += screen.elements.count
    }
  }
}

extension [ElementStart] {
  /// Of the elements that begin at one position of the source of a view, the one that the source names there is the first:
  /// the others are made of what it is called with, or stand for a branch.
  func writtenFirst(in text: [UInt8]) -> [ElementStart] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let places = Dictionary(grouping: indices) {
      SourcePoint(line: Int32(self[$0].line), column: Int32(self[$0].column))
    }
    var result = self
    for (point, found) in places
    where found.count > 1 && lines.indices.contains(Int(point.line) - 1) {
      let line = String(decoding: lines[Int(point.line) - 1], as: UTF8.self)
      let word = line.dropFirst(Int(point.column) - 1).prefix { $0.isLetter || $0.isNumber }
      let written =
        found.first { self[$0].className == word && !self[$0].isMadeUp }
        ?? found.first { !self[$0].isMadeUp }
      guard let written else { continue }
      result[written].number = 1
      for other in found where self[other].number < self[written].number {
        result[other].number = self[other].number + 1
      }
    }
    return result
  }
}

private struct SourcePoint: Hashable {
  let line: Int32
  let column: Int32
}

extension Element {
  /// Its class, with its label or text if it has one.
  fileprivate var nameInList: String {
    shortClassName + ((label ?? self.text).map { " “\($0.prefix(40))”" } ?? "")
  }

  /// The lines of a file on which modifiers state facts about it.
  fileprivate func statedLines(in source: String) -> Set<Int> {
    Set(details.factPlaces.values.lazy.filter { $0.file == source }.map(\.line))
  }
}
