/// Rules that no mutant tests, and why none can.
enum RulesWithoutMutant {
  static let reasons: [String: String] = [
    "content-type-mismatch": noOperator,
    "distinguishing-word-late": threeRows,
    "group-missing-label": noOperator,
    "hig-orientation-response": everything,
    "key-view-loop": noOperator,
    "keyboard-focus-refused": noOperator,
    "layout-ambiguous": device,
    "layout-unsatisfiable": device,
    "password-shown": noOperator,
    "rotation-scaled-only": everything,
    "reading-order-column-hop": noOperator,
    "row-height-fixed": noOperator,
    "row-not-grouped": threeRows,
    "screen-without-stops": everyElement,
    "shortcut-conflict": noOperator,
    "status-not-announced": noOperator,
    "touch-down-action": noOperator,
  ]

  private static let threeRows =
    "it is about three rows or more: one change of one element does not make it"
  private static let everything =
    "it is about every frame of a screen: one change of one element does not make it"
  private static let everyElement =
    "it is about every element of a screen: one change of one element does not make it"
  private static let noOperator =
    "no operator changes the facts that it rests on, such as key equivalents; its examples test it"
  private static let device =
    "it needs a layout that is solved (`--device`); docs/auto-layout.md says how often that is right"
}
