public import AccessibilityModel

/// One layout of a capture: the measurements that the device provided with its tree.
public struct CapturedLayout: Hashable, Sendable {
  public let description: CaptureDescription
  public let orientation: Orientation

  public init(_ description: CaptureDescription, _ orientation: Orientation) {
    self.description = description
    self.orientation = orientation
  }

  /// nil if the capture has no layout of this orientation.
  public var layout: CaptureDescription.Layout? { description.layouts[orientation] }

  /// Adds the device's measurements to the screens of its tree.
  func complete(_ hierarchy: inout Hierarchy) {
    for index in hierarchy.screens.indices { complete(&hierarchy.screens[index]) }
    guard hierarchy.screens.count == 1 else { return }
    // The size of a window beside another does not show the orientation of the device.
    hierarchy.screens[0].orientation = orientation
    if let name = description.name { hierarchy.screens[0].title = name }
  }

  private func complete(_ screen: inout Screen) {
    if let platform = description.platform { screen.platform = platform }
    screen.title = screen.title ?? description.app
    if screen.language == nil || screen.isLanguageInferred, let language = description.language {
      screen.setLanguage(language)
      screen.isLanguageInferred = true
    }
  }
}

extension ReadingOptions {
  /// The options, with measurements where they state nothing.
  public var measured: ReadingOptions {
    guard let description = capture?.description else { return self }
    var options = self
    options.density = density ?? description.density
    options.idiom = idiom ?? description.device.idiom
    return options
  }

  /// The data that the screen certainly has, even if no element shows any.
  var knownCapabilities: Capabilities { capture?.description.settings.capabilities ?? [] }
}
