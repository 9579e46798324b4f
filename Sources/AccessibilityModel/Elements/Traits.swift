/// The accessibility traits of an element, with the bit values of UIKit.
///
/// The public bits are those of `UIAccessibilityTraits`. The private ones distinguish UIKit's own
/// controls (`AXTraits.h` of facebook/idb lists them).
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  init(bit: UInt64) { self.rawValue = 1 << bit }

  public static let button = Traits(bit: 0)
  public static let link = Traits(bit: 1)
  public static let image = Traits(bit: 2)
  public static let selected = Traits(bit: 3)
  public static let playsSound = Traits(bit: 4)
  public static let keyboardKey = Traits(bit: 5)
  public static let staticText = Traits(bit: 6)
  public static let summaryElement = Traits(bit: 7)
  public static let notEnabled = Traits(bit: 8)
  public static let updatesFrequently = Traits(bit: 9)
  public static let searchField = Traits(bit: 10)
  public static let startsMediaSession = Traits(bit: 11)
  public static let adjustable = Traits(bit: 12)
  public static let allowsDirectInteraction = Traits(bit: 13)
  public static let causesPageTurn = Traits(bit: 14)
  /// For a container: everything below it is a tab.
  public static let tabBar = Traits(bit: 15)
  public static let header = Traits(bit: 16)
  /// Public since iOS 17 as `.toggleButton`; `switchButton` before.
  public static let toggleButton = Traits(bit: 53)
  public static let supportsZoom = Traits(bit: 46)

  // Private to UIKit.
  public static let textEntry = Traits(bit: 18)
  public static let pickerElement = Traits(bit: 19)
  public static let isEditing = Traits(bit: 21)
  public static let secureTextField = Traits(bit: 24)
  public static let backButton = Traits(bit: 27)
  public static let tabBarItem = Traits(bit: 28)
  public static let draggable = Traits(bit: 38)
  public static let popupButton = Traits(bit: 40)
  public static let textArea = Traits(bit: 47)
  public static let alert = Traits(bit: 56)
}

extension Traits {
  /// Every trait by its name, in bit order; of several names for a bit, the first is written.
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
