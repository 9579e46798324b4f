import AccessibilityModel
import Auditing

/// An element that an operator may break, with the facts that its conditions need.
struct MutationTarget {
  let file: ScreenFile
  let tags: SourceTags
  /// The start tag of the element.
  let tag: Int
  let subject: AuditedElement
  let element: Element
  /// Whether it is visible: it has an area on the screen, or its format has no frames.
  let isSeen: Bool
  /// Whether it can be reached and used.
  let isUsable: Bool
  private let number: UInt64

  init(_ subject: AuditedElement, at tag: Int, of tags: SourceTags, in file: ScreenFile) {
    self.file = file
    self.tags = tags
    self.tag = tag
    self.subject = subject
    element = subject.element
    isSeen = Self.isSeen(subject)
    isUsable = isSeen && subject.isStop && subject.isEnabled
    number = StableHash("28", file.name, "\(element.line)", "\(element.column)").value
  }

  var context: AuditContext { subject.context }
  var screen: Screen { context.screen }
  var format: SourceFormat { file.format }
  var place: FoundProblems.Place { FoundProblems.Place(element) }

  subscript(attribute: String) -> String? { tags[tag, attribute] }

  /// A number for a purpose, the same in every run.
  func lot(_ purpose: UInt64) -> UInt64 {
    // Hashes of texts that differ only at their ends are close to each other.
    var hash = number ^ purpose
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 32)
  }

  /// One of several, drawn.
  func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(lot(7) % UInt64(choices.count))]
  }
}

// The conditions for a change to be certainly a defect.
extension MutationTarget {
  var isControl: Bool { isUsable && subject.isActionable }
  /// A control that is pressed, and holds neither typed text nor a value.
  var isButton: Bool {
    isControl && !element.isTextEntry && !element.isAdjustable && !element.isToggle
      && (element.role == .button || element.traits.contains(.button))
  }
  var isText: Bool { isUsable && element.role == .staticText && !subject.isActionable }

  private static func isSeen(_ subject: AuditedElement) -> Bool {
    let screen = subject.context.screen
    let isSystem = screen.ancestors(of: subject.index).contains {
      screen.elements[$0].role.isSystem || screen.elements[$0].isSystem
    }
    guard !subject.kinds.isEmpty, !isSystem else { return false }
    let frame = subject.frame
    guard !frame.isNull else { return true }
    guard frame.isFinite, frame.width >= 4, frame.height >= 4 else { return false }
    return frame.intersection(screen.bounds).area >= 0.9 * frame.area
  }

  /// Code may replace the text in the file.
  var isFilledByCode: Bool {
    element.isOutlet || element.isCustomClass && format == .interfaceBuilder
      || element.flags.contains(.boundText)
  }

  /// Whether its own text is all its speech: no element inside has words.
  var isNamedByItself: Bool {
    subject.descendants(upTo: 200).allSatisfy {
      $0.element.hasBlankLabel && ($0.element.text?.isBlank ?? true)
    }
  }

  /// Whether English words can be inserted there.
  var isEnglish: Bool {
    subject.wording.language.code == "en" && (element.label?.allSatisfy(\.isASCII) ?? true)
  }

  var hasWords: Bool { element.label?.contains(where: \.isLetter) ?? false }

  /// Its label, if that is its visible text and file and code agree on it.
  var plainName: String? {
    guard hasWords, isEnglish, !isFilledByCode, isNamedByItself, hasOneName,
      let label = element.label,
      label.count <= 40, label.first?.isLetter ?? false
    else { return nil }
    return label
  }

  /// Whether its label is written only once.
  private var hasOneName: Bool {
    switch format {
    case .ui: self["label"] == nil || hasNoVisibleText
    case .xcuitest: self["title"]?.isEmpty ?? true
    case .uiautomator: (self["text"] ?? "").isEmpty || (self["content-desc"] ?? "").isEmpty
    case .interfaceBuilder: hasNoVisibleText || !hasLabelInDocument
    }
  }

  /// Whether it has no visible text, so that only its label shows its purpose.
  var hasNoVisibleText: Bool {
    (element.text?.isBlank ?? true) && (element.title?.isBlank ?? true)
  }

  var isLeaf: Bool { !subject.hasChildren }

  /// An element of the same kind right beside it.
  func siblings(where isWanted: (MutationTarget) -> Bool) -> [AuditedElement] {
    guard let parent = subject.parent else { return [] }
    return parent.children.filter { sibling in
      sibling.index != subject.index && target(sibling).map(isWanted) ?? false
    }
  }

  /// The same for another element of its screen; nil if it has no separate tag.
  func target(_ other: AuditedElement) -> MutationTarget? {
    tags.tag(line: Int(other.element.line), column: Int(other.element.column)).map {
      MutationTarget(other, at: $0, of: tags, in: file)
    }
  }
}
