/// What one `Info.plist` states about its app.
///
/// Keys and their meanings are those of Apple's reference “Information Property List”. The file in a
/// project is not that of the built app: build variables are unknown, and Xcode adds keys.
public struct InfoPlist: Sendable, Equatable {
  /// What the file describes, by its keys.
  public enum Product: String, Sendable {
    case app, appExtension, watchApp, framework
    /// Tests, or a file whose keys do not say.
    case other
  }

  /// A purpose for which the app asks permission.
  public struct UsageDescription: Sendable, Equatable {
    /// `NSCameraUsageDescription`
    public var key: String
    public var text: StatedValue<String>
  }

  /// The path as in ``SourceLocation/file``.
  public var file: String
  public var product = Product.other
  /// The name below the icon: `CFBundleDisplayName`, or else `CFBundleName`.
  public var displayName = StatedValue<String>.notStated
  /// The language of the texts in `Base.lproj` (`CFBundleDevelopmentRegion`), BCP 47 or its old name.
  public var developmentRegion = StatedValue<String>.notStated
  /// The languages that are named beside those of `.lproj` folders (`CFBundleLocalizations`).
  public var localizations = StatedValue<[String]>.notStated
  /// The orientations on a phone (`portrait portraitUpsideDown landscapeLeft landscapeRight`).
  public var orientations = StatedValue<[String]>.notStated
  /// The orientations on a pad, which may be those of the phone.
  public var padOrientations = StatedValue<[String]>.notStated
  /// `UIBackgroundModes` (`audio`, `location` …).
  public var backgroundModes = StatedValue<[String]>.notStated
  /// `UIUserInterfaceStyle` (`Light`, `Dark`, `Automatic`).
  public var interfaceStyle = StatedValue<String>.notStated
  /// `UIApplicationExitsOnSuspend`
  public var exitsOnSuspend = StatedValue<Bool>.notStated
  /// Each `NS…UsageDescription`, by key.
  public var usageDescriptions: [UsageDescription] = []
  /// `UIMainStoryboardFile` or `NSMainStoryboardFile`, without its ending.
  public var mainStoryboard = StatedValue<String>.notStated
  /// The storyboards of the scenes in `UIApplicationSceneManifest`, in the order of the file.
  public var sceneStoryboards: [StatedValue<String>] = []
  /// `UILaunchStoryboardName`
  public var launchStoryboard = StatedValue<String>.notStated

  public init(file: String) { self.file = file }
}
