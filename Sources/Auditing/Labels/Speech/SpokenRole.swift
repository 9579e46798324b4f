internal import AccessibilityModel
public import Voices

/// The role that the screen reader announces after a label.
public enum SpokenRole: Int, CaseIterable, Sendable {
  case button, link, tab, slider, toggle, image, field

  public init?(of subject: AuditedElement) {
    if subject.isTextEntry {
      self = .field
    } else if subject.isToggle {
      self = .toggle
    } else if subject.role == .link || subject.traits.contains(.link) {
      self = .link
    } else if subject.role == .tab || subject.traits.contains(.tabBarItem) {
      self = .tab
    } else if subject.role == .slider || subject.traits.contains(.adjustable) {
      self = .slider
    } else if subject.role == .button || subject.traits.contains(.button) {
      self = .button
    } else if subject.isImage {
      self = .image
    } else {
      return nil
    }
  }

  /// The words for it at the end of a label.
  public var suffixes: WordLists { Self.suffixes[rawValue] }
  /// The words for it at the start of a label.
  public var prefixes: WordLists { Self.prefixes[rawValue] }

  private static let suffixes = table("suffixes")
  private static let prefixes = table("prefixes")

  private static func table(_ place: String) -> [WordLists] {
    allCases.map { WordLists("\($0.name)-\(place)") }
  }

  /// As lists are named. To print the case itself, the runtime goes through all conformances.
  var name: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .tab: "tab"
    case .slider: "slider"
    case .toggle: "toggle"
    case .image: "image"
    case .field: "field"
    }
  }
}
