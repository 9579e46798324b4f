import SourceReading
import Testing

extension StatedValue {
  /// The value with its line; `-` if it is not stated, `?` if it is unknown.
  var outline: String {
    switch self {
    case .notStated: "-"
    case .unknown(let location): "? @\(location.line)"
    case .stated(let value, let location): "\(value) @\(location.line)"
    }
  }
}

extension InfoPlist {
  /// The stated facts, one per line.
  var outline: [String] {
    let facts: [(String, String)] = [
      ("name", displayName.outline), ("region", developmentRegion.outline),
      ("localizations", localizations.outline), ("orientations", orientations.outline),
      ("pad", padOrientations.outline), ("background", backgroundModes.outline),
      ("exits", exitsOnSuspend.outline), ("main", mainStoryboard.outline),
      ("launch", launchStoryboard.outline),
    ]
    return ["\(product)"] + facts.filter { $0.1 != "-" }.map { "\($0.0): \($0.1)" }
      + sceneStoryboards.map { "scene: \($0.outline)" }
      + usageDescriptions.map { "\($0.key): \($0.text.outline)" }
  }
}

/// An Info.plist with the facts in it.
struct InfoPlistCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var name = "App/Info.plist"
  let content: String
  /// Nil for a file that is not an Info.plist.
  let outline: [String]?

  static let all = [
    InfoPlistCase(
      testDescription: "an app of an old project",
      content: """
        <dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleDisplayName</key><string>Ledger</string>
        <key>CFBundlePackageType</key><string>APPL</string>
        <key>CFBundleDevelopmentRegion</key><string>de</string>
        <key>CFBundleLocalizations</key><array><string>de</string><string>en</string></array>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
        <string>UIInterfaceOrientationPortraitUpsideDown</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        </array>
        <key>UIBackgroundModes</key><array><string>audio</string></array>
        <key>UIApplicationExitsOnSuspend</key><true/>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>UILaunchStoryboardName</key><string>Launch</string>
        <key>NSCameraUsageDescription</key><string>To scan receipts.</string>
        <key>NSMicrophoneUsageDescription</key><string>${MICROPHONE}</string>
        </dict>
        """,
      outline: [
        "app", "name: Ledger @6", "region: de @8", #"localizations: ["de", "en"] @9"#,
        #"orientations: ["portrait"] @11"#,
        #"pad: ["portraitUpsideDown", "landscapeLeft"] @13"#, #"background: ["audio"] @17"#,
        "exits: true @18", "main: Main @19", "launch: Launch @20",
        "NSCameraUsageDescription: To scan receipts. @21", "NSMicrophoneUsageDescription: ? @22",
      ]),
    InfoPlistCase(
      testDescription: "an app with scenes and build variables",
      content: """
        <dict>
        <key>CFBundleDisplayName</key><string>$(APP_NAME) Beta</string>
        <key>CFBundleName</key><string>Ledger</string>
        <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>UISupportedInterfaceOrientations~iphone</key>
        <array><string>UIInterfaceOrientationLandscapeRight</string><string>Sideways</string></array>
        <key>UIBackgroundModes</key><array><string>$(MODE)</string></array>
        <key>UIApplicationExitsOnSuspend</key><string>NO</string>
        <key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
        <dict><key>UISceneStoryboardFile</key><string>Main</string></dict>
        <dict><key>UISceneDelegateClassName</key><string>Second</string></dict>
        </array></dict></dict>
        </dict>
        """,
      outline: [
        "app", "name: ? @5", "region: ? @8", #"orientations: ["landscapeRight", "Sideways"] @10"#,
        "background: ? @11", "exits: false @12", "scene: Main @15",
      ]),
    InfoPlistCase(
      testDescription: "values of another kind are unknown",
      content: """
        <dict><key>CFBundleDisplayName</key><integer>1</integer>
        <key>UIBackgroundModes</key><string>audio</string>
        <key>UIApplicationExitsOnSuspend</key><string>perhaps</string>
        <key>UIApplicationSceneManifest</key><array/></dict>
        """,
      outline: ["app", "name: ? @4", "background: ? @5", "exits: ? @6"]),
    InfoPlistCase(
      testDescription: "orientations of all devices count for the pad",
      content: """
        <dict><key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array></dict>
        """,
      outline: ["app", #"orientations: ["portrait"] @5"#, #"pad: ["portrait"] @5"#]),
    InfoPlistCase(
      testDescription: "an extension",
      content:
        "<dict><key>NSExtension</key><dict/><key>CFBundleName</key><string>Share</string></dict>",
      outline: ["appExtension", "name: Share @4"]),
    InfoPlistCase(
      testDescription: "a watch app", content: "<dict><key>WKApplication</key><true/></dict>",
      outline: ["watchApp"]),
    InfoPlistCase(
      testDescription: "a framework", name: "Kit/Kit-Info.plist",
      content: "<dict><key>CFBundlePackageType</key><string>FMWK</string></dict>",
      outline: ["framework"]),
    InfoPlistCase(testDescription: "nothing", content: "<dict/>", outline: ["other"]),
    InfoPlistCase(
      testDescription: "a library's own file", name: "App/GoogleService-Info.plist",
      content: "<dict><key>BUNDLE_ID</key><string>a.b</string></dict>", outline: nil),
    InfoPlistCase(
      testDescription: "another property list", name: "App/Rates.plist",
      content: "<dict><key>CFBundleName</key><string>Share</string></dict>", outline: nil),
    InfoPlistCase(
      testDescription: "that of a library", name: "A.framework/Info.plist",
      content: "<dict><key>CFBundleName</key><string>A</string></dict>", outline: nil),
    InfoPlistCase(testDescription: "no dictionary", content: "<array/>", outline: nil),
  ]
}

struct InfoPlistTests {
  @Test(arguments: InfoPlistCase.all)
  func `facts of an Info.plist are read with their lines`(_ test: InfoPlistCase) throws {
    let folder = try ResourceFolder([test.name: plist(test.content)])
    #expect(folder.resources.infoPlists.map(\.outline) == test.outline.map { [$0] } ?? [])
    #expect(folder.warnings == [])
  }

  @Test func `the app's own file is found beside those of its extensions`() throws {
    let app = plist("<dict><key>LSRequiresIPhoneOS</key><true/></dict>")
    let share = plist("<dict><key>NSExtension</key><dict/></dict>")
    let folder = try ResourceFolder(["App/Info.plist": app, "Share/Info.plist": share])
    #expect(folder.resources.appInfoPlist.map { folder.relative($0.file) } == "App/Info.plist")
    let two = try ResourceFolder(["App/Info.plist": app, "Other/Info.plist": app])
    #expect(two.resources.infoPlists.count == 2)
    #expect(two.resources.appInfoPlist == nil)
  }

  @Test(arguments: [
    ("Shop/Info.plist", "Shop/Info.plist"), ("$(SRCROOT)/Shop/Info.plist", "Shop/Info.plist"),
    ("Gone/Info.plist", nil),
  ])
  func `the app's own file is the one that its project names, beside those of examples`(
    _ setting: String, _ expected: String?
  ) throws {
    let app = plist("<dict><key>LSRequiresIPhoneOS</key><true/></dict>")
    let folder = try ResourceFolder([
      "Shop/Info.plist": app, "Kit/Samples/Try/Info.plist": app,
      "Shop.xcodeproj/project.pbxproj": Self.project(setting),
      "Kit/Samples/Try.xcodeproj/project.pbxproj": Self.project("Try/Info.plist"),
    ])
    #expect(folder.resources.appInfoPlist.map { folder.relative($0.file) } == expected)
  }

  @Test func `a file that the project names is that of an app, whatever keys Xcode adds to it`()
    throws
  {
    let folder = try ResourceFolder([
      "Shop/Info.plist": plist(
        "<dict><key>UIUserInterfaceStyle</key><string>Light</string></dict>"),
      "Shop.xcodeproj/project.pbxproj": Self.project("Shop/Info.plist"),
    ])
    #expect(folder.resources.interfaceStyle == "Light")
  }

  private static func project(_ infoPlist: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "\(infoPlist)"; }; };
    }; rootObject = P; }
    """
  }

  /// The `UIUserInterfaceStyle` of an app, of another one, of an extension and of tests.
  @Test(arguments: [
    (["Light", "Light"], "Light"), (["Light", "Dark"], nil), (["Light", ""], nil),
    (["Automatic"], "Automatic"), ([], nil),
  ])
  func `a style is that of all apps`(_ styles: [String], _ expected: String?) throws {
    var files = [
      "Share/Info.plist": plist("<dict><key>NSExtension</key><dict/></dict>"),
      "Tests/Info.plist": plist(
        "<dict><key>CFBundlePackageType</key><string>BNDL</string></dict>"),
    ]
    for (index, style) in styles.enumerated() {
      let stated =
        style.isEmpty ? "" : "<key>UIUserInterfaceStyle</key><string>\(style)</string>"
      files["App\(index)/Info.plist"] = plist(
        "<dict><key>LSRequiresIPhoneOS</key><true/>\(stated)</dict>")
    }
    #expect(try ResourceFolder(files).resources.interfaceStyle == expected)
  }

  @Test func `a file that cannot be read is a warning at its line`() throws {
    let folder = try ResourceFolder([
      "App/Info.plist": "<plist><dict>\n<true/>", "B/Info.plist": "(",
    ])
    #expect(
      folder.warnings == [
        "App/Info.plist:2:1 found <true>; expected a <key>",
        "B/Info.plist:1:2 the file ends; expected a text",
      ])
  }
}
