/// An image that AppKit provides (`NSImage.Name`), as VoiceOver describes it on a control that has no label.
///
/// AppKit's description consists of the words of the name. Source of the names:
/// https://developer.apple.com/documentation/appkit/nsimage/name; of the descriptions:
/// docs/evidence/voiceover.md#images-of-appkit.
public struct AppKitImage: Hashable, Sendable {
  /// The use of a description on the control that shows the image.
  public enum Meaning: Hashable, Sendable {
    /// It names the action of the control: “Add”.
    case action
    /// It names the picture, from which users may guess the action: “Folder”.
    case picture
    /// It names a shape or another control's purpose, from which they cannot: “Stop progress freestanding” on a
    /// button that clears a field, “Menu mixed state”.
    case shape
  }

  /// “Stop progress freestanding”.
  public let description: String
  public let meaning: Meaning

  /// The image with a name such as `NSAddTemplate`; nil for a name that is not in AppKit's form.
  public static func named(_ name: String) -> AppKitImage? {
    guard name.hasPrefix("NS"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    let stem = String(name.dropFirst(2).replacing("Template", with: ""))
    let meaning: Meaning =
      actions.contains(stem) ? .action : shapes.contains(stem) ? .shape : .picture
    return AppKitImage(description: words(of: stem), meaning: meaning)
  }

  private static func words(of stem: String) -> String {
    var words = ""
    for letter in stem {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words += letter.lowercased()
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// `Action` is the gear of a menu of actions, for which Apple has no other name.
  private static let actions: Set<String> = [
    "Action", "Add", "Bookmarks", "ColumnView", "EnterFullScreen", "ExitFullScreen", "FlowView",
    "GoBack", "GoForward", "GoLeft", "GoRight", "Help", "Home", "IconView", "ListView", "QuickLook",
    "Refresh", "Remove", "Share", "Slideshow", "StopProgress", "Synchronize",
  ]

  private static let shapes: Set<String> = [
    "FollowLinkFreestanding", "InvalidDataFreestanding", "LeftFacingTriangle", "MenuMixedState",
    "MenuOnState", "Path", "RefreshFreestanding", "RevealFreestanding", "RightFacingTriangle",
    "SmartBadge", "StatusAvailable", "StatusNone", "StatusPartiallyAvailable", "StatusUnavailable",
    "StopProgressFreestanding",
  ]
}
