/// Searches the words of a file for views whose look code changes by a state, while nothing else of them states it:
/// `day.setBackgroundResource(R.drawable.day_on)` in one branch, and another drawable in the other.
struct AndroidLookSearch {
  /// By view and member, the drawables and colours that code gives it.
  private var looks: [String: Set<String>] = [:]
  /// The views that code activates, which changes nothing but their look.
  private var activated: Set<String> = []
  /// The views whose state code sets in a way that TalkBack reads.
  private var told: Set<String> = []
  /// The words of the app's own in the texts that code gives each view.
  private var texts: [String: Set<String>] = [:]
  /// The view whose look is set here, by which member, and how many words ago.
  private var current: (view: String, member: String, words: Int)?

  /// Notes a word.
  ///
  /// - Parameters:
  ///   - view: the view whose member it is; nil for any other word.
  ///   - isView: whether it is the identifier of a view.
  ///   - isQuoted: whether it begins a text.
  mutating func note(
    _ word: String, of view: String?, after previous: String, isView: Bool, isQuoted: Bool
  ) {
    if let view {
      if Self.states.contains(word) { told.insert(view) }
      if Self.activations.contains(word) { activated.insert(view) }
      if Self.members.contains(word) || Self.texts.contains(word) {
        return current = (view, word, 0)
      }
    }
    guard let (view, member, words) = current else { return }
    guard !isView, !word.hasPrefix("set"), words < Self.mostWords else { return current = nil }
    current = (view, member, words + 1)
    if Self.texts.contains(member) {
      let isLiteral = isQuoted && Self.texts.contains(previous)
      if isLiteral || previous == "string" { noteText(word, of: view) }
    } else if Self.types.contains(previous) || Self.isColor(word) {
      looks["\(member) \(view)", default: []].insert(word)
      if looks["\(member) \(view)"]?.count == 2 { activated.insert(view) }
    }
  }

  /// One of several texts of the app's own may be that of the state; a text may also be the content that code shows.
  private mutating func noteText(_ word: String, of view: String) {
    texts[view, default: []].insert(word)
    if texts[view]?.count == 2 { told.insert(view) }
  }

  /// Whether a word is a variable with a colour: `selectedColor`.
  private static func isColor(_ word: String) -> Bool {
    word.hasSuffix("Color") && word != "Color"
      && !["get", "parse", "set"].contains(where: word.hasPrefix)
  }

  mutating func endStatement() { current = nil }

  /// The views whose state only their look shows, and those whose state code sets.
  var found: (silent: Set<String>, told: Set<String>) { (activated, told) }

  static func isOfInterest(_ word: String) -> Bool {
    members.contains(word) || activations.contains(word) || states.contains(word)
      || texts.contains(word)
  }

  private static let mostWords = 16
  private static let types: Set = ["drawable", "color", "Color", "parseColor"]
  private static let activations: Set = ["setActivated", "isActivated"]
  private static let members: Set = [
    "setBackgroundResource", "setBackgroundColor", "setBackground", "setBackgroundDrawable",
    "background", "setBackgroundTintList", "backgroundTintList", "setCardBackgroundColor",
    "setStrokeColor", "strokeColor", "setColorFilter", "setImageTintList", "imageTintList",
    "setTextColor",
  ]
  /// A disabled view is announced so, and code that sets a description may say anything in it.
  private static let states: Set = [
    "isEnabled", "setEnabled", "isSelected", "setSelected", "isChecked", "setChecked",
    "stateDescription", "setStateDescription", "contentDescription", "setContentDescription",
  ]
  private static let texts: Set = ["setText", "text"]
}
