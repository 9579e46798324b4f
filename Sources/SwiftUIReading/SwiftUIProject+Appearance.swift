internal import AccessibilityModel
internal import SwiftSyntax

// The appearance in which users see the screens of an app.

extension SwiftUIProject {
  /// Whether some screens may have only one appearance, and the code does not show which.
  var hasForcedScreens: Bool {
    appearances.isForced && !appearances.isChosen && appearanceOfApp == nil
  }

  /// The only appearance of the app, which its settings, its first view or its delegate state; nil if it has both.
  var appearanceOfApp: AppFacts.InterfaceStyle? {
    guard style == nil, appearances.isForced, !appearances.isChosen else { return style }
    let starting = types.values.filter { !Self.starts.isDisjoint(with: $0.conformances) }
    let names = starting.reduce(into: Set<String>()) { names, type in
      names.insert(type.name)
      for token in type.node.tokens(viewMode: .sourceAccurate) { names.insert(token.text) }
    }
    return appearances.appearance(setIn: names)
  }

  /// The protocols of the types that start an app and its windows.
  private static let starts: Set<String> = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  /// Whether a modifier leaves the appearance in which the colours of a screen are known.
  func keepsAppearance(_ call: Call) -> Bool {
    guard call.name == "preferredColorScheme" else { return false }
    guard let literal = call.first.flatMap(AppearanceSettings.literal) else { return true }
    return literal == appearanceOfApp?.rawValue
  }
}
