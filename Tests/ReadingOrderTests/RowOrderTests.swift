import AccessibilityModel
import ReadingOrder
import Testing

/// The order in which stops are read (docs/evidence/voiceover.md#reading-order).
struct RowOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var views: [Sketch]
    var facts: Screen
    var order: [String]

    init(_ name: String, _ views: [Sketch], on facts: Screen = Screen(), order: [String]) {
      testDescription = name
      self.views = views
      self.facts = facts
      self.order = order
    }
  }

  private static func pair(_ drop: Double) -> [Sketch] {
    [Sketch("Left", at(0, drop)), Sketch("Right", at(50, 0))]
  }

  static let all: [Case] = [
    Case("7.9 points lower is the same row", pair(7.9), order: ["Left", "Right"]),
    Case("8 points lower is the next row", pair(8), order: ["Right", "Left"]),
    Case("12.9 is the same row on a pad", pair(12.9), on: .pad, order: ["Left", "Right"]),
    Case("13 is the next row on a pad", pair(13), on: .pad, order: ["Right", "Left"]),
    Case(
      "from right to left the right one is first", pair(0), on: .mirrored,
      order: ["Right", "Left"]),
    Case("Android's order is that of the file", pair(100), on: .android, order: ["Left", "Right"]),
    Case(
      "steps within a row that close no circle are read as the peer reads them",
      [Sketch("A", at(0, 0)), Sketch("B", at(20, 7)), Sketch("C", at(10, 14))],
      order: ["A", "C", "B"]),
    Case(
      "what begins at the same place is read from above",
      [Sketch("Lower", at(0, 3)), Sketch("Upper", at(0, 0))], order: ["Upper", "Lower"]),
    Case(
      "what is at the same place keeps the order of the views",
      [Sketch("Under", at(0, 0)), Sketch("Over", at(0, 0))], order: ["Under", "Over"]),
    Case(
      "many that stand the other way round in the file are read from above",
      (0..<60).map { Sketch("\($0)", at(0, Double(60 - $0) * 20)) },
      order: (0..<60).reversed().map { "\($0)" }),
    Case(
      "in a bar what shares a line is read from its beginning",
      [
        Sketch(
          [
            Sketch("Search", Rect(x: 290, y: 47, width: 44, height: 44)),
            Sketch("Title", Rect(x: 130, y: 58, width: 142, height: 22)),
            Sketch("Back", Rect(x: 16, y: 47, width: 44, height: 44)),
          ], role: .navigationBar)
      ], order: ["Back", "Title", "Search"]),
    Case(
      "tabs are read from the first side, whatever their tops",
      [
        Sketch(
          [
            Sketch("One", Rect(x: 0, y: 790, width: 130, height: 40)),
            Sketch("Two", Rect(x: 130, y: 780, width: 130, height: 60)),
            Sketch("Three", Rect(x: 260, y: 792, width: 130, height: 36)),
          ], role: .tabBar)
      ], order: ["One", "Two", "Three"]),
    Case(
      "a large title is a line of its own",
      [
        Sketch(
          [
            Sketch("Title", Rect(x: 16, y: 119, width: 233, height: 42)),
            Sketch("Add", Rect(x: 342, y: 62, width: 44, height: 44)),
          ], role: .navigationBar)
      ], order: ["Add", "Title"]),
    Case(
      "in a cell a label comes before the control beside it",
      [
        Sketch(
          [
            Sketch("Time", Rect(x: 283, y: 275, width: 87, height: 37)),
            Sketch("Reminder", Rect(x: 32, y: 283, width: 111, height: 21)),
          ], role: .cell)
      ], order: ["Reminder", "Time"]),
    Case(
      "the contents of cells side by side stay together",
      [
        Sketch([Sketch("A1", at(0, 0)), Sketch("A2", at(0, 50))], role: .cell),
        Sketch([Sketch("B1", at(100, 0)), Sketch("B2", at(100, 50))], role: .cell),
      ], order: ["A1", "A2", "B1", "B2"]),
    Case(
      "views without frames keep their order", [Sketch("A"), Sketch("B"), Sketch("C")],
      order: ["A", "B", "C"]),
    Case(
      "a view without a frame stands where its container is",
      [Sketch([Sketch("Inner")]) { $0.frame = at(0, 50) }, Sketch("Top", at(0, 0))],
      order: ["Top", "Inner"]),
    Case(
      "the accessibility frame counts, not the view's",
      [
        Sketch("Moved", at(0, 0)) { $0.details.accessibilityFrame = at(0, 90) },
        Sketch("Still", at(0, 50)),
      ], order: ["Still", "Moved"]),
    Case(
      "higher priority is first",
      [
        Sketch("Low", at(0, 0)) { $0.details.sortPriority = -1 }, Sketch("Usual", at(0, 20)),
        Sketch("High", at(0, 40)) { $0.details.sortPriority = 1 },
      ], order: ["High", "Usual", "Low"]),
    Case(
      "a group stays together and stands where its first stop is",
      [
        Sketch("One", at(0, 0)), Sketch("Two", at(0, 30)),
        Sketch([Sketch("Late", at(50, 60)), Sketch("Early", at(50, 20))]) {
          $0.flags.insert(.groupsChildren)
        },
      ], order: ["One", "Early", "Late", "Two"]),
    Case(
      "an explicit order is kept and stands where its first stop is",
      [
        Sketch("One", at(0, 0)), Sketch("Two", at(0, 30)),
        Sketch([Sketch("A", at(50, 10)), Sketch("B", at(50, 60))], explicitOrder: ["B", "A"]),
      ], order: ["One", "Two", "B", "A"]),
    Case(
      "below a tab bar a container keeps its own place",
      [
        Sketch([
          Sketch("Two", at(50, 0)),
          Sketch([Sketch("One", at(90, 0))], explicitOrder: ["One"]) { $0.frame = at(0, 0) },
        ]) { $0.traits = .tabBar }
      ], order: ["One", "Two"]),
    Case(
      "the navigation bar is before what is scrolled above it",
      [
        Sketch([Sketch("Row", at(0, -200))]),
        Sketch([Sketch("Back", at(0, 50))], role: .navigationBar),
      ], order: ["Back", "Row"]),
    Case(
      "a button that floats over a table is after its rows",
      [
        Sketch([Sketch("Row 1", at(0, 0)), Sketch("Row 2", at(0, 100))], role: .table),
        Sketch("Add", at(80, 50)),
      ], order: ["Row 1", "Row 2", "Add"]),
    Case(
      "a section's header is before its rows",
      [
        Sketch("Apple", at(0, 20)), Sketch("Carrot", at(0, 60)), Sketch("Fruits", at(0, 0)),
        Sketch("Vegetables", at(0, 40)),
      ], order: ["Fruits", "Apple", "Vegetables", "Carrot"]),
    Case(
      "a frame that is no number counts as the origin",
      [
        Sketch("Low", at(0, 50)),
        Sketch("Odd", Rect(x: .nan, y: 900, width: 1, height: 1)),
      ], order: ["Odd", "Low"]),
  ]

  @Test(arguments: all) func `the stops are read as VoiceOver reads them`(_ example: Case) {
    #expect(Screen(example.views, facts: example.facts).order == example.order)
  }

  @Test func `a cycle is read in bands and reported`() {
    let views = [Sketch("A", at(0, 8)), Sketch("B", at(10, 0)), Sketch("C", at(20, -8))]
    for permutation in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let screen = Screen(permutation.map { views[$0] }, facts: .pad)
      let rows = ReadingOrder.ambiguousRows(in: screen)
      #expect(screen.order == ["B", "C", "A"])
      #expect(rows.map { $0.elements.map { screen.elements[$0].label } } == [["B", "C", "A"]])
    }
  }

  @Test func `rows that are apart are not ambiguous`() {
    let screen = Screen([Sketch("A", at(0, 0)), Sketch("B", at(0, 8)), Sketch("C", at(0, 16))])
    #expect(ReadingOrder.ambiguousRows(in: screen).isEmpty)
  }
}
