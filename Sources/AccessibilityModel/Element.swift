/// One view, or one virtual accessibility element, with what a screen reader is told about it.
///
/// Elements stand in their ``Screen`` in document order (pre-order), each with the index of its
/// parent and of the end of its subtree. Strings are as the format gives them once the defaults of
/// the class are filled in: `label` is what VoiceOver takes for the label, wherever it came from
/// (``origins`` tells).
public struct Element: Sendable {
  // What walks over a screen ask for stands together, before the texts: a million elements are more
  // than any cache holds.

  /// In points on the screen; ``Rect/null`` where the file has none.
  public var frame: Rect = .null
  public var traits: Traits = []
  public var flags: Flags = .initial
  public var origins = Origins()
  public var role: Role
  /// Which groups of ``details`` it has.
  public private(set) var groups: Details.Groups = []

  /// The index of the parent in the screen's elements; -1 for a root.
  public internal(set) var parent: Int32 = -1
  /// The index behind the last descendant: the subtree is `index..<end`.
  public internal(set) var end: Int32 = 0

  /// The line of the start tag, from 1.
  public var line: Int32 = 0
  /// The column of the start tag's `<` in characters, from 1.
  public var column: Int32 = 0

  /// What most elements lack, apart so that a million elements stay small.
  @usableFromInline var box: RareBox?

  /// The class as the file names it (`UIButton`, `RatingView`, `XCUIElementTypeButton`).
  public var className: String
  public var identifier: String?
  public var label: String?
  public var value: String?

  public init(className: String, role: Role = .other) {
    self.className = className
    self.role = role
  }

  public var hint: String? {
    @inlinable get { has(.hint) ? box?.hint : nil }
    set {
      guard newValue != nil || box?.hint != nil else { return }
      keep(box?.details ?? .none, hint: newValue)
    }
  }

  /// Everything that only some elements have.
  ///
  /// Lent, not copied: there are some seventy fields, of which nobody reads more than a few. What
  /// lends in two places is never inlined, and then all of them are copied.
  @inlinable public var details: Details {
    _read {
      let box = box ?? .none
      yield box.details
    }
    set { keep(newValue, hint: box?.hint) }
    // In place: lists that grow one by one would be copied each time, a hundred thousand actions in
    // a minute.
    _modify {
      let hint = box?.hint
      var details = box?.details ?? .none
      box = nil
      defer { keep(details, hint: hint) }
      yield &details
    }
  }

  @usableFromInline mutating func keep(_ details: consuming Details, hint: String?) {
    groups = details.groups
    if hint != nil { groups.insert(.hint) }
    box = RareBox(details, hint: hint)
  }

  /// Whether anything stands in ``details``; reading it is free where not.
  @inlinable public var hasDetails: Bool { box != nil }

  /// Whether any of some groups of details is there; asking for it looks at nothing but the element.
  @inlinable public func has(_ groups: Details.Groups) -> Bool {
    !self.groups.isDisjoint(with: groups)
  }
}

@usableFromInline final class RareBox: Sendable {
  /// What stands there for elements that have nothing of it.
  @usableFromInline static let none = RareBox(.none, hint: nil)

  @usableFromInline let details: Element.Details
  @usableFromInline let hint: String?

  @usableFromInline init(_ details: consuming Element.Details, hint: String?) {
    self.details = details
    self.hint = hint
  }
}

extension Element {
  /// What is true or false of an element.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    // No constants, for the reason of ``Traits``.

    @inlinable public static var isElement: Flags { Flags(rawValue: 1 << 0) }
    @inlinable public static var elementsHidden: Flags { Flags(rawValue: 1 << 1) }
    @inlinable public static var viewIsModal: Flags { Flags(rawValue: 1 << 2) }
    @inlinable public static var groupsChildren: Flags { Flags(rawValue: 1 << 3) }
    @inlinable public static var hidden: Flags { Flags(rawValue: 1 << 4) }
    @inlinable public static var clipsToBounds: Flags { Flags(rawValue: 1 << 5) }
    @inlinable public static var enabled: Flags { Flags(rawValue: 1 << 6) }
    @inlinable public static var userInteractionEnabled: Flags { Flags(rawValue: 1 << 7) }
    @inlinable public static var focused: Flags { Flags(rawValue: 1 << 8) }
    /// The class is one that nobody but the app knows.
    @inlinable public static var customClass: Flags { Flags(rawValue: 1 << 9) }
    /// The capture says that the view was not on screen (`visible="false"`).
    @inlinable public static var notVisible: Flags { Flags(rawValue: 1 << 10) }
    /// The status bar, the keyboard: drawn by the system, not by the app.
    @inlinable public static var system: Flags { Flags(rawValue: 1 << 11) }
    /// Scroll indicators, doubled switches: in the capture, but nothing that VoiceOver stops at.
    @inlinable public static var artefact: Flags { Flags(rawValue: 1 << 12) }
    /// The capture clipped the frame at an edge: its size says nothing.
    @inlinable public static var clippedFrame: Flags { Flags(rawValue: 1 << 13) }
    /// A `UIAccessibilityElement`: no view, but a child of a view that draws it.
    @inlinable public static var virtual: Flags { Flags(rawValue: 1 << 14) }
    /// A tap does something here (a control, a gesture recogniser, Android's `clickable`).
    @inlinable public static var respondsToTap: Flags { Flags(rawValue: 1 << 15) }
    /// The capture says that a touch at its centre reaches something else (`hittable="false"`).
    @inlinable public static var notHittable: Flags { Flags(rawValue: 1 << 16) }

    public static let initial: Flags = [.enabled, .userInteractionEnabled]
  }

  // Part of their callers: a call in another module would be given a copy, with all texts counted.

  @inlinable public var isElement: Bool { flags.contains(.isElement) }
  @inlinable public var elementsHidden: Bool { flags.contains(.elementsHidden) }
  @inlinable public var isModal: Bool { flags.contains(.viewIsModal) }
  @inlinable public var groupsChildren: Bool { flags.contains(.groupsChildren) }
  @inlinable public var isHidden: Bool { flags.contains(.hidden) }
  @inlinable public var isEnabled: Bool {
    flags.contains(.enabled) && !traits.contains(.notEnabled)
  }
  @inlinable public var isSelected: Bool { traits.contains(.selected) }
  @inlinable public var isCustomClass: Bool { flags.contains(.customClass) }
  @inlinable public var isSystem: Bool { flags.contains(.system) }

  /// The class without the prefix that all classes of its platform share.
  public var shortClassName: String { Self.shortName(ofClass: className) }

  /// The same of any class.
  public static func shortName(ofClass name: String) -> String {
    if let rest = rest(of: name, behind: "XCUIElementType") ?? rest(of: name, behind: "UIA") {
      return rest
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// What follows a prefix, where it goes on with a capital: UIAutomation's `UIAButton`, and not
  /// UIKit's `UIAlertController`.
  private static func rest(of name: String, behind prefix: StaticString) -> String? {
    let length = prefix.utf8CodeUnitCount
    guard name.utf8.count > length else { return nil }
    let rest = name.utf8.dropFirst(length)
    guard let first = rest.first, (0x41...0x5A).contains(first),
      name.hasPrefix(prefix.description)
    else { return nil }
    return String(Substring(rest))
  }
}
