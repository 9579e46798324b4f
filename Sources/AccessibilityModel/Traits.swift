/// The accessibility traits of an element, with the bit values of UIKit.
///
/// The public bits are those of `UIAccessibilityTraits`. The private ones are the names by which
/// UIKit's own controls are told apart (`AXTraits.h` of facebook/idb lists them).
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable init(bit: UInt64) { self.rawValue = 1 << bit }

  // No constants, which other modules would ask for by a call: every walk over a screen does, for
  // each element.

  @inlinable public static var button: Traits { Traits(bit: 0) }
  @inlinable public static var link: Traits { Traits(bit: 1) }
  @inlinable public static var image: Traits { Traits(bit: 2) }
  @inlinable public static var selected: Traits { Traits(bit: 3) }
  @inlinable public static var playsSound: Traits { Traits(bit: 4) }
  @inlinable public static var keyboardKey: Traits { Traits(bit: 5) }
  @inlinable public static var staticText: Traits { Traits(bit: 6) }
  @inlinable public static var summaryElement: Traits { Traits(bit: 7) }
  @inlinable public static var notEnabled: Traits { Traits(bit: 8) }
  @inlinable public static var updatesFrequently: Traits { Traits(bit: 9) }
  @inlinable public static var searchField: Traits { Traits(bit: 10) }
  @inlinable public static var startsMediaSession: Traits { Traits(bit: 11) }
  @inlinable public static var adjustable: Traits { Traits(bit: 12) }
  @inlinable public static var allowsDirectInteraction: Traits { Traits(bit: 13) }
  @inlinable public static var causesPageTurn: Traits { Traits(bit: 14) }
  /// Stands on a container: everything below it is a tab.
  @inlinable public static var tabBar: Traits { Traits(bit: 15) }
  @inlinable public static var header: Traits { Traits(bit: 16) }
  /// Public since iOS 17 as `.toggleButton`; `switchButton` before.
  @inlinable public static var toggleButton: Traits { Traits(bit: 53) }
  @inlinable public static var supportsZoom: Traits { Traits(bit: 46) }

  // Private to UIKit.
  @inlinable public static var textEntry: Traits { Traits(bit: 18) }
  @inlinable public static var pickerElement: Traits { Traits(bit: 19) }
  @inlinable public static var isEditing: Traits { Traits(bit: 21) }
  @inlinable public static var secureTextField: Traits { Traits(bit: 24) }
  @inlinable public static var backButton: Traits { Traits(bit: 27) }
  @inlinable public static var tabBarItem: Traits { Traits(bit: 28) }
  @inlinable public static var draggable: Traits { Traits(bit: 38) }
  @inlinable public static var popupButton: Traits { Traits(bit: 40) }
  @inlinable public static var textArea: Traits { Traits(bit: 47) }
  @inlinable public static var alert: Traits { Traits(bit: 56) }
}

extension Traits {
  /// Every trait by its name, in bit order, the first name of a bit being the one that we write.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("textEntry", .textEntry),
    ("pickerElement", .pickerElement), ("isEditing", .isEditing),
    ("secureTextField", .secureTextField), ("backButton", .backButton),
    ("tabBarItem", .tabBarItem), ("draggable", .draggable), ("popupButton", .popupButton),
    ("supportsZoom", .supportsZoom), ("textArea", .textArea), ("toggleButton", .toggleButton),
    ("switchButton", .toggleButton), ("alert", .alert),
  ]

  private static let byName: [String: Traits] = Dictionary(
    uniqueKeysWithValues: named.map { ($0.name, $0.trait) })

  /// Finds the trait of a name such as `button` or `notEnabled`.
  public init?(name: String) {
    guard let trait = Self.byName[name] else { return nil }
    self = trait
  }

  /// The names of the traits that are set, in bit order.
  public var names: [String] {
    var seen: Traits = []
    return Self.named.compactMap { name, trait in
      guard contains(trait), !seen.contains(trait) else { return nil }
      seen.insert(trait)
      return name
    }
  }
}
