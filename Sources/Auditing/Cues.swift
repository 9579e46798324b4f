internal import AccessibilityModel
public import Voices

/// What an element must have before a rule can find anything at it: any one of them wakes the rule.
///
/// A rule that names its cues promises that it finds nothing where none of them is. Most elements
/// then wake few rules, and a label is looked at once for all of them.
public struct Cues: Hashable, Sendable {
  var parts: Parts = []
  /// Of the label, or of the text that is seen where that is another.
  var marks: LabelShape.Marks = []
  /// The same for words that may stand in lists.
  var lists: WordGate.ListSet = []

  /// What an element has or is, apart from its label.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Every element.
    public static let any = Parts(rawValue: 1 << 0)
    /// What only some elements have (``Element/Details``).
    public static let details = Parts(rawValue: 1 << 1)
    public static let value = Parts(rawValue: 1 << 2)
    public static let children = Parts(rawValue: 1 << 4)
    /// No label, or one of which nothing is heard.
    public static let unlabelled = Parts(rawValue: 1 << 5)
    public static let disabled = Parts(rawValue: 1 << 6)
    /// It is more than a text that is there to be read.
    public static let beyondText = Parts(rawValue: 1 << 7)
    /// The screen reader passes it by.
    public static let passedBy = Parts(rawValue: 1 << 8)
    /// A tap does something here.
    public static let respondsToTap = Parts(rawValue: 1 << 9)
    /// Part of its frame lies outside of the viewport, or it has no frame.
    public static let overEdge = Parts(rawValue: 1 << 10)
    /// A side of it is shorter than 14 points or dp, infinite or unknown.
    public static let tiny = Parts(rawValue: 1 << 11)

    public static let hint = Parts(rawValue: 1 << 12)
    public static let actions = Parts.details
    public static let access = Parts.details
    public static let state = Parts.details
    public static let look = Parts.details
    public static let behaviour = Parts.details
  }

  /// Every element: the rule says nothing.
  public static let any = Cues.having(.any)

  public static func having(_ parts: Parts) -> Cues {
    var cues = Cues()
    cues.parts = parts
    return cues
  }

  public static func marked(_ marks: LabelShape.Marks) -> Cues {
    var cues = Cues()
    cues.marks = marks
    return cues
  }

  public static func words(of lists: WordLists...) -> Cues {
    var cues = Cues()
    for list in lists { cues.lists.formUnion(list.gateLists) }
    return cues
  }

  public static func words(of lists: PhraseLists...) -> Cues {
    var cues = Cues()
    for list in lists { cues.lists.formUnion(list.gateLists) }
    return cues
  }

  /// What wakes either.
  public static func || (a: Cues, b: Cues) -> Cues {
    var cues = a
    cues.parts.formUnion(b.parts)
    cues.marks.formUnion(b.marks)
    cues.lists.formUnion(b.lists)
    return cues
  }
}

extension Cues.Parts {
  /// What an element gives by itself.
  static func given(
    by elements: [AccessibilityModel.Element], _ index: Int, in viewport: Rect
  ) -> Self {
    // Field by field: a copy of an element would count all its texts.
    var parts: Self = .any
    if elements[index].hasDetails { parts.insert(.details) }
    if elements[index].hint != nil { parts.insert(.hint) }
    if elements[index].value != nil { parts.insert(.value) }
    if Int(elements[index].end) > index + 1 { parts.insert(.children) }
    let flags = elements[index].flags
    if !flags.contains(.enabled) || elements[index].traits.contains(.notEnabled) {
      parts.insert(.disabled)
    }
    if flags.contains(.respondsToTap) { parts.insert(.respondsToTap) }
    parts.formUnion(given(by: elements[index].frame, in: viewport))
    guard parts.contains(.access) else { return parts }
    return parts.union(given(by: elements.effectiveFrame(of: index), in: viewport))
  }

  private static func given(by frame: Rect, in viewport: Rect) -> Self {
    var parts: Self = []
    if !viewport.contains(frame, tolerance: 0) { parts.insert(.overEdge) }
    if !(frame.shorterSide >= 14) || !frame.isFinite { parts.insert(.tiny) }
    return parts
  }

  /// What an element of some kinds gives besides.
  static func given(by kinds: SubjectKinds) -> Self {
    var parts: Self = []
    if !kinds.contains(.labelled) { parts.insert(.unlabelled) }
    if !kinds.contains(.readTexts) || kinds.contains(.actionable) { parts.insert(.beyondText) }
    if !kinds.contains(.stops) { parts.insert(.passedBy) }
    return parts
  }
}

extension Cues {
  /// The cues that the words on an element give.
  ///
  /// No initializer, which would own what it is given: that would be counted up and down each time.
  ///
  /// - Parameters:
  ///   - labels: of the screen.
  ///   - parts: what the element gives apart from them.
  static func given(
    by index: Int, in elements: [Element], _ labels: LabelTable, _ parts: Parts
  ) -> Cues {
    var cues = Cues.having(parts)
    (cues.marks, cues.lists) = labels.cues(of: index)
    guard parts.contains(.details),
      let text = elements[index].details.text ?? elements[index].details.title,
      text != elements[index].label
    else { return cues }
    let seen = LabelShape(text, labels.gate)
    cues.marks.formUnion(seen.marks)
    cues.lists.formUnion(seen.lists)
    return cues
  }
}
