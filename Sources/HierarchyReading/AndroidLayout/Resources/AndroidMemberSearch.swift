/// A fact that code sets on a view which it names directly: `buy.setText(title)`, `buy.text = title`.
enum AndroidMember: Hashable, Sendable {
  case click, text, hint, description
  /// Another image by a state: code sets at least two.
  case otherImage
  /// A picture that is not one of the app's: a photograph, or what a library loads into the view.
  case picture
  /// It gets no focus: `date.setFocusable(false)`.
  case noFocus
  /// A text that code writes when users press something.
  case changedText
  /// A look that alone shows a state.
  case stateByLook
  /// A colour of the project by its name.
  case textColor(String)

  /// Whether a member of a view presses, shows, moves or enables it, and so says nothing of it.
  static func isOfUse(_ word: String) -> Bool {
    word.hasSuffix("ClickListener") || uses.contains(word) || AndroidMemberSearch.isListener(word)
  }

  private static let uses: Set = [
    "setOnTouchListener", "performClick", "callOnClick", "visibility", "setVisibility", "isVisible",
    "isGone", "isInvisible", "isEnabled", "setEnabled", "isClickable", "setClickable", "alpha",
    "setAlpha", "animate", "startAnimation", "clearAnimation", "requestFocus",
  ]
}

/// Searches the words of a file for facts of views that it names directly before the word that sets them.
struct AndroidMemberSearch {
  /// By fact, the identifiers of the views.
  var found: [AndroidMember: Set<String>] {
    var named = named
    named[.changedText] = Set(changes.views)
    var found = named.mapValues(identifiers)
    let looks = looks.found
    found[.stateByLook] = identifiers(looks.silent).subtracting(identifiers(looks.told))
    return found.filter { !$0.value.isEmpty }
  }

  private func identifiers(_ views: Set<String>) -> Set<String> {
    Set(views.compactMap { $0.hasPrefix(Self.later) ? variables[String($0.dropFirst())] : $0 })
  }

  /// The same, with variables that the file assigns further down, as those of a view holder, by their names.
  private var named: [AndroidMember: Set<String>] = [:]
  /// A sign that begins no identifier: it marks the name of a variable.
  private static let later = "?"
  /// The identifiers of the views that variables hold, by the names of the variables.
  private var variables: [String: String] = [:]
  /// The variable that the current statement assigns.
  private var variable: String?
  /// How many words ago it was assigned.
  private var wordsSinceAssignment = 0
  /// Whether the current statement finds a view by its identifier.
  private var findsView = false
  /// Whether the words are the identifiers of an annotation: `@OnClick({R.id.buy, R.id.sell})`.
  private var isInAnnotation = false
  /// The property after a view, which the code sets if an equals sign follows.
  private var property: (fact: AndroidMember, view: String)?
  /// The views that get no focus if the next word says so.
  private var focused: [String] = []
  /// How many equals signs followed it.
  private var signs = 0
  /// By identifier of the view, the images that code sets.
  private var images: [String: Set<String>] = [:]
  private var scopes = AndroidCodeScopes()
  var changes: AndroidPressedChanges
  private var looks = AndroidLookSearch()
  /// The view whose image code sets here, and how many words ago.
  private var pictured: (view: String, words: Int)?
  /// Whether the last word but one, or the last, loads a picture into the view that is named next.
  private var loaded = 0
  /// The same for the text whose colour code sets.
  private var colored: (view: String, words: Int)?

  /// - Parameter methods: the methods that layouts name for clicks.
  init(methods: Set<String> = []) { changes = AndroidPressedChanges(methods: methods) }

  /// - Parameters:
  ///   - id: the identifier that the word is a spelling of.
  ///   - previous: the word before it.
  ///   - owner: the identifier of the view whose member it is.
  ///   - isMember: whether it is the member of something.
  mutating func note(
    _ word: String, id: String?, after previous: String, _ owner: String?, isMember: Bool
  ) {
    endProperty()
    changes.note(word, isMember: isMember && previous != "this")
    if word == "false" { named[.noFocus, default: []].formUnion(focused) }
    focused = []
    let view = view(named: previous, owner, isMember: isMember && Self.isOfInterest(word))
    let inBlock = Self.isOfInterest(word) ? scopes.views(of: isMember ? previous : nil) : []
    for view in inBlock.isEmpty ? [view].compactMap(\.self) : inBlock {
      if Self.isListener(word) { named[.click, default: []].insert(view) }
      if let fact = Self.setters[word] { named[fact, default: []].insert(view) }
      if Self.focus.contains(word) { focused.append(view) }
      if Self.setters[word] == .text { changes.noteText(of: view) }
      if Self.isOfInterest(word) {
        looks.note(word, of: view, after: previous, isView: false, isQuoted: false)
      }
      if let fact = Self.properties[word] { property = (fact, view) }
    }
    scopes.note(
      word, id: id, after: previous, of: variables[previous] ?? owner, assigned: variable)
    if !Self.isOfInterest(word) || view == nil && inBlock.isEmpty {
      looks.note(
        word, of: nil, after: previous, isView: id != nil, isQuoted: changes.isQuoted)
    }
    noteImage(word, of: view, after: previous, isOtherView: id != nil)
    noteColor(word, of: view, after: previous, isOtherView: id != nil)
    notePicture(word, id: id)
    if Self.finders.contains(word) { findsView = true }
    if let id, previous == "id" {
      noteReference(to: id)
    } else if let variable {
      wordsSinceAssignment += 1
      // `button = binding.buy`, or a synthetic property of Kotlin; another variable may have the name of a view.
      if let id, wordsSinceAssignment == 2 || wordsSinceAssignment == 1 && id.contains("_") {
        variables[variable] = id
      }
    }
    if word == "OnClick" {
      isInAnnotation = true
    } else if !["R", "R2", "id"].contains(word), previous != "id" {
      isInAnnotation = false
    }
  }

