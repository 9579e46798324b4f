public import AccessibilityModel

/// Which screen an app shows first after it was installed, as a configuration names it.
public struct FirstScreen: Hashable, Sendable {
  /// A title, an identifier, or a path from the configuration's folder.
  private let name: String
  private let folder: String

  init(_ name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Whether a screen is it.
  ///
  /// - Parameter path: that of its file, absolute; of a file with several screens, the first is meant.
  public func isFirst(_ screen: Screen, in path: String) -> Bool {
    screen.title == name || screen.identifier == name
      || screen.number == 0 && PathText.joined(folder, name) == path
  }
}
