internal import AccessibilityModel

/// The words of one file of Kotlin or Java that set facts of views, name views and define classes.
struct AndroidFileFindings {
  private var lines: [String: Int] = [:]
  private var subjects: Set<CodeEvidence.Subject> = []
  private var setsUpBars = false
  private var inflates = false
  /// The lines that define classes.
  private var classes: [String: Int] = [:]
  private var previous = ""

  /// - Parameter id: the identifier that the word is a spelling of.
  mutating func note(_ word: String, id: String?, line: Int) {
    if let set = Self.setters[word] { subjects.formUnion(set) }
    if Self.ofBars.contains(word) { setsUpBars = true }
    if word == "inflate" { inflates = true }
    if previous == "class", classes[word] == nil { classes[word] = line }
    if let id, lines[id] == nil { lines[id] = line }
    previous = word
  }

  /// The identifiers with their first lines; and, if the file inflates layouts, its classes.
  func mentions(in path: String) -> [String: AndroidCodeMentions.Mention] {
    let ids = lines.mapValues {
      AndroidCodeMentions.Mention(
        location: CodeEvidence.Location(file: path, line: $0), subjects: subjects,
        setsUpBars: setsUpBars)
    }
    guard inflates else { return ids }
    let compounds = classes.mapValues {
      AndroidCodeMentions.Mention(
        location: CodeEvidence.Location(file: path, line: $0), subjects: [], isCompound: true)
    }
    return ids.merging(compounds) { id, _ in id }
  }

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
    ("visibility setVisibility isVisible isGone isInvisible show hide", [.hidden]),
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
  ]
}
