public import AccessibilityModel
public import Utterances

/// An element while a rule looks at it, with what its screen makes of it.
public struct Subject {
  public let inspection: ScreenInspection
  public internal(set) var index: Int

  init(_ inspection: ScreenInspection, _ index: Int) {
    self.inspection = inspection
    self.index = index
  }

  /// Lent, not copied: a copy counts six strings up and down again.
  @inlinable public var element: Element {
    _read { yield inspection.screen.elements[index] }
  }

  // What rules ask for most, without a call, since rules are in another module.
  @inlinable public var className: String { inspection.screen.elements[index].className }
  @inlinable public var identifier: String? { inspection.screen.elements[index].identifier }
  @inlinable public var label: String? { inspection.screen.elements[index].label }
  @inlinable public var value: String? { inspection.screen.elements[index].value }
  @inlinable public var hint: String? { inspection.screen.elements[index].hint }
  @inlinable public var traits: Traits { inspection.screen.elements[index].traits }
  @inlinable public var role: Role { inspection.columns.roles[index] }
  @inlinable public var frame: Rect { inspection.screen.elements[index].frame }
  @inlinable public var flags: Element.Flags { inspection.screen.elements[index].flags }
  @inlinable public var origins: Origins { inspection.screen.elements[index].origins }
  @inlinable public var isCustomClass: Bool { flags.contains(.customClass) }
  @inlinable public var isEnabled: Bool {
    flags.contains(.enabled) && !traits.contains(.notEnabled)
  }
  // The kinds of a stop tell these without a look at the element.
  public var isTextual: Bool {
    isStop ? kinds.contains(.readTexts) : Element.isTextual(role, traits)
  }
  public var isImage: Bool { isStop ? kinds.contains(.images) : Element.isImage(role, traits) }
  public var isTextEntry: Bool {
    isStop ? kinds.contains(.textEntries) : Element.isTextEntry(role, traits)
  }
  public var isAdjustable: Bool {
    isStop ? kinds.contains(.adjustables) : Element.isAdjustable(role, traits)
  }
  public var isToggle: Bool { isStop ? kinds.contains(.toggles) : Element.isToggle(role, traits) }
  /// See ``Element/touchFrame``.
  public var touchFrame: Rect { inspection.columns.touchFrame(of: index) }
  /// See ``Element/effectiveFrame``.
  public var readerFrame: Rect { inspection.columns.readerFrames[index] }
  /// Lent: bound to a name it would be copied, with seventy fields, and counted.
  @inlinable public var details: Element.Details {
    _read { yield inspection.screen.elements[index].details }
  }
  /// Whether anything lies below it.
  @inlinable public var hasChildren: Bool { Int(inspection.screen.elements[index].end) > index + 1 }

  @inlinable public var kinds: SubjectKinds { inspection.kinds[index] }
  /// Whether the screen reader stops here.
  public var isStop: Bool { kinds.contains(.stops) }
  /// Whether a person acts on it.
  public var isActionable: Bool { kinds.contains(.actionable) }
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
}

extension Subject: CustomStringConvertible {
  /// How messages call it: its class, and its identifier or else its label in quotes.
  public var description: String {
    var text = TextRoom()
    write(to: &text)
    return text.string
  }

  /// Adds the same to a text.
  func write(to text: inout TextRoom) {
    text.append(inspection.labels.shortClassName(of: index))
    if let identifier, !identifier.isEmpty { return text.append(quoted: identifier) }
    guard let label, label.isSeen else { return }
    text.append(quoted: label.line(upTo: 40))
  }
}

extension String {
  /// Whether it holds more than white space; of most texts the first byte tells.
  fileprivate var isSeen: Bool {
    guard let first = utf8.first else { return false }
    return (0x21..<0x7F).contains(first) || !allSatisfy(\.isWhitespace)
  }
}

extension TextRoom {
  fileprivate mutating func append(quoted part: String) {
    append(byte: UInt8(ascii: " "))
    append(byte: UInt8(ascii: "\""))
    append(part)
    append(byte: UInt8(ascii: "\""))
  }
}
