extension Element.Details {
  /// Kinds of details; an element says itself which it has.
  ///
  /// Details lie elsewhere in memory. A walk over a million elements that wants one of them would wait
  /// for all, and most elements of a design have a text or a title and nothing else.
  public struct Groups: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    // No constants, for the reason of ``Traits``.

    @inlinable public static var language: Groups { Groups(rawValue: 1 << 0) }
    /// ``Element/hint``, which stands beside the details.
    @inlinable public static var hint: Groups { Groups(rawValue: 1 << 1) }
    /// What a person can do to it: ``customActions``, ``gestures`` and ``action``.
    @inlinable public static var actions: Groups { Groups(rawValue: 1 << 2) }
    /// How it was designed: ``objectID``, ``autoresizing``, ``constraints``.
    @inlinable public static var design: Groups { Groups(rawValue: 1 << 3) }
    /// What VoiceOver is told beyond label, value, traits and hint, such as ``accessibilityFrame``.
    @inlinable public static var access: Groups { Groups(rawValue: 1 << 4) }
    /// What controls show, such as ``isOn`` and ``maximumValue``.
    @inlinable public static var state: Groups { Groups(rawValue: 1 << 5) }
    /// ``alpha``, fonts and colours.
    @inlinable public static var look: Groups { Groups(rawValue: 1 << 6) }
    /// What it does, and when it is there, such as ``segue``.
    @inlinable public static var behaviour: Groups { Groups(rawValue: 1 << 7) }

    /// What belongs to no group, such as a text, is none of them.
    @inlinable public static var any: Groups { Groups(rawValue: .max) }
  }

  /// Those of which anything is there, but for the hint.
  @usableFromInline var groups: Groups {
    var groups: Groups = []
    if language != nil { groups.insert(.language) }
    if !customActions.isEmpty || !gestures.isEmpty || action != nil { groups.insert(.actions) }
    if objectID != nil || autoresizing != nil || !constraints.isEmpty { groups.insert(.design) }
    if access.box != nil { groups.insert(.access) }
    if state.box != nil || isOn != nil || isExpanded != nil { groups.insert(.state) }
    if look.box != nil || alpha != nil { groups.insert(.look) }
    if behaviour.box != nil { groups.insert(.behaviour) }
    return groups
  }
}
