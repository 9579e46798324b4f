import ConstraintSolving

/// A kind of layout with any size.
struct LayoutFamily: Sendable {
  let name: String
  private let build: @Sendable (inout LayoutSketch, Int) -> Void

  var words: [String] { name.split(separator: " ").map(String.init) }

  /// A system with about this number of constraints.
  func system(of size: Int) -> LinearSystem {
    var sketch = LayoutSketch()
    build(&sketch, size)
    return sketch.system
  }

  static let all = [
    LayoutFamily(name: "row of labels") { $0.addRow(constraints: $1, fills: false) },
    LayoutFamily(name: "row of labels between two edges") {
      $0.addRow(constraints: $1, fills: true)
    },
    LayoutFamily(name: "row of equal widths") { $0.addEqualRow(constraints: $1) },
    LayoutFamily(name: "nested boxes") { $0.addNest(constraints: $1) },
    LayoutFamily(name: "boxes around what they hold") { $0.addHuggingNest(constraints: $1) },
    LayoutFamily(name: "form of labels and fields") { $0.addForm(constraints: $1) },
    LayoutFamily(name: "grid of cells of one size") { $0.addGrid(constraints: $1) },
    LayoutFamily(name: "nested stacks that fill equally") { $0.addStacks(constraints: $1) },
    LayoutFamily(name: "list of rows with two labels") { $0.addList(constraints: $1) },
    LayoutFamily(name: "column without heights") { $0.addLooseColumn(constraints: $1) },
  ]
}
