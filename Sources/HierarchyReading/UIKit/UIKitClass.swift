internal import AccessibilityModel

/// UIKit's defaults for a view of a class.
///
/// Sources: the class references of UIKit; docs/evidence/voiceover.md#controls-of-uikit and
/// docs/evidence/voiceover.md#labels-where-the-app-gives-none.
struct UIKitClass: Sendable {
  var role: Role
  var traits: Traits = []
  var isElement = false
  /// Its default source of label and value.
  var text: TextSource = .none
  /// Whether its views are controls, with any look.
  var isControl = false

  /// Where a class finds its default text.
  enum TextSource: Sendable {
    case none
    /// The system's own label, in English.
    case system(String)
    /// The text is the label (`UILabel`).
    case textIsLabel
    /// The title is the label (`UIButton`, bar items, tabs).
    case titleIsLabel
    /// The text is the value, the placeholder where it is empty (`UITextField`).
    case textIsValue
    /// The texts of the labels inside, joined (`UITableViewCell`).
    case joinedLabels
    /// `on` is the value: `1`, `0` (`UISwitch`).
    case switchState
    /// “page 2 of 3” (`UIPageControl`).
    case page
    /// `progress` in per cent (`UIProgressView`).
    case progress
  }

  /// The entry for a class; nil for one that UIKit does not have.
  static func named(_ name: String) -> UIKitClass? { table[name] }

  /// Whether a class is private to Apple's frameworks (`_UIBarBackground`, `UITransitionView`): its
  /// views are not the app's own.
  ///
  /// Their prefixes are reserved; an app's class with such a prefix states its superclass.
  static func isPrivate(_ name: String) -> Bool {
    let name = name.drop { $0 == "_" }
    return privatePrefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  private static let privatePrefixes = ["UI", "NS", "WK", "MK", "SwiftUI."]
}
