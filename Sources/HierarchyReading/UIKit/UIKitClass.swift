internal import AccessibilityModel

/// UIKit's defaults for a view of a class.
///
/// Sources: the class references of UIKit; docs/evidence/voiceover.md#controls-of-uikit and
/// docs/evidence/voiceover.md#labels-where-the-app-gives-none.
struct UIKitClass: Sendable {
  var role: Role
  var traits: Traits = []
  var isElement = false
  /// What it takes for its label and value where none is set.
  var text: TextSource = .none

  /// Where a class looks for words of its own.
  enum TextSource: Sendable {
    case none
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
    /// «page 2 of 3» (`UIPageControl`).
    case page
    /// `progress` in per cent (`UIProgressView`).
    case progress
  }

  /// The class of a name; nil for one that UIKit does not have.
  static func named(_ name: String) -> UIKitClass? { table[name] }
}
