import AccessibilityModel
import Relayout
import Testing

/// Two screens and the expected matches, by the names of the test.
struct MatchCase: CustomTestStringConvertible, Sendable {
  let first: String
  let second: String
  /// For each element of the first, the index in the second and the reason; nil for none.
  let expected: [ElementMatch?]
  let testDescription: String

  private static func match(_ index: Int, _ basis: ElementMatch.Basis) -> ElementMatch {
    ElementMatch(index: index, basis: basis)
  }

  static let all = [
    MatchCase(
      first: #"<UIButton identifier="a" title="A"/><UIButton identifier="b" title="B"/>"#,
      second: #"<UIButton identifier="b" title="A"/><UIButton identifier="a" title="B"/>"#,
      expected: [match(1, .identifier), match(0, .identifier)],
      testDescription: "an identifier outweighs a label"),
    MatchCase(
      first: #"<UIButton identifier="a" title="A"/>"#,
      second: #"<UILabel identifier="a" text="A"/>"#,
      expected: [match(0, .identifierAlone)],
      testDescription: "an identifier is enough where the class has changed"),
    MatchCase(
      first: #"<UIButton title="Total:"/>"#, second: #"<UIView/><UIButton title="total"/>"#,
      expected: [match(1, .label)],
      testDescription: "punctuation and case do not count"),
    MatchCase(
      first: #"<UIButton title="★"/><UIButton title="☆"/>"#,
      second: #"<UIButton title="☆"/><UIButton title="★"/>"#,
      expected: [match(1, .label), match(0, .label)],
      testDescription: "labels of nothing but symbols are compared as they are"),
    MatchCase(
      first: """
        <UIButton title="Add" frame="0 0 9 9"/><UIButton title="Add" frame="0 50 9 9"/>
        """,
      second: """
        <UIButton title="Add" frame="0 90 9 9"/><UIButton title="Add" frame="0 50 9 9"/>
        """,
      expected: [match(1, .labelAmongEquals), match(0, .labelAmongEquals)],
      testDescription: "equals are matched in reading order"),
    MatchCase(
      first: """
        <UIButton title="Add" frame="0 0 9 9"/><UIButton title="Add" frame="0 50 9 9"/>
        """,
      second: #"<UIButton title="Add" frame="0 90 9 9"/>"#,
      expected: [match(0, .labelByOrder), nil],
      testDescription: "of more equals than there are later, the last is left over"),
    MatchCase(
      first: """
        <UIView identifier="x" frame="0 0 90 40"><UIButton title="Add" frame="0 0 9 9"/></UIView>
        <UIView identifier="y" frame="0 50 90 40"><UIButton title="Add" frame="0 50 9 9"/></UIView>
        """,
      second: """
        <UIView identifier="x" frame="0 0 90 40"/>
        <UIView identifier="y" frame="0 50 90 40"><UIButton title="Add" frame="0 50 9 9"/></UIView>
        """,
      expected: [match(0, .identifier), nil, match(1, .identifier), match(2, .labelAmongEquals)],
      testDescription: "equals are looked for first where they stood"),
    MatchCase(
      first: #"<UIView><UIButton title="Old"/></UIView>"#,
      second: #"<UIView><UIButton title="New"/></UIView>"#,
      expected: [match(0, .path), match(1, .path)],
      testDescription: "what has no name in common is matched by its place"),
    MatchCase(
      first: #"<UIButton identifier="a" title="Old"/>"#,
      second: #"<UIButton identifier="b" title="New"/>"#, expected: [nil],
      testDescription: "what the app calls otherwise is something else at the same place"),
    MatchCase(
      first: #"<UIButton title="Mail"/>"#, second: #"<UIView/><UILabel text="Mail"/>"#,
      expected: [match(1, .labelAlone)],
      testDescription: "a label that nothing else has is enough where the class has changed"),
  ]
}

@Suite struct ElementMatchingTests {
  @Test(arguments: MatchCase.all)
  func `elements are matched, each with its reason`(_ test: MatchCase) throws {
    let (first, second) = (try Sketch.screen(test.first), try Sketch.screen(test.second))
    let matching = Sketch.matching(first, second)
    #expect(first.elements.indices.map { matching.match(of: $0) } == test.expected)
    for (index, match) in test.expected.enumerated() {
      guard let match else { continue }
      #expect(matching.origin(of: match.index) == ElementMatch(index: index, basis: match.basis))
    }
  }

  @Test func `a reason says how sure a match is`() {
    #expect(
      ElementMatch.Basis.allCases.map { ElementMatch(index: 0, basis: $0).certainty } == [
        .certain, .certain, .likely, .likely, .likely, .possible, .possible, .possible,
      ])
  }

  @Test func `a screen matches itself, element by element`() throws {
    let rows = (0..<500).map { #"<UIView><UILabel text="Row \#($0 % 7)"/></UIView>"# }
    let screen = try Sketch.screen(rows.joined())
    let matching = Sketch.matching(screen, screen)
    #expect(
      screen.elements.indices.map { matching.match(of: $0)?.index }
        == screen.elements.indices.map { $0 })
  }
}

@Suite struct OrderComparisonTests {
  private func moves(_ order: [Int]) throws -> [OrderComparison.Move] {
    let views = (0..<order.count).map { #"<UILabel identifier="\#($0)" text="\#($0)"/>"# }
    let screen = try Sketch.screen(views.joined())
    let matching = Sketch.matching(screen, screen)
    return OrderComparison(Array(order.indices), order, by: matching).moves
  }

  @Test func `one that moved to the front is the only one that moved`() throws {
    #expect(
      try moves([4, 0, 1, 2, 3]) == [
        OrderComparison.Move(element: 4, counterpart: 4, predecessor: 3, newPredecessor: nil)
      ])
  }

  @Test func `the same order has no moves`() throws {
    #expect(try moves([0, 1, 2, 3]) == [])
  }

  @Test func `a reversed order keeps one`() throws {
    #expect(try moves([3, 2, 1, 0]).count == 3)
  }

  @Test func `a move is described in words`() throws {
    let move = OrderComparison.Move(
      element: 4, counterpart: 4, predecessor: 3, newPredecessor: nil)
    let portrait = try Sketch.screen("<UIView/>")
    let landscape = try Sketch.screen("<UIView/>", size: "844 390")
    #expect(
      move.inWords(from: portrait, to: landscape) { _, index in "number \(index)" }
        == "is read after number 3 in portrait, first in landscape")
  }

  @Test func `the rest is the longest possible`() throws {
    // Every order of six: the moves and an exhaustive search have the same number.
    for order in Self.permutations(of: Array(0..<6)) {
      #expect(try count(order) == 6 - Self.longest(order), "\(order)")
    }
  }

  private func count(_ order: [Int]) throws -> Int { try moves(order).count }

  private static func longest(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { set -> Int in
      let chosen = numbers.indices.filter { set & (1 << $0) != 0 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    guard let first = numbers.first else { return [[]] }
    return permutations(of: Array(numbers.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
