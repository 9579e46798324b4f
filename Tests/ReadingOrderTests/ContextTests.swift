import AccessibilityModel
import ReadingOrder
import Testing

/// The announcements that containers add to the stops inside them
/// (docs/evidence/voiceover.md#containers and
/// docs/evidence/voiceover.md#contexts-of-accessibilitysnapshot).
struct ContextTests {
  private func stops(_ views: [Sketch]) -> [Stop] { ReadingOrder.stops(in: Screen(views)) }

  private let three = [
    Sketch("A", at(0, 0)), Sketch("B", at(50, 0)), Sketch("C", at(100, 0)),
  ]

  @Test func `segments are counted in the order of the control`() {
    let control = Sketch(three.reversed(), role: .segmentedControl)
    #expect(
      stops([control]).map(\.context) == (1...3).map { StopContext.series(index: $0, count: 3) })
    #expect(Screen([control]).order == ["C", "B", "A"])
  }

  @Test func `the items of a tab bar are counted in reading order`() {
    #expect(
      stops([Sketch(three.reversed(), role: .tabBar)]).map(\.context)
        == (1...3).map { StopContext.tabBarItem(index: $0, count: 3) })
  }

  @Test func `everything below the trait is a tab`() {
    let bar = Sketch([Sketch([three[0]]), three[1], three[2]]) { $0.traits = .tabBar }
    #expect(
      stops([bar]).map(\.context) == (1...3).map { StopContext.tab(index: $0, count: 3) })
  }

  @Test(arguments: [ContainerType.list, .landmark])
  func `a list and a landmark have a start and an end`(_ type: ContainerType) {
    let stops = stops([Sketch(three) { $0.details.containerType = type }])
    let start: StopContext = type == .list ? .listStart : .landmarkStart
    let end: StopContext = type == .list ? .listEnd : .landmarkEnd
    #expect(stops.map(\.context) == [start, nil, end])
    #expect(stops.map(\.containers) == [[0], [0], [0]])
  }

  @Test func `a list of one has a start alone`() {
    let list = Sketch([three[0]]) { $0.details.containerType = .list }
    #expect(stops([list]).map(\.context) == [.listStart])
  }

  @Test func `segments in a list keep their numbers`() {
    let list = Sketch([Sketch(Array(three.prefix(2)), role: .segmentedControl)]) {
      $0.details.containerType = .list
    }
    #expect(
      stops([list]).map(\.context) == [.series(index: 1, count: 2), .series(index: 2, count: 2)])
  }

  @Test func `containers are named from the outside in`() {
    let inner = Sketch([three[0]]) {
      $0.label = "Inner"
      $0.details.containerType = .semanticGroup
    }
    let bare = Sketch([inner]) { $0.details.containerType = .semanticGroup }
    let outer = Sketch([bare, three[1]]) { $0.details.containerType = .landmark }
    #expect(stops([outer]).map(\.containers) == [[0, 2], [0]])
  }

  @Test func `cells know their headers and whether they are first`() {
    func cell(
      _ label: String, _ row: Int, _ column: Int, rowHeader: Bool = false,
      columnHeader: Bool = false
    ) -> Sketch {
      Sketch(label, at(Double(column) * 50, Double(row) * 50)) {
        var cell = TableCell()
        (cell.row, cell.column) = (row, column)
        (cell.isRowHeader, cell.isColumnHeader) = (rowHeader, columnHeader)
        $0.details.cell = cell
      }
    }
    let table = Sketch([
      cell("Day", 0, 0, columnHeader: true), cell("High", 0, 1, columnHeader: true),
      cell("Monday", 1, 0, rowHeader: true), cell("20°", 1, 1),
      cell("Tuesday", 2, 0, rowHeader: true), cell("21°", 2, 1),
    ]) { $0.details.containerType = .dataTable }
    let cells = stops([table]).map { stop -> DataTableContext? in
      if case .dataTableCell(let cell) = stop.context { cell } else { nil }
    }
    #expect(cells.map { $0?.isFirstInRow } == [true, false, true, false, true, false])
    // The header directly above the first cell of a row has just been read.
    #expect(cells.map { $0?.columnHeaders } == [[], [], [], [2], [1], [2]])
    #expect(cells.map { $0?.rowHeaders } == [[], [], [], [], [], []])
  }
}
