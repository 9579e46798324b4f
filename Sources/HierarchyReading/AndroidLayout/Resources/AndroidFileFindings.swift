internal import AccessibilityModel

/// The words of one file of Kotlin or Java that set facts of views, name views and layouts, and define classes.
struct AndroidFileFindings {
  private let index: AndroidLayoutIndex
  private var lines: [String: Int] = [:]
  private var subjects: Set<CodeEvidence.Subject> = []
  private var layouts: Set<String> = []
  private var inflates = false
  /// The lines that define classes.
  private var classes: [String: Int] = [:]
  /// Whether the file gets views from a class of view binding, or by Kotlin's synthetic properties.
  private var bindsViews = false
  /// Whether it draws its screen by Compose, which has no views; those that it embeds it names as resources.
  private var isCompose = false
  /// The identifiers that it names as resources: `R.id.play`.
  private var resourceIDs: Set<String> = []
  private var headers = AndroidClassHeaders()
  private var reach = AndroidReach.File()
  /// By identifier, how often the file names the view, and how often only to press, to show or to enable it.
  private var uses: [String: Int] = [:]
  private var plainUses: [String: Int] = [:]
  /// Whether it has a word of the interfaces for accessibility.
  private var isAboutAccessibility = false
  private var toolbars: Set<String> = []
  /// Whether the file sets up a toolbar that it names in another place.
  private var setsUpAnyToolbar = false
  /// How many words ago the file set up a toolbar that is not named yet.
  private var wordsSinceBar: Int?
  private var lineOfImport = 0
  /// Whether the last import is one of Kotlin's synthetic properties, which names views.
  private var importsViews = false
  private var members: AndroidMemberSearch
  private var preferences = AndroidPreferenceSearch()
  private var calls = AndroidCallSearch()
  private var previous = ""
  private var beforePrevious = ""
  private var previousID: String?
  /// The last character since the previous word that is not a space; 0 for none.
  private var sign: UInt8 = 0
  /// Whether nothing but spaces is between the last two words.
  private var isPair = false

  /// The word before the last colon, a variable if a type follows, and how many words ago.
  private var typed = ""
  private var wordsSinceColon = 0

  init(_ index: AndroidLayoutIndex) {
    self.index = index
    members = AndroidMemberSearch(methods: index.methods)
  }

  /// Notes a word that is not in a comment.
  ///
  /// - Parameters:
  ///   - id: the identifier that the word is a spelling of.
  ///   - key: the key of a preference that the word is, as a text or as the name of a resource.
  ///   - isAtMargin: whether its line begins without spaces.
  mutating func note(_ word: String, id: String?, key: String?, line: Int, isAtMargin: Bool) {
    let isOtherResource = sign == UInt8(ascii: ".") && Self.resourceTypes.contains(previous)
    if word == "import" { (lineOfImport, importsViews) = (line, false) }
    if word == "synthetic" { importsViews = true }
    let isImported = line == lineOfImport && !importsViews
    reach.note(
      word, after: (previous, sign), line: line, isAtMargin: isAtMargin,
      isImported: line == lineOfImport)
    let id = isOtherResource || isImported ? nil : id
    if let set = Self.setters[word] { subjects.formUnion(set) }
    if word == "synthetic" || word.hasSuffix("inding") { bindsViews = true }
    if word == "Composable" { isCompose = true }
    if let id, previous == "id" { resourceIDs.insert(id) }
    // The view whose member the word is: `toolbar.setTitle`.
    let owner = sign == UInt8(ascii: ".") ? previousID : nil
    if line != lineOfImport { noteBar(word, id, of: owner) }
    members.note(
      word, id: id, after: previous, owner, isMember: sign == UInt8(ascii: "."))
    wordsSinceColon += 1
    preferences.note(word, key: key, line: line, after: previous)
    if word == "inflate" { inflates = true }
    if previous == "class", classes[word] == nil { classes[word] = line }
    headers.note(word, after: previous)
    if word.contains("ccessibility") { isAboutAccessibility = true }
    if let owner, AndroidMember.isOfUse(word) { plainUses[owner, default: 0] += 1 }
    if let id, line != lineOfImport { uses[id, default: 0] += 1 }
    noteLayout(word)
    if let id { name(id, line: line) }
    calls.note(word)
    isPair = sign == 0 && !previous.isEmpty
    (beforePrevious, previous, previousID, sign) = (previous, word, id, 0)
  }

