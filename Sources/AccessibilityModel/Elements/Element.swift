/// One view, or one virtual accessibility element, with its accessibility facts.
///
/// Elements are in their ``Screen`` in document order (pre-order), each with the index of its
/// parent and of the end of its subtree. Strings are those of the format with the class defaults
/// filled in: `label` is the label that VoiceOver uses, whatever its source (see ``origins``).
///
/// The facts that only some elements have are ``Details``, and are read and written as if they were
/// the element's own: `element.customActions`, `element.backgroundColor`.
@dynamicMemberLookup
public struct Element: Sendable {
  /// The class as the file names it (`UIButton`, `RatingView`, `XCUIElementTypeButton`).
  public var className: String
  public var identifier: String?
  public var label: String?
  public var value: String?
  public var hint: String?

  public var role: Role
  public var traits: Traits = []
  public var flags: Flags = .initial
  public var origins = Origins()
  /// In points on the screen; ``Rect/null`` where the file has none.
  public var frame: Rect = .null

  /// The index of the parent in the screen's elements; -1 for a root.
  public internal(set) var parent: Int32 = -1
  /// The index after the last descendant: the subtree is `index..<end`.
  public internal(set) var end: Int32 = 0
  /// The number among the siblings of its class, from 1; 0 for the only one.
  var ordinal: Int32 = 0

  /// The line of the start tag, from 1.
  public var line: Int32 = 0
  /// The column of the start tag's `<` in characters, from 1.
  public var column: Int32 = 0
  /// Among its siblings, those with a higher number are drawn on top of it (Android); 0 if the file does not
  /// state the order.
  public var drawingOrder: Int32 = 0

  /// Nil where every detail has its default.
  @usableFromInline var box: DetailsBox?

  public init(className: String, role: Role = .other) {
    self.className = className
    self.role = role
  }

  /// Everything that only some elements have.
  public var details: Details {
    get { box?.details ?? DetailsBox.none.details }
    set { box = DetailsBox(newValue) }
    // The box is released first: otherwise a growing list is copied for each item added (`actions`
    // and `rotors` of `.ci/check-hostile` took more than a minute).
    _modify {
      var changed = details
      box = nil
      defer { box = DetailsBox(changed) }
      yield &changed
    }
  }

  /// Whether it has any details: without them, a slider's thumb is in its centre.
  public var hasDetails: Bool { box != nil }

  // Inlinable, so that the key path of a rule is an access to one field: otherwise it is a search at
  // run time, and a copy of all fields (an audit of 100,000 elements takes twice as long).
  @inlinable public subscript<Value>(dynamicMember path: WritableKeyPath<Details, Value>) -> Value {
    @inline(__always) get { (box ?? DetailsBox.none).details[keyPath: path] }
    set { details[keyPath: path] = newValue }
    _modify { yield &details[keyPath: path] }
  }

  /// The details of an element, which its copies share.
  @usableFromInline final class DetailsBox: Sendable {
    @usableFromInline let details: Details

    init(_ details: Details) { self.details = details }

    /// Those of an element that has none.
    @usableFromInline static let none = DetailsBox(.none)
  }
}

extension Element {
  /// The Boolean facts of an element.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let isElement = Flags(rawValue: 1 << 0)
    public static let elementsHidden = Flags(rawValue: 1 << 1)
    public static let viewIsModal = Flags(rawValue: 1 << 2)
    public static let groupsChildren = Flags(rawValue: 1 << 3)
    public static let hidden = Flags(rawValue: 1 << 4)
    public static let clipsToBounds = Flags(rawValue: 1 << 5)
    public static let enabled = Flags(rawValue: 1 << 6)
    public static let userInteractionEnabled = Flags(rawValue: 1 << 7)
    public static let focused = Flags(rawValue: 1 << 8)
    /// The class is one that only the app knows.
    public static let customClass = Flags(rawValue: 1 << 9)
    /// The capture says that the view was not on screen (`visible="false"`).
    public static let notVisible = Flags(rawValue: 1 << 10)
    /// The status bar, the keyboard: drawn by the system, not by the app.
    public static let system = Flags(rawValue: 1 << 11)
    /// Scroll indicators, doubled switches: in the capture, but never a VoiceOver stop.
    public static let artefact = Flags(rawValue: 1 << 12)
    /// The capture clipped the frame at an edge, so its size is unreliable.
    public static let clippedFrame = Flags(rawValue: 1 << 13)
    /// A `UIAccessibilityElement`: not a view, but a child of the view that draws it.
    public static let virtual = Flags(rawValue: 1 << 14)
    /// A tap does something here (a control, a gesture recogniser, Android's `clickable`).
    public static let respondsToTap = Flags(rawValue: 1 << 15)
    /// The capture says that a touch at its centre reaches something else (`hittable="false"`).
    public static let notHittable = Flags(rawValue: 1 << 16)

    /// The label is the text that is drawn on it, not a description of it.
    public static let labelIsText = Flags(rawValue: 1 << 17)
    /// The app hides it, but not its content, from screen readers: Android's
    /// `importantForAccessibility="no"`.
    public static let notImportant = Flags(rawValue: 1 << 18)
    /// The content of a tab that is not open.
    public static let closedTab = Flags(rawValue: 1 << 19)
    /// Its text in an Interface Builder file is a sample: the real one comes from a binding or from
    /// another file.
    public static let boundText = Flags(rawValue: 1 << 20)

    /// Another file holds it (``Element/declaration``) and is audited in the same run: it is read here, and reported there.
    public static let included = Flags(rawValue: 1 << 21)

    /// A dialog or a popover of the app's own: a control shows it, and one of its own controls closes it.
    public static let shownOver = Flags(rawValue: 1 << 22)

    /// The system gives it its label, as UIKit does for a button “Done”: the file states only which one it is.
    public static let systemLabel = Flags(rawValue: 1 << 23)

    /// Its Interface Builder file names no module for its class, which may be a library's as well as the app's.
    public static let unknownModule = Flags(rawValue: 1 << 24)

    public static let initial: Flags = [.enabled, .userInteractionEnabled]
  }

  public var isElement: Bool { flags.contains(.isElement) }
  public var elementsHidden: Bool { flags.contains(.elementsHidden) }
  public var isModal: Bool { flags.contains(.viewIsModal) }
  public var groupsChildren: Bool { flags.contains(.groupsChildren) }
  public var isHidden: Bool { flags.contains(.hidden) }
  public var isEnabled: Bool {
    flags.contains(.enabled) && !traits.contains(.notEnabled)
  }
  public var isSelected: Bool { traits.contains(.selected) }
  public var isCustomClass: Bool { flags.contains(.customClass) }
  public var isSystem: Bool { flags.contains(.system) }

  /// The class without the prefix that all classes of its platform share.
  public var shortClassName: String { Self.shortName(ofClass: className) }

  /// The same of any class.
  public static func shortName(ofClass name: String) -> String {
    if let rest = rest(of: name, after: "XCUIElementType") ?? rest(of: name, after: "UIA") {
      return rest
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The rest of a name after a prefix, if it begins with a capital: for UIAutomation's
  /// `UIAButton`, but not for UIKit's `UIAlertController`.
  private static func rest(of name: String, after prefix: StaticString) -> String? {
    let length = prefix.utf8CodeUnitCount
    guard name.utf8.count > length else { return nil }
    let rest = name.utf8.dropFirst(length)
    guard let first = rest.first, (0x41...0x5A).contains(first),
      name.hasPrefix(prefix.description)
    else { return nil }
    return String(Substring(rest))
  }
}
