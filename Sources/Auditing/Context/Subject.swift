public import AccessibilityModel
public import Utterances
internal import Voices

/// An element while a rule looks at it, with what its screen makes of it.
public struct Subject {
  public let inspection: ScreenInspection
  public internal(set) var index: Int

  init(_ inspection: ScreenInspection, _ index: Int) {
    self.inspection = inspection
    self.index = index
  }

  public var element: Element {
    _read { yield inspection.screen.elements[index] }
  }
  public var details: Element.Details {
    _read { yield inspection.screen.elements[index].details }
  }

  public var className: String { element.className }
  public var identifier: String? { element.identifier }
  public var label: String? { element.label }
  public var value: String? { element.value }
  public var hint: String? { element.hint }
  public var traits: Traits { element.traits }
  public var role: Role { element.role }
  public var flags: Element.Flags { element.flags }
  public var origins: Origins { element.origins }
  public var isCustomClass: Bool { element.isCustomClass }
  public var isEnabled: Bool { element.isEnabled }
  public var isTextual: Bool { element.isTextual }
  public var isImage: Bool { element.isImage }
  public var isTextEntry: Bool { element.isTextEntry }
  public var isAdjustable: Bool { element.isAdjustable }
  public var isToggle: Bool { element.isToggle }
  public var frame: Rect { element.frame }
  /// See ``Element/touchFrame``.
  public var touchFrame: Rect { element.touchFrame }
  /// See ``Element/effectiveFrame``.
  public var readerFrame: Rect { element.effectiveFrame }

  public var kinds: SubjectKinds { inspection.kinds[index] }
  /// Whether the screen reader stops here.
  public var isStop: Bool { kinds.contains(.stops) }
  /// Whether a person acts on it.
  public var isActionable: Bool { kinds.contains(.actionable) }

  /// Whether anything lies below it.
  public var hasChildren: Bool { Int(element.end) > index + 1 }
  public var parent: Subject? { inspection.screen.parent(of: index).map(inspection.subject) }
  public var ancestors: [Subject] {
    inspection.screen.ancestors(of: index).map(inspection.subject)
  }
  public var children: [Subject] { inspection.screen.children(of: index).map(inspection.subject) }
  public var descendants: [Subject] {
    inspection.screen.descendants(of: index).map(inspection.subject)
  }

  /// The first elements below it, in document order: what a file holds there has no bound.
  public func descendants(upTo count: Int) -> [Subject] {
    inspection.screen.descendants(of: index).prefix(count).map(inspection.subject)
  }

  /// The language of its words: its own, else that of what it stands in.
  public var language: String? { inspection.screen.language(of: index) }

  /// What the screen reader says; nil where it does not stop.
  public var utterance: Utterance? { inspection.utterance(of: index) }
  /// The same in one line.
  public var spokenText: String? { inspection.speech.spoken(at: index) }
}

extension Subject: CustomStringConvertible {
  /// How messages call it: its class, and its identifier or else its label in quotes.
  public var description: String {
    let name = element.shortClassName
    if let identifier, !identifier.isEmpty { return "\(name) \"\(identifier)\"" }
    guard let label, !label.allSatisfy(\.isWhitespace) else { return name }
    return "\(name) \"\(label.line(upTo: 40))\""
  }
}
