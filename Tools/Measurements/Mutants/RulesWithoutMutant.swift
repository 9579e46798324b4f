/// Rules that no mutant tests, and why none can.
enum RulesWithoutMutant {
  static let reasons: [String: String] = [
    "distinguishing-word-late": threeRows,
    "hig-orientation-response": everything,
    "layout-ambiguous": device,
    "layout-unsatisfiable": device,
    "rotation-scaled-only": everything,
    "row-not-grouped": threeRows,
    "screen-without-stops": everyElement,
  ]

  private static let threeRows =
    "it is about three rows or more: one change of one element does not make it"
  private static let everything =
    "it is about every frame of a screen: one change of one element does not make it"
  private static let everyElement =
    "it is about every element of a screen: one change of one element does not make it"
  private static let device =
    "it needs a layout that is solved (`--device`); docs/auto-layout.md says how often that is right"
}
