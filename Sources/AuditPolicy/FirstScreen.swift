public import AccessibilityModel

/// The screen that an app shows first after installation, as named in a configuration.
public struct FirstScreen: Hashable, Sendable {
  /// A title, an identifier, or a path from the configuration's folder.
  private let name: String
  private let folder: String

  init(_ name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Whether a screen is the first one.
  ///
  /// - Parameter path: that of its file, absolute; in a file with several screens, the first one
  ///   matches.
  public func isFirst(_ screen: Screen, in path: String) -> Bool {
    screen.title == name || screen.identifier == name
      || screen.number == 0 && PathText.joined(folder, name) == path
  }
}
