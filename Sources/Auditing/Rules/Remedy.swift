public import AccessibilityModel

/// How to fix a finding, in the terms of each platform.
///
/// A rule writes its fix for UIKit and SwiftUI, whose shared properties a capture cannot
/// distinguish, and adds a text for AppKit or Android if the API differs. For screens that are read from
/// SwiftUI's source, it adds one where UIKit's API has another name there.
public struct Remedy: Hashable, Sendable {
  /// Imperative, one sentence without a full stop.
  private let fix: String
  private let swiftUI: String?
  private let appKit: String?
  private let android: String?
  private let compose: String?
  /// A line of code for each framework, in the order of ``Framework``.
  public let code: [CodeLine]

  /// - Parameters:
  ///   - fix: for iOS and tvOS, and for each platform without a text of its own.
  ///   - swiftUI: for a screen that was read from SwiftUI's source.
  ///   - compose: for a captured screen that Compose draws.
  ///   - code: in any order; of two lines for one framework the later one.
  public init(
    _ fix: String, swiftUI: String? = nil, appKit: String? = nil, android: String? = nil,
    compose: String? = nil, _ code: Code...
  ) {
    self.fix = fix
    self.swiftUI = swiftUI
    self.appKit = appKit
    self.android = android
    self.compose = compose
    self.code = Framework.allCases.compactMap { framework in
      code.lazy.flatMap(\.lines).last { $0.framework == framework }
    }
  }

  /// A fix of the label, which has another name on each platform: “shorten accessibilityLabel”.
  ///
  /// - Parameter fix: the fix, with the name of the label.
  public init(ofLabel fix: (_ label: String) -> String, _ code: Code...) {
    self.init(
      fix("accessibilityLabel"), appKit: fix("the accessibility label"),
      android: fix("contentDescription"), Code(lines: code.flatMap(\.lines)))
  }

  /// In the terms of what the screen was written with.
  public func text(on screen: Screen) -> String {
    // Views of SwiftUI have no methods of AppKit.
    if screen.isSwiftUI { return swiftUI ?? fix }
    if screen.isDrawnByCompose, let compose { return compose }
    return text(on: screen.platform)
  }

  public func text(on platform: Platform) -> String {
    switch platform {
    case .iOS, .tvOS: fix
    case .macOS: appKit ?? fix
    case .android: android ?? fix
    }
  }
}

extension Remedy {
  /// The text for each of the platforms, those with the same text together.
  public func texts(on platforms: Platforms) -> [(platforms: [Platform], text: String)] {
    var texts: [(platforms: [Platform], text: String)] = []
    for platform in platforms.each {
      let text = text(on: platform)
      if let index = texts.firstIndex(where: { $0.text == text }) {
        texts[index].platforms.append(platform)
      } else {
        texts.append(([platform], text))
      }
    }
    return texts
  }
}

extension Remedy {
  /// A line that shows the fix, such as `.accessibilityLabel("Add to favourites")`.
  public struct CodeLine: Hashable, Sendable {
    public let framework: Framework
    public let text: String
  }

  /// Lines that show a fix, for one framework or for several.
  public struct Code: Hashable, Sendable {
    public let lines: [CodeLine]

    private static func line(_ framework: Framework, _ text: String) -> Self {
      Self(lines: [CodeLine(framework: framework, text: text)])
    }

    public static func uiKit(_ text: String) -> Self { line(.uiKit, text) }
    public static func swiftUI(_ text: String) -> Self { line(.swiftUI, text) }
    public static func appKit(_ text: String) -> Self { line(.appKit, text) }
    /// For Android views: an attribute of a layout file, or Kotlin.
    public static func views(_ text: String) -> Self { line(.views, text) }
    public static func compose(_ text: String) -> Self { line(.compose, text) }

    /// The lines that give an object a label, for each framework.
    public static func label(_ label: String, of object: String = "button") -> Self {
      let key = label.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
      return Self(lines: [
        CodeLine(framework: .uiKit, text: #"\#(object).accessibilityLabel = "\#(label)""#),
        CodeLine(framework: .swiftUI, text: #".accessibilityLabel("\#(label)")"#),
        CodeLine(framework: .appKit, text: #"\#(object).setAccessibilityLabel("\#(label)")"#),
        CodeLine(framework: .views, text: #"android:contentDescription="@string/\#(key)""#),
        CodeLine(
          framework: .compose, text: #"Modifier.semantics { contentDescription = "\#(label)" }"#),
      ])
    }
  }

  public enum Framework: String, CaseIterable, Hashable, Sendable {
    case uiKit = "UIKit", swiftUI = "SwiftUI", appKit = "AppKit", views = "Android"
    case compose = "Compose"

    /// The developers' spelling.
    public var displayName: String { rawValue }

    /// Whether apps for the platform are written with it.
    public func isUsed(on platform: Platform) -> Bool {
      switch self {
      case .uiKit: platform == .iOS || platform == .tvOS
      case .swiftUI: platform != .android
      case .appKit: platform == .macOS
      case .views, .compose: platform == .android
      }
    }
  }
}

extension Remedy: ExpressibleByStringInterpolation {
  /// A fix that is the same everywhere.
  public init(stringLiteral fix: String) { self.init(fix) }
}

extension Remedy: CustomStringConvertible {
  /// The texts for all of them in one line: `set accessibilityLabel; Android: set contentDescription`.
  public var description: String {
    let texts =
      [fix]
      + [("SwiftUI", swiftUI), ("macOS", appKit), ("Android", android)].compactMap { name, text in
        text.map { "\(name): \($0)" }
      }
    return texts.joined(separator: "; ")
  }
}

extension Screen {
  /// Whether a captured Android screen has a view of Compose near its root, which draws the rest.
  fileprivate var isDrawnByCompose: Bool {
    platform == .android
      && elements.prefix(Self.mostAroundCompose).contains {
        $0.className == "androidx.compose.ui.platform.ComposeView"
      }
  }

  /// An activity puts four or five views around the one of Compose.
  private static var mostAroundCompose: Int { 16 }
}
