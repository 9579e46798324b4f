/// Searches the words of a file for views that get a listener for clicks.
struct AndroidClickSearch {
  /// The identifiers of the views.
  private(set) var clicked: Set<String> = []
  /// The identifiers of the views that variables hold, by the names of the variables.
  private var variables: [String: String] = [:]
  /// The variable that the current statement assigns.
  private var variable: String?
  /// Whether the current statement finds a view by its identifier.
  private var findsView = false
  /// Whether the words are the identifiers of an annotation: `@OnClick({R.id.buy, R.id.sell})`.
  private var isInAnnotation = false

  /// - Parameters:
  ///   - id: the identifier that the word is a spelling of.
  ///   - previous: the word before it.
  ///   - owner: the identifier of the view whose member it is.
  mutating func note(
    _ word: String, id: String?, after previous: String, _ owner: String?
  ) {
    if Self.isListener(word), !Self.anyView.contains(previous),
      let view = variables[previous] ?? owner
    {
      clicked.insert(view)
    }
    if Self.finders.contains(word) { findsView = true }
    if let id, previous == "id" { noteReference(to: id) }
    if word == "OnClick" {
      isInAnnotation = true
    } else if !["R", "R2", "id"].contains(word), previous != "id" {
      isInAnnotation = false
    }
  }

  private mutating func noteReference(to id: String) {
    if isInAnnotation { clicked.insert(id) }
    if findsView, let variable { variables[variable] = id }
    endStatement()
  }

  mutating func assign(to variable: String) {
    self.variable = variable
    findsView = false
  }

  mutating func endStatement() { (variable, findsView) = (nil, false) }

  /// Whether a word sets a listener for clicks on all of a view, Android's or one of the app's own, such as
  /// `setOnSingleClickListener`.
  private static func isListener(_ word: String) -> Bool {
    if word == "setOnClickListener" { return true }
    return word.hasPrefix("set") && word.hasSuffix("ClickListener")
      && !ofParts.contains(where: word.contains)
  }

  /// Listeners for clicks on a part of a view, and for long ones.
  private static let ofParts = [
    "Long", "Item", "Icon", "Navigation", "Context", "Link", "Chip", "Marker", "Map",
  ]
  private static let finders: Set = ["findViewById", "requireViewById", "findView"]
  /// Variables for a view whose identifier their names do not show.
  private static let anyView: Set = [
    "view", "v", "root", "itemView", "layout", "container", "parent", "item", "row", "content",
  ]
}
