/// A form of screens that Earshot recognises but cannot read.
///
/// A run over a folder counts such files and suggests an alternative; a named file is refused.
public enum UnsupportedFormat: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case compose = "compose"
  case watchKit = "watchkit"
  case xcodeArchive = "xcode-archive"
  case compiledNib = "compiled-nib"
  case wrappedPageSource = "page-source-wrapped"
  /// Empty, or an answer of a server or a shell, although the name of the file promises a capture.
  case failedCapture = "failed-capture"

  /// One such file in words.
  public var singular: String { words.singular }

  /// Several such files in words.
  public var plural: String { words.plural }

  /// The alternative, in the imperative.
  public var advice: String { words.advice }

  private struct Words {
    var singular: String
    var plural: String
    var advice: String

    init(_ singular: String, _ plural: String, _ advice: String) {
      self.singular = singular
      self.plural = plural
      self.advice = advice
    }
  }

  private static let captureApp = "capture the running app: docs/capture.md"

  private var words: Words {
    switch self {
    case .swiftUI: Words("file with SwiftUI views", "files with SwiftUI views", Self.captureApp)
    case .compose:
      Words("file with Compose functions", "files with Compose functions", Self.captureApp)
    case .watchKit:
      Words(
        "WatchKit storyboard", "WatchKit storyboards",
        "check the running watch app with Xcode's Accessibility Inspector")
    case .xcodeArchive:
      Words("xib of Xcode 4", "xibs of Xcode 4", "open and save in Xcode 5 or later")
    case .compiledNib:
      Words("compiled nib", "compiled nibs", "audit the .storyboard or .xib it was made from")
    case .wrappedPageSource:
      Words(
        "WebDriver response", "WebDriver responses", "save the XML in the member \"value\"")
    case .failedCapture:
      Words(
        "file that may be a failed capture", "files that may be failed captures",
        "capture the screen again, or list the file under exclude in .earshot.yml")
    }
  }

  /// Why a named file is refused; nil if a reader or the content gives a better reason.
  var refusal: String? {
    switch self {
    case .swiftUI:
      "found SwiftUI source code; expected a capture of the running app: docs/capture.md"
    case .compose:
      "found Compose source code; expected a capture of the running app: docs/capture.md"
    case .watchKit:
      "found a WatchKit storyboard; expected one for iOS, tvOS or macOS; \(advice)"
    case .compiledNib:
      "found a compiled nib; expected the .storyboard or .xib it was made from"
    case .wrappedPageSource:
      "found a response of WebDriverAgent; expected the XML in its member \"value\""
    case .xcodeArchive, .failedCapture: nil
    }
  }
}
