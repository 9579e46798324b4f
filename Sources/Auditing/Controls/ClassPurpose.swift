internal import AccessibilityModel

/// The purpose of views that the name of their class suggests.
///
/// Programmers name a class after its function, in English whatever the language of the app:
/// `PlayButton`, `TermsCheckBox`, `StarRatingView`, `HairlineDivider`. The last words decide. A
/// name is weaker evidence than a superclass or a gesture, and a class with an unknown name has no
/// purpose.
public enum ClassPurpose: Hashable, Sendable {
  /// Users act on it: a button, a link, a chip, a picker.
  case operated
  /// It is on or off: a switch, a check box.
  case toggle
  /// It is one of several choices, one of them selected: a radio button.
  case choice
  /// It has an adjustable value: a slider, a knob, stars.
  case adjusted
  /// It draws a value: a chart, a gauge, a ring of progress.
  case figure
  /// It draws what users read or touch in parts: a map, a calendar, a field for a signature.
  case surface
  /// It only decorates, or shows a picture or a text.
  case decoration
  /// It contains other views.
  case container

  /// Finds the purpose of a class by the end of its name.
  ///
  /// - Returns: nil if the name suggests none.
  public init?(className: String) {
    var words = CamelCase.words(of: Element.shortName(ofClass: className))
    while let last = words.last {
      if let purpose = Self.ending(of: words) {
        self = purpose
        return
      }
      guard Self.neutral.contains(last) else { return nil }
      words.removeLast()
    }
    return nil
  }

  /// Whether a view of such a class is a control.
  public var isControl: Bool { holdsState || self == .operated }

  /// Whether a control of such a class has a value or a state.
  public var holdsState: Bool { self == .toggle || self == .choice || self == .adjusted }

  /// The purpose of the last word, or of the last two as one.
  private static func ending(of words: [String]) -> ClassPurpose? {
    if surfaces.ends(Words(list: words)) { return .surface }
    if decorations.ends(Words(list: words)) { return .decoration }
    let pair = words.suffix(2).joined()
    return (words.count > 1 ? byEnding[pair] : nil) ?? words.last.flatMap { byEnding[$0] }
  }

  /// Words that only mean “view”.
  private static let neutral: Set<String> = [
    "view", "component", "element", "widget", "item", "ui", "base", "wrapper",
  ]

  private static let surfaces = PhraseLists("phrase-drawn-surfaces").inIdentifiers
  private static let decorations = PhraseLists("phrase-drawn-decorations").inIdentifiers

  private static let byEnding: [String: ClassPurpose] = Dictionary(
    endings.flatMap { purpose, names in names.split(separator: " ").map { (String($0), purpose) } },
    uniquingKeysWith: { first, _ in first })

  private static let endings: [(ClassPurpose, String)] = [
    (.operated, "button btn link chip control picker hyperlink recorder shortcut"),
    (.toggle, "switch toggle checkbox tickbox checkmarkbox"),
    (.choice, "radio radiobutton radiooption radioitem radiochoice radiobox radiocontrol radiorow"),
    (.adjusted, "slider knob dial stepper scrubber fader seekbar rating ratingbar stars"),
    (.figure, "chart graph gauge meter progress sparkline plot pie"),
    (
      .decoration,
      """
      divider separator hairline line border shadow gradient background backdrop overlay spacer \
      blur mask dimming underline decoration ornament confetti glow image icon photo illustration \
      logo animation spinner indicator skeleton shimmer loader rectangle shape label text caption
      """
    ),
    (
      .container,
      """
      container stack content host hosting holder placeholder scroll table collection grid list \
      header footer section root page screen window bar web scene cell row card panel layout \
      toolbar preview controller
      """
    ),
  ]
}
