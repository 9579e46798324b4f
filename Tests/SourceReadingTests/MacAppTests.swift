import SourceReading
import TestSupport
import Testing

/// Which apps are for the Mac alone, by their projects and manifests.
struct MacAppCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let isOnlyForMac: Bool

  init(_ description: String, _ files: [String: String], _ isOnlyForMac: Bool) {
    testDescription = description
    (self.files, self.isOnlyForMac) = (files, isOnlyForMac)
  }

  private static func project(_ settings: String) -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; };
      }; rootObject = P; }
      """
    ]
  }

  static let all = [
    MacAppCase("the SDK of the Mac", project("SDKROOT = macosx;"), true),
    MacAppCase("the SDK of the iPhone", project("SDKROOT = iphoneos;"), false),
    MacAppCase(
      "one platform of several", project("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;"), true),
    MacAppCase(
      "a headset beside the Mac",
      project("SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx xros xrsimulator\";"), true),
    MacAppCase("a headset", project("SUPPORTED_PLATFORMS = \"xros xrsimulator\";"), false),
    MacAppCase(
      "several platforms",
      project("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";"), false),
    MacAppCase("no settings", project(""), false),
    MacAppCase(
      "a manifest of Tuist",
      ["Project.swift": "Target.target(destinations: [.mac], deploymentTargets: .macOS(\"14\"))"],
      true),
    MacAppCase(
      "a manifest of Tuist for two devices",
      ["Project.swift": "Target.target(destinations: [.mac, .iPhone], product: .app)"], false),
    MacAppCase(
      "a package with a program",
      ["Package.swift": "platforms: [.macOS(.v14)], targets: [.executableTarget(name: \"A\")]"],
      true),
    MacAppCase(
      "a package with a library",
      ["Package.swift": "platforms: [.macOS(.v14)], targets: [.target(name: \"A\")]"], false),
    MacAppCase(
      "an app of XcodeGen beside one for the Mac",
      project("SDKROOT = macosx;").merging(
        ["iOS/project.yml": "targets:\n  A:\n    type: application\n    platform: iOS\n"]
      ) { $1 }, false),
    MacAppCase(
      "an app for the Mac that XcodeGen makes",
      ["Mac/project.yml": "targets:\n  A:\n    platform: macOS\n"], true),
    MacAppCase(
      "a tool beside an app",
      project("SDKROOT = iphoneos;").merging(
        ["Tool/Package.swift": "platforms: [.macOS(.v14)], targets: [.executableTarget(name: A)]"]
      ) { $1 }, false),
  ]
}

@Suite struct MacAppTests {
  @Test(arguments: MacAppCase.all)
  func `an app for the Mac alone is known by its project`(_ test: MacAppCase) throws {
    let scratch = try ScratchFolder()
    let paths = try test.files.map { name, text in try scratch.write(text, to: name) }
    #expect(ProjectSettings(in: paths).isOnlyForMac == test.isOnlyForMac)
  }
}
