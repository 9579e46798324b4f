/// The facts in one `Info.plist` about its app.
///
/// Keys and their meanings are those of Apple's reference “Information Property List”. The file in
/// a project is not that of the built app: build variables are unknown, and Xcode adds keys.
public struct InfoPlist: Sendable, Equatable {
  /// The type of product, by its keys.
  public enum Product: String, Sendable {
    case app, appExtension, watchApp, framework
    /// Tests, or a file whose keys do not show the type.
    case other
  }

  /// A purpose for which the app asks permission.
  public struct UsageDescription: Sendable, Equatable {
    /// `NSCameraUsageDescription`
    public var key: String
    public var text: StatedValue<String>
  }

  /// The path, like ``SourceLocation/file``.
  public var file: String
  public var product = Product.other
  /// The name below the icon: `CFBundleDisplayName`, or else `CFBundleName`.
  public var displayName = StatedValue<String>.notStated
  /// The language of `Base.lproj` (`CFBundleDevelopmentRegion`), BCP 47 or an old name.
  public var developmentRegion = StatedValue<String>.notStated
  /// The languages listed besides the `.lproj` folders (`CFBundleLocalizations`).
  public var localizations = StatedValue<[String]>.notStated
  /// The orientations on an iPhone (`portrait portraitUpsideDown landscapeLeft landscapeRight`).
  public var orientations = StatedValue<[String]>.notStated
  /// The orientations on an iPad, which may be those of the iPhone.
  public var padOrientations = StatedValue<[String]>.notStated
  /// `UIBackgroundModes` (`audio`, `location` …).
  public var backgroundModes = StatedValue<[String]>.notStated
  /// `UIUserInterfaceStyle` (`Light`, `Dark`, `Automatic`).
  public var interfaceStyle = StatedValue<String>.notStated
  /// `UIApplicationExitsOnSuspend`
  public var exitsOnSuspend = StatedValue<Bool>.notStated
  /// Each `NS…UsageDescription`, by key.
  public var usageDescriptions: [UsageDescription] = []
  /// `UIMainStoryboardFile` or `NSMainStoryboardFile`, without its extension.
  public var mainStoryboard = StatedValue<String>.notStated
  /// The storyboards of the scenes in `UIApplicationSceneManifest`, in file order.
  public var sceneStoryboards: [StatedValue<String>] = []
  /// `UILaunchStoryboardName`
  public var launchStoryboard = StatedValue<String>.notStated

  public init(file: String) { self.file = file }
}