  /// Whether the last word may be a view's identifier: it is not the name of another resource.
  var mayNameViews: Bool { previousID != nil }

  /// Notes that a line names an identifier.
  mutating func name(_ id: String, line: Int) {
    if lines[id] == nil { lines[id] = line }
  }

  /// Notes a character that is not in a word.
  mutating func note(sign: UInt8) {
    members.note(sign: sign)
    reach.note(sign: sign)
    calls.note(
      sign: sign, after: self.sign == 0 ? previous : nil, isPair ? beforePrevious : nil,
      id: self.sign == 0 ? previousID : nil)
    let isComparison = Self.comparisons.contains(self.sign)
    let (word, first) = (self.sign == 0 ? previous : nil, isPair ? beforePrevious : nil)
    // After the statement has ended.
    defer { members.changes.note(sign: sign, after: word, first) }
    if sign == UInt8(ascii: "("), self.sign == 0 { forgetCall() }
    if sign != UInt8(ascii: " "), sign != UInt8(ascii: "\n") { self.sign = sign }
    switch sign {
    case UInt8(ascii: "=") where !isComparison: assign()
    case UInt8(ascii: ":"): (typed, wordsSinceColon) = (previous, 0)
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      members.endStatement()
      headers.end()
    default: break
    }
  }

  /// A function with the same name as a view does not name it: `connect()`.
  private mutating func forgetCall() {
    guard let id = previousID, let count = uses[id] else { return }
    uses[id] = count - 1
    if count == 1 { lines[id] = nil }
    previousID = nil
  }

  /// The signs before the equals sign of a comparison.
  private static let comparisons = Array("!<>".utf8)

  /// Notes an assignment, to a variable or to one with its type: `val title: TextView = …`.
  private mutating func assign() {
    let variable = wordsSinceColon == 1 ? typed : previous
    members.assign(to: variable)
    preferences.assign(to: variable)
  }

  /// A layout is named as a resource (`R.layout.cart`), by its class of view binding, or by an import of Kotlin's
  /// synthetic properties (`kotlinx.android.synthetic.main.cart.*`).
  private mutating func noteLayout(_ word: String) {
    if let layout = index.layout(ofBinding: word) {
      layouts.insert(layout)
    } else if previous == "layout" || previous == "main" && beforePrevious == "synthetic",
      index.isLayout(word)
    {
      layouts.insert(word)
    }
  }

  /// The toolbar is named directly before the word that sets it up, or soon after it; else it may be any in the file.
  private mutating func noteBar(_ word: String, _ id: String?, of owner: String?) {
    if Self.ofBars.contains(word) {
      if let owner {
        toolbars.insert(owner)
        return
      }
      if wordsSinceBar != nil { setsUpAnyToolbar = true }
      wordsSinceBar = 0
    } else if let count = wordsSinceBar {
      if let id, id.lowercased().contains("bar") {
        toolbars.insert(id)
        wordsSinceBar = nil
      } else {
        wordsSinceBar = count < Self.mostWordsToBar ? count + 1 : nil
        if wordsSinceBar == nil { setsUpAnyToolbar = true }
      }
    }
  }

  /// `setSupportActionBar((Toolbar) findViewById(R.id.toolbar))` has five.
  private static let mostWordsToBar = 6

  func file(at path: String) -> AndroidCodeMentions.File {
    func location(_ line: Int) -> CodeEvidence.Location {
      CodeEvidence.Location(file: path, line: line)
    }
    var file = AndroidCodeMentions.File()
    file.lines = lines.filter { !isCompose || bindsViews || resourceIDs.contains($0.key) }
      .mapValues(location)
    file.subjects = subjects
    file.layouts = index.closure(of: layouts)
    file.toolbars = setsUpAnyToolbar || wordsSinceBar != nil ? Set(file.lines.keys) : toolbars
    file.members = members.found
    if isAboutAccessibility { file.members[.changedText] = nil }
    (file.functions, file.passed) = (calls.functions, calls.passed)
    file.keys = preferences.keys.mapValues(location)
    file.constants = preferences.constants
    file.sought = preferences.sought.mapValues(location)
    if inflates { file.compounds = classes.mapValues(location) }
    file.pressed = Set(uses.filter { plainUses[$0.key] == $0.value }.keys)
    (file.headers, file.reach) = (headers.found, reach)
    file.describesViews =
      inflates || isAboutAccessibility || !subjects.isDisjoint(with: Self.ofDescriptions)
    return file
  }

