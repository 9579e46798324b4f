import AccessibilityModel
import AutoLayout
import TestSupport
import Testing

@Suite struct LayoutBudgetTests {
  /// A screen with a number of constraints, two for each view.
  private static func screen(constraints: Int) throws -> Screen {
    let view = """
      <UIView frame="0 0 10 10"><constraint attribute="width" constant="10"/>\
      <constraint attribute="height" constant="10"/></UIView>
      """
    let views = String(repeating: view, count: constraints / 2)
    let text = "<screen size=\"390 844\">\(views)</screen>"
    return try Screen(reading: text)
  }

  /// How many screens of a kind are laid out before the budget is spent, up to a maximum.
  private static func count(constraints: Int, layouts: Int, of most: Int) throws -> Int {
    let screen = try screen(constraints: constraints)
    var budget = LayoutBudget()
    for count in 0..<most {
      do throws(LayoutGap) {
        try budget.spend(on: screen, layouts: layouts)
      } catch {
        #expect(error == .tooManyLayouts)
        return count
      }
    }
    return most
  }

  @Test(
    arguments: [
      (constraints: 140, layouts: 60, count: 10_000), (constraints: 2_000, layouts: 2, count: 1),
      (constraints: 2_000, layouts: 60, count: 0), (constraints: 350, layouts: 2, count: 100),
      (constraints: 350, layouts: 60, count: 3),
    ])
  func `the sum of all layouts is limited, and real screens cost nothing`(
    _ constraints: Int, _ layouts: Int, _ count: Int
  ) throws {
    #expect(try Self.count(constraints: constraints, layouts: layouts, of: 10_000) == count)
  }
}
