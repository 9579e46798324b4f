// Words are not in the lists if most uses are right: “behind” (drawn behind a view), “is called” (a
// function), “what is …” within a sentence, “whatever”, “kind”, “sign”, “place”, “design”, “question”.

extension DiscouragedPhrases {
  /// For comments and the names of tests.
  public static let inComments = DiscouragedPhrases(everywhere + comments)

  /// For the texts of rules, in which few words have two meanings.
  public static let inRuleTexts = DiscouragedPhrases(everywhere + ruleTexts)

  private static let everywhere = [
    DiscouragedPhrase("anybody|everybody|nobody|somebody", "users, developers, code …"),
    DiscouragedPhrase("whoever", "users, developers, code …"),
    DiscouragedPhrase("^ who", "a noun"),
    DiscouragedPhrase("^ what", "a noun", allowedBefore: "if"),
    DiscouragedPhrase("stands", "is", allowedBefore: "for"),
    DiscouragedPhrase("tells|untold|tellers", "shows, states, supports"),
    DiscouragedPhrase("mend|mended|mending|mends", "fix"),
    DiscouragedPhrase("go|goes over", "overrides, takes precedence over"),
    DiscouragedPhrase("lies", "is"),
    DiscouragedPhrase("of use", "useful", allowedBefore: "cases"),
    DiscouragedPhrase("made up", "computed, generated", allowedBefore: "of"),
    DiscouragedPhrase(
      "are|is|was|were no", "is not a, has no", allowedAfter: "there",
      allowedBefore: "different fewer less longer more worse"),
    DiscouragedPhrase("are|is|was|were none", "is not one", allowedAfter: "there"),
    DiscouragedPhrase("so much", "the amount", allowedBefore: "that"),
    DiscouragedPhrase("whatever of", "any of"),
    DiscouragedPhrase("of whatever", "of any"),
    DiscouragedPhrase("thing|things", "element, or the noun meant"),
    DiscouragedPhrase("ornament|ornaments", "decorative element"),
    DiscouragedPhrase("blanks", "spaces"),
    DiscouragedPhrase("mechanical|mechanically", "autofix"),
    DiscouragedPhrase("lived with", "suppressed"),
    DiscouragedPhrase("lying|upright", "landscape, portrait"),
    DiscouragedPhrase("both ways", "in both orientations, in both directions"),
  ]

  private static let comments = [
    DiscouragedPhrase("are|be|been|is|was|were met", "reached, seen, satisfied"),
    DiscouragedPhrase("never meet|meets|met", "never reach, never see"),
    DiscouragedPhrase("called by a|all|its|one|the|their|what", "has the label, is named after"),
    DiscouragedPhrase("called like", "has the same name as"),
    DiscouragedPhrase("stand above|below|beside|between|near|next", "are"),
    DiscouragedPhrase("be none", "not be one"),
    DiscouragedPhrase("as eyes", "as sighted users"),
    DiscouragedPhrase("device|phone|screen is|was turned", "rotated"),
    DiscouragedPhrase("are|is called differently", "has another label"),
    DiscouragedPhrase(
      "of which", "whose",
      allowedAfter: "all any both each either few first half last many most much neither none one "
        + "parts rest some three two"),
    DiscouragedPhrase("the one and the other", "both, each"),
    DiscouragedPhrase("are|is to be heard|read|said|seen|touched", "is visible, is announced"),
    DiscouragedPhrase("hardly a", "only a sliver of, almost no"),
    DiscouragedPhrase("amiss", "wrong"),
    DiscouragedPhrase("the eyes", "sighted users"),
    DiscouragedPhrase("its|their|whose middle|middles", "centre"),
    DiscouragedPhrase("behind all|others", "after"),
    DiscouragedPhrase("wherever and", "anywhere"),
    DiscouragedPhrase("which is what", "the noun meant"),
  ]

  private static let ruleTexts = [
    DiscouragedPhrase("kind|kinds", "trait, role"),
    DiscouragedPhrase("sign|signs", "symbol, trait"),
    DiscouragedPhrase("blank", "space, empty"),
    DiscouragedPhrase("pad", "iPad"),
    DiscouragedPhrase("turned", "rotated"),
    DiscouragedPhrase("violation", "finding"),
    DiscouragedPhrase("behind", "after, below"),
    DiscouragedPhrase("is called", "has the label"),
    DiscouragedPhrase("answers to", "handles, supports"),
  ]

  /// Words within names, with better ones.
  public static let inNames = [
    "anybody": "user", "lies": "is", "lying": "landscape", "mend": "fix", "mended": "fixed",
    "mends": "fixes", "nobody": "none", "oddity": "warning", "ornament": "decorative",
    "somebody": "user", "stands": "is", "tells": "has", "thing": "element", "things": "elements",
    "untold": "missing", "upright": "portrait", "whoever": "user",
  ]
}
