internal import AccessibilityModel

/// What an element type of XCTest is to a screen reader, where the capture does not say.
struct XCUITestKind: Sendable {
  var role: Role
  /// The traits that captures before WebDriverAgent 9.12 leave out
  /// (docs/evidence/formats.md#traits-of-xcuitest).
  var traits: Traits = []
  /// The traits that WebDriverAgent never writes, because they are private to UIKit.
  var privateTraits: Traits = []
  var exposure: Exposure = .container

  /// When an element of the type is an accessibility element, where the capture does not say
  /// (docs/evidence/formats.md#elements-of-xcuitest).
  enum Exposure: UInt8, Sendable {
    /// Never: windows, bars, tables.
    case container
    /// Always: a button without any label is still a place where VoiceOver stops.
    case control
    /// Always, and the buttons inside it are reached as well.
    case textEntry
    /// Where it has a label or a value: texts, images, cells.
    case labelled
    /// Where it has a label and nothing below it is an element.
    ///
    /// React Native gives every view the joined labels of all that it holds.
    case innermost
    /// Where it holds nothing: a stepper is two buttons.
    case leaf
  }
}
