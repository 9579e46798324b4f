internal import AccessibilityModel

/// How a screen reader treats an XCTest element type, where the capture does not state it.
struct XCUITestKind: Sendable {
  var role: Role
  /// The traits that captures before WebDriverAgent 9.12 leave out
  /// (docs/evidence/formats.md#traits-of-xcuitest).
  var traits: Traits = []
  /// The traits that WebDriverAgent never writes, because they are private to UIKit.
  var privateTraits: Traits = []
  var exposure: Exposure = .container

  /// When an element of the type is an accessibility element, if the capture does not state it
  /// (docs/evidence/formats.md#elements-of-xcuitest).
  enum Exposure: UInt8, Sendable {
    /// Never: windows, bars, tables.
    case container
    /// Always: VoiceOver stops even at a button without a label.
    case control
    /// Always, and the buttons inside it are also reachable.
    case textEntry
    /// If it has a label or a value: texts, images, cells.
    case labelled
    /// If it has a label and contains no element.
    ///
    /// React Native gives every view the joined labels of its content.
    case innermost
    /// If it has no children: a stepper is two buttons.
    case leaf
  }
}
