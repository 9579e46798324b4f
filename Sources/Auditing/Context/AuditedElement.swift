public import AccessibilityModel
internal import Utterances
internal import Voices

/// An element during a rule's check, with its context in the screen.
public struct AuditedElement {
  public let context: AuditContext
  public internal(set) var index: Int

  init(_ context: AuditContext, _ index: Int) {
    self.context = context
    self.index = index
  }

  public var element: Element {
    _read { yield context.screen.elements[index] }
  }
  var details: Element.Details {
    _read { yield context.screen.elements[index].details }
  }

  /// Asks the element without a copy, which `element` is wherever a property of it is called: rules ask these a hundred
  /// times for each element (docs/speed.md#effects-on-the-design).
  private func ask<Answer>(_ question: (borrowing Element) -> Answer) -> Answer {
    let elements = context.screen.elements
    return question(elements.span[index])
  }

  public var className: String { element.className }
  public var identifier: String? { element.identifier }
  public var label: String? { element.label }
  public var value: String? { element.value }
  public var hint: String? { element.hint }
  public var traits: Traits { element.traits }
  public var role: Role { element.role }
  public var flags: Element.Flags { element.flags }
  var origins: Origins { element.origins }
  public var isCustomClass: Bool { ask { $0.isCustomClass } }
  public var isEnabled: Bool { ask { $0.isEnabled } }
  public var isTextual: Bool { ask { $0.isTextual } }
  public var isImage: Bool { ask { $0.isImage } }
  public var isTextEntry: Bool { ask { $0.isTextEntry } }
  public var isAdjustable: Bool { ask { $0.isAdjustable } }
  public var isToggle: Bool { ask { $0.isToggle } }
  public var frame: Rect { element.frame }
  /// See ``Element/touchFrame``.
  var touchFrame: Rect { ask { $0.touchFrame } }
  /// See ``Element/effectiveFrame``.
  public var effectiveFrame: Rect { ask { $0.effectiveFrame } }

  public var kinds: ElementKinds { context.kinds[index] }
  /// Whether the screen reader stops here.
  public var isStop: Bool { kinds.contains(.stops) }
  /// Whether users can act on it.
  public var isActionable: Bool { kinds.contains(.actionable) }

  /// Whether it has children.
  public var hasChildren: Bool { Int(element.end) > index + 1 }
  public var parent: AuditedElement? { context.screen.parent(of: index).map(context.subject) }
  public var ancestors: [AuditedElement] {
    context.screen.ancestors(of: index).map(context.subject)
  }
  /// The nearest cell around it.
  var enclosingCell: AuditedElement? { ancestors.first { $0.role == .cell } }
  public var children: [AuditedElement] { context.screen.children(of: index).map(context.subject) }
  public var descendants: [AuditedElement] {
    context.screen.descendants(of: index).map(context.subject)
  }

  /// The first elements below it, in document order. The limit is there because a file may hold any
  /// number.
  public func descendants(upTo count: Int) -> [AuditedElement] {
    context.screen.descendants(of: index).prefix(count).map(context.subject)
  }

  /// The language of its words: its own, else that of the nearest ancestor.
  var language: String? { context.screen.language(of: index) }

  /// The speech of the screen reader; nil if it is not a stop.
  var utterance: Utterance? { context.utterance(of: index) }
  /// Whether the speech contains a label: its own, or one from an element inside.
  var speaksName: Bool {
    utterance?.phrases.contains { $0.kind == .label && !$0.text.isBlank } ?? false
  }
  /// Whether the speech contains a role: its own, or one from an element inside.
  var speaksRole: Bool { utterance?.phrases.contains { $0.kind == .role } ?? false }
  /// The speech as one line.
  public var spokenText: String? { context.speech.spoken(at: index) }
}

extension AuditedElement: CustomStringConvertible {
  /// Its name in messages: its class, its identifier or else its label in quotes, and its code if another
  /// file has it.
  public var description: String {
    let place = element.declaration.map { " in \($0)" } ?? ""
    return name + place
  }

  private var name: String {
    let name = element.shortClassName
    if let identifier, !identifier.isEmpty { return "\(name) \"\(identifier)\"" }
    guard let label, !label.allSatisfy(\.isWhitespace), !CodeFacts.isPlaceholder(label) else {
      return name
    }
    return "\(name) \"\(label.line(upTo: 40))\""
  }
}
