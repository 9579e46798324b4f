public import AccessibilityModel

/// The only appearance of an app, as its Xcode projects state it.
public enum AppStyle {
  /// `INFOPLIST_KEY_UIUserInterfaceStyle` of all apps that some projects build; nil if they differ or follow the system.
  ///
  /// - Parameter paths: files of the app; only the projects among them are read.
  public static func style(in paths: [String]) -> AppFacts.InterfaceStyle? {
    let styles = paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .compactMap { XcodeProject(reading: $0) }.flatMap(\.targets).filter(\.isApp)
      .flatMap(\.interfaceStyles)
    guard let first = styles.first, styles.allSatisfy({ $0 == first }) else { return nil }
    return first.flatMap { AppFacts.InterfaceStyle(rawValue: $0.lowercased()) }
  }
}
