import AccessibilityModel
import Testing

@Suite struct AppFactsTests {
  private func hierarchy() -> Hierarchy {
    var hierarchy = Hierarchy(format: "xcuitest")
    hierarchy.app.name = "Ledger"
    hierarchy.screens = [Screen(), Screen()]
    hierarchy.screens[1].number = 1
    return hierarchy
  }

  @Test func `facts in the file take precedence over other sources`() {
    var facts = AppFacts()
    facts.name = "Other"
    facts.orientations = ["portrait"]
    var known = hierarchy()
    known.add(facts)
    #expect(known.app.name == "Ledger")
    #expect(known.app.orientations == ["portrait"])
    #expect(known.screens.map(\.capabilities) == [.appOrientations, .appOrientations])
  }

  @Test func `nothing known lets nothing more be judged`() {
    var known = hierarchy()
    known.add(AppFacts())
    #expect(known.screens.map(\.capabilities) == [[], []])
  }

  @Test func `the first screen is stated for all`() {
    var known = hierarchy()
    known.stateFirstLaunch { $0.number == 1 }
    #expect(known.screens.map(\.isFirstLaunch) == [false, true])
    #expect(known.screens.map(\.capabilities) == [.firstLaunch, .firstLaunch])
  }
}