  /// The view that a variable holds, which the file may assign further down.
  private func view(named name: String, _ owner: String?, isMember: Bool) -> String? {
    guard !Self.anyView.contains(name) else { return nil }
    return variables[name] ?? owner ?? (isMember ? Self.later + name : nil)
  }

  private static func isOfInterest(_ word: String) -> Bool {
    setters[word] != nil || properties[word] != nil || imageSetters.contains(word)
      || isListener(word) || AndroidLookSearch.isOfInterest(word) || focus.contains(word)
  }

  /// Notes the images in the arguments of a method that sets that of a view: Kotlin ends no statement with a sign.
  private mutating func noteImage(
    _ word: String, of view: String?, after previous: String, isOtherView: Bool
  ) {
    if let view, Self.imageSetters.contains(word) {
      pictured = (view, 0)
    } else if let (view, words) = pictured {
      pictured = isOtherView || words >= Self.mostWordsOfImages ? nil : (view, words + 1)
      guard previous == "drawable", pictured != nil else { return }
      images[view, default: []].insert(word)
      if images[view]?.count == 2 { named[.otherImage, default: []].insert(view) }
    }
  }

  private static let mostWordsOfImages = 16

  /// Notes the colours in the arguments of a method that sets that of a text.
  private mutating func noteColor(
    _ word: String, of view: String?, after previous: String, isOtherView: Bool
  ) {
    if let view, word == "setTextColor" || word == "textColor" {
      colored = (view, 0)
    } else if let (view, words) = colored {
      let isOther = isOtherView || word.hasPrefix("set") || words >= Self.mostWordsOfImages
      colored = isOther ? nil : (view, words + 1)
      if previous == "color", !isOther { named[.textColor(word), default: []].insert(view) }
    }
  }

  /// Notes the view into which Glide, Picasso or Coil load a picture: `into(photo)`, `into(binding.photo)`.
  private mutating func notePicture(_ word: String, id: String?) {
    if word == "into" {
      loaded = 2
    } else if loaded > 0 {
      loaded = id == nil ? loaded - 1 : 0
      named[.picture, default: []].insert(variables[word] ?? id ?? Self.later + word)
    }
  }

  private mutating func noteReference(to id: String) {
    if isInAnnotation { named[.click, default: []].insert(id) }
    if findsView, let variable { variables[variable] = id }
    endStatement()
  }

  mutating func assign(to variable: String) {
    signs += 1
    self.variable = variable
    (wordsSinceAssignment, findsView) = (0, false)
  }

  mutating func note(sign: UInt8) { scopes.note(sign: sign) }

  mutating func endStatement() {
    endProperty()
    looks.endStatement()
    (variable, findsView, pictured, colored) = (nil, false, nil, nil)
  }

  /// Two equals signs compare a property, and none reads it.
  private mutating func endProperty() {
    if let property, signs == 1 {
      named[property.fact, default: []].insert(property.view)
      if property.fact == .text { changes.noteText(of: property.view) }
    }
    (property, signs) = (nil, 0)
  }

  /// Whether a word sets a listener for clicks on all of a view: Android's, or a function of the app's own, such as
  /// `setOnSingleClickListener`, or `onClick` and `clicks` in Kotlin.
  static func isListener(_ word: String) -> Bool {
    if word == "setOnClickListener" || word == "clicks" { return true }
    let isSetter = word.hasPrefix("set") && word.hasSuffix("ClickListener")
    let isCallback = word.hasPrefix("on") && (word.hasSuffix("Click") || word.hasSuffix("Clicks"))
    return (isSetter || isCallback) && !ofParts.contains(where: word.contains)
  }

  private static let imageSetters: Set = [
    "setImageResource", "setImageDrawable", "setIconResource", "setBackgroundResource",
  ]
  private static let setters: [String: AndroidMember] = [
    "setText": .text, "setTextKeepState": .text, "setHint": .hint,
    "setContentDescription": .description, "setImageURI": .picture, "setImageBitmap": .picture,
  ]
  private static let properties: [String: AndroidMember] = [
    "text": .text, "hint": .hint, "contentDescription": .description,
  ]

  private static let focus: Set = ["setFocusable", "isFocusable"]

  /// Listeners for clicks on a part of a view, and for long ones.
  private static let ofParts = [
    "Long", "Item", "Icon", "Navigation", "Context", "Link", "Chip", "Marker", "Map", "Menu", "Tab",
    "Action",
  ]
  private static let finders: Set = ["findViewById", "requireViewById", "findView"]
  /// Variables for a view whose identifier their names do not show.
  private static let anyView: Set = [
    "view", "v", "root", "itemView", "layout", "container", "parent", "item", "row", "content",
  ]
}
