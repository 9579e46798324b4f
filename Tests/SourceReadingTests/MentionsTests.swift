import AccessibilityModel
import Platform
import SourceReading
import TestSupport
import Testing

struct MentionsTests {
  @Test(arguments: MentionCase.all)
  func `screens that no name leads to are known`(_ example: MentionCase) throws {
    let marks = try Self.marks(in: example.files)
    #expect(marks.map { String($0.prefix { $0 != "(" }).trimmingSpaces } == example.marks)
  }

  @Test func `the reason says what was searched`() throws {
    let files = [
      "App.swift": "@main class A {}", "B.swift": "", "Card.xib": MentionCase.xib(of: "CardView"),
    ]
    #expect(
      try Self.marks(in: files) == [
        "Card.xib:5: nothing refers to this file or its class (searched 2 source files, "
          + "1 storyboard or xib)"
      ])
  }

  @Test(arguments: MembershipCase.all)
  func `screens that no target of the app builds are known`(_ example: MembershipCase) throws {
    #expect(try Self.marks(in: example.files, lines: [2]) == example.marks)
  }

  /// The marked screens of an app with the reasons, of those whose first element is on one of the lines.
  private static func marks(
    in files: [String: String], lines: [Int] = [5, 6]
  ) throws -> [String] {
    let folder = try ScratchFolder()
    for (path, content) in files { _ = try folder.write(content, to: path) }
    let length = folder.path.count + 1
    let paths = SourceFolder.files(in: FolderListing(below: folder.path))
    let sources = AppSources(reading: paths) { String($0.dropFirst(length)) }
    return paths.sorted().flatMap { path in
      lines.compactMap { line in
        sources.unmentioned(path, line: line).map {
          "\(path.dropFirst(length)):\(line): \($0)"
        }
      }.prefix(1)
    }
  }

  /// The style in the build settings of two configurations, and that of the app.
  @Test(arguments: [
    ("Light", "Light", "light"), ("Light", "Automatic", nil), ("Dark", "Dark", "dark"),
  ])
  func `build settings state the style of an app`(
    _ debug: String, _ release: String, _ style: String?
  ) throws {
    func settings(_ style: String) -> String {
      "{ isa = XCBuildConfiguration; buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = \(style); }; };"
    }
    let folder = try ScratchFolder()
    let path = try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; buildPhases = ();
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
        D = \(settings(debug)) R = \(settings(release))
      }; rootObject = P; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let sources = AppSources(reading: [path]) { $0 }
    #expect(sources.forcesLightStyle == (style == "light"))
    #expect(ProjectSettings(in: [path]).interfaceStyle?.rawValue == style)
  }

  /// The setting of an iPhone, the general one, and the orientations of the app on an iPhone.
  @Test(arguments: [
    ("UIInterfaceOrientationPortrait", "", ["portrait"]),
    (
      "", #""UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait""#,
      ["landscapeLeft", "portrait"]
    ),
    ("UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", ["portrait"]),
    ("", "", nil),
  ])
  func `build settings state the orientations of an app`(
    _ phone: String, _ all: String, _ orientations: [String]?
  ) throws {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let settings =
      (phone.isEmpty ? "" : "\(key)_iPhone = \(phone); ") + (all.isEmpty ? "" : "\(key) = \(all); ")
    let folder = try ScratchFolder()
    let path = try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; buildPhases = ();
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; buildSettings = { \(settings)}; };
      }; rootObject = P; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    #expect(ProjectSettings(in: [path]).orientations == orientations)
  }

  @Test(arguments: [("en-US", "en-US"), ("pt_BR", "pt-BR"), ("English", "en")])
  func `a project states the language in which the app is developed`(
    _ region: String, _ language: String
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "{ objects = { P = { isa = PBXProject; developmentRegion = \"\(region)\"; targets = (); }; }; rootObject = P; }",
      to: "Shop.xcodeproj/project.pbxproj")
    #expect(ProjectSettings(in: [path]).developmentLanguage == language)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
