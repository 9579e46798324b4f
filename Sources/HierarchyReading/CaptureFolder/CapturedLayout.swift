public import AccessibilityModel

/// One layout of a capture: what was measured on the device while its tree was taken.
public struct CapturedLayout: Hashable, Sendable {
  public let description: CaptureDescription
  public let orientation: Orientation

  public init(_ description: CaptureDescription, _ orientation: Orientation) {
    self.description = description
    self.orientation = orientation
  }

  /// nil where the capture has none of this orientation.
  public var layout: CaptureDescription.Layout? { description.layouts[orientation] }

  /// Adds what was measured on the device to the screens of its tree.
  func complete(_ hierarchy: inout Hierarchy) {
    for index in hierarchy.screens.indices { complete(&hierarchy.screens[index]) }
    guard hierarchy.screens.count == 1 else { return }
    // A window beside another has sides that say nothing of the device.
    hierarchy.screens[0].orientation = orientation
    if let name = description.name { hierarchy.screens[0].title = name }
  }

  private func complete(_ screen: inout Screen) {
    if let platform = description.platform { screen.platform = platform }
    screen.title = screen.title ?? description.app
    if screen.language == nil || screen.isLanguageInferred, let language = description.language {
      screen.take(language: language)
      screen.isLanguageInferred = true
    }
  }
}

extension ReadingOptions {
  /// The options, with what was measured where they state nothing.
  public var measured: ReadingOptions {
    guard let description = capture?.description else { return self }
    var options = self
    options.density = density ?? description.density
    options.idiom = idiom ?? description.device.idiom
    return options
  }

  /// What is known of the screen, whether any of its elements has it.
  var knownCapabilities: Capabilities { capture?.description.settings.capabilities ?? [] }
}