  /// The types of resources that are not identifiers of views: `R.string.connect`.
  private static let resourceTypes: Set = [
    "string", "plurals", "array", "drawable", "mipmap", "color", "dimen", "style", "menu", "raw",
    "anim", "font", "bool", "integer", "xml", "navigation",
  ]

  /// The facts that a class sets for its views to say something.
  private static let ofDescriptions: Set<CodeEvidence.Subject> = [
    .label, .value, .traits, .isElement, .customActions, .text,
  ]

  /// The words of code that describe the navigation icon of a toolbar: an action bar and the Navigation component do so
  /// themselves (AppCompat, `ToolbarWidgetWrapper`:
  /// https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/java/androidx/appcompat/widget/ToolbarWidgetWrapper.java).
  private static let ofBars: Set = [
    "setNavigationContentDescription", "navigationContentDescription", "setSupportActionBar",
    "setActionBar", "setupWithNavController", "setupActionBarWithNavController",
    "ActionBarDrawerToggle",
  ]

  /// The facts of a view that a word of code sets.
  private static let setters: [String: Set<CodeEvidence.Subject>] = Dictionary(
    table.flatMap { words, subjects in
      words.split(separator: " ").map { (String($0), subjects) }
    },
    uniquingKeysWith: { $0.union($1) })

  private static let table: [(String, Set<CodeEvidence.Subject>)] = [
    (
      "contentDescription setContentDescription tooltipText setTooltipText labelFor setLabelFor",
      [.label]
    ),
    (
      "setAccessibilityDelegate accessibilityDelegate AccessibilityDelegate "
        + "AccessibilityDelegateCompat AccessibilityNodeInfo AccessibilityNodeInfoCompat",
      [.label, .value, .traits, .isElement, .customActions]
    ),
    (
      "importantForAccessibility setImportantForAccessibility isScreenReaderFocusable "
        + "setScreenReaderFocusable",
      [.isElement, .elementsHidden]
    ),
    ("setAccessibilityHeading isAccessibilityHeading", [.traits]),
    ("stateDescription setStateDescription", [.value]),
    (
      "text setText setTextKeepState title setTitle subtitle setSubtitle",
      [.text]
    ),
    ("hint setHint", [.placeholder, .hint]),
    ("summary setSummary summaryProvider setSummaryProvider", [.hint]),
    (
      "TouchDelegate touchDelegate layoutParams setLayoutParams updateLayoutParams setMinimumHeight "
        + "setMinimumWidth minimumHeight minimumWidth setPadding updatePadding setMinHeight minHeight",
      [.hitArea, .contentSize]
    ),
    (
      "setOnClickListener setOnTouchListener setOnLongClickListener setOnClickAction isClickable "
        + "setClickable",
      [.gesture, .target, .activation]
    ),
    (
      "visibility setVisibility isVisible isGone isInvisible show hide alpha setAlpha animate",
      [.hidden]
    ),
    ("setTextColor setTextAppearance", [.textColor, .font]),
    (
      "setBackgroundColor setBackgroundResource setBackground setBackgroundDrawable "
        + "setBackgroundTintList backgroundTintList background setCardBackgroundColor",
      [.backgroundColor]
    ),
    ("setColorFilter setImageTintList imageTintList setTint", [.tintColor]),
    ("setTextSize textSize", [.font]),
    (
      "setImageResource setImageDrawable setImageBitmap load Glide Picasso Coil", [.image]
    ),
    ("max setMax min setMin valueTo valueFrom", [.range]),
    ("inputType setInputType setRawInputType keyListener setKeyListener", [.keyboard]),
  ]
}
