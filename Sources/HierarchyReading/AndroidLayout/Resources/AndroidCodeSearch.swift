internal import AccessibilityModel
internal import SourceText

/// Searches files of Kotlin and Java for the identifiers of views.
public struct AndroidCodeSearch: Sendable {
  /// The identifiers in the spellings of code: `play_button` and, for view binding, `playButton`.
  private let names: [String: String]

  /// - Parameter layouts: the bytes of all layouts of the project, which define identifiers.
  public init(layouts: [[UInt8]]) {
    var names: [String: String] = [:]
    for bytes in layouts {
      for id in Self.ids(in: bytes) {
        names[id] = id
        names[Self.bindingName(of: id)] = id
      }
    }
    self.names = names
  }

  /// The identifiers that one file names, with the first line of each.
  public func mentions(in bytes: [UInt8], path: String) -> [String: AndroidCodeMentions.Mention] {
    var lines: [String: Int] = [:]
    var subjects: Set<CodeEvidence.Subject> = []
    var line = 1
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      guard Self.isOfName(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
      guard index - start <= Self.longestName else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if let set = Self.setters[word] { subjects.formUnion(set) }
      if let id = names[word], lines[id] == nil { lines[id] = line }
    }
    return lines.mapValues {
      AndroidCodeMentions.Mention(
        location: CodeEvidence.Location(file: path, line: $0), subjects: subjects)
    }
  }

  /// Joins the mentions of all files, in their order.
  public static func joined(
    _ files: [[String: AndroidCodeMentions.Mention]]
  ) -> AndroidCodeMentions {
    AndroidCodeMentions(files)
  }

  private static let longestName = 100

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }

  private static let definition = ByteSearch("id/")

  /// The identifiers that a layout names.
  private static func ids(in bytes: [UInt8]) -> Set<String> {
    var ids: Set<String> = []
    var start = 0
    while let offset = definition.offset(in: bytes, from: start) {
      start = offset + definition.length
      let name = bytes[start...].prefix(longestName).prefix(while: isOfName)
      if !name.isEmpty { ids.insert(String(decoding: name, as: UTF8.self)) }
    }
    return ids
  }

  /// The name of the property that view binding makes of an identifier.
  static func bindingName(of id: String) -> String {
    let words = id.split(separator: "_")
    guard let first = words.first else { return id }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

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
