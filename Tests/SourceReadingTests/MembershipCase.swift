import Testing

/// An app with an Xcode project, and the storyboards and xibs that no target of the app builds.
struct MembershipCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let marks: [String]

  init(_ name: String, _ files: [String: String], _ marks: String...) {
    testDescription = name
    self.files = files
    self.marks = marks
  }
}

extension MembershipCase {
  static let all: [MembershipCase] = [
    MembershipCase("a file of the target", app()),
    MembershipCase(
      "a file of no target", app(["App/Old.xib": home]),
      "App/Old.xib:2: no target of Shop.xcodeproj builds this file"),
    MembershipCase(
      "a file in another language than those of the project",
      app(["App/en.lproj/Home.xib": home, "App/Base.lproj/Home.xib": home], path: "Base.lproj/"),
      "App/en.lproj/Home.xib:2: no target of Shop.xcodeproj builds this file"),
    MembershipCase("a file in a folder of the target", app(["App/Screens/New.xib": home])),
    MembershipCase(
      "a file of the target in groups of any depth",
      app(["App/Deep.xib": home], more: groups, builds: "B9")),
    MembershipCase(
      "a file of a target for tests only", app(["App/Try.xib": home]),
      "App/Try.xib:2: only tests of Shop.xcodeproj use this file"),
    MembershipCase(
      "a file of the target that is at another place than its group",
      app(["Shared/Far.xib": home])),
    MembershipCase(
      "targets with the folders of Xcode 16",
      app(["App/Old.xib": home], more: "F9 = { isa = PBXFileSystemSynchronizedRootGroup; };")),
    MembershipCase(
      "a project that a tool makes", app(["App/Old.xib": home, "project.yml": "name: Shop"])),
    MembershipCase(
      "a file of a package", app(["App/Kit/Package.swift": "", "App/Kit/Old.xib": home])),
    MembershipCase(
      "a project that cannot be read",
      app(["App/Old.xib": home, "B.xcodeproj/project.pbxproj": "{ objects ="])),
    MembershipCase(
      "a file beside the list of a library", app(["App/Old.xib": home, "Kit.podspec": ""])),
    MembershipCase(
      "the example of a library inside the app's project",
      app(
        [
          "Kit/Example.xib": home, "Kit/Card.xib": home,
          "Kit/Kit.xcodeproj/project.pbxproj": kit,
        ], more: inside),
      "Kit/Example.xib:2: only the app Example of Kit.xcodeproj, a project inside that of the app, "
        + "builds this file"),
    MembershipCase(
      "the example of a library below the app's project", app(example("Kit/Kit.podspec")),
      "Kit/Demo/Example.xib:2: only the app Example of Kit.xcodeproj, an example of the "
        + "library of Kit.podspec, builds this file"),
    MembershipCase(
      "the example of a package below the app's project", app(example("Kit/Package.swift")),
      "Kit/Demo/Example.xib:2: only the app Example of Kit.xcodeproj, an example of the "
        + "library of Kit/Package.swift, builds this file"),
    MembershipCase("an app beside its package", app(example("Kit/Demo/Package.swift"))),
    MembershipCase("the app beside a library's list", app(example("Kit.podspec"))),
    MembershipCase(
      "an example in the library's workspace",
      app(
        example("Kit/Kit.podspec").merging([
          "Kit/Kit.xcworkspace/contents.xcworkspacedata":
            "<Workspace><FileRef location = \"group:Demo/Kit.xcodeproj\"/></Workspace>"
        ]) { $1 }),
      "Kit/Demo/Example.xib:2: only the app Example of Kit.xcodeproj, an example of the "
        + "library of Kit.podspec, builds this file"),
    MembershipCase(
      "an example in the app's workspace",
      app(
        example("Kit/Kit.podspec").merging([
          "Shop.xcworkspace/contents.xcworkspacedata":
            "<Workspace><FileRef location = \"group:Kit/Demo/Kit.xcodeproj\"/></Workspace>"
        ]) { $1 })),
    MembershipCase(
      "a second app beside the app's project",
      app([
        "Kit/Example.xib": home, "Kit/Card.xib": home, "Kit/Kit.xcodeproj/project.pbxproj": kit,
      ])),
    MembershipCase(
      "an app that the app's build takes in",
      app(
        [
          "Kit/Example.xib": home, "Kit/Card.xib": home,
          "Kit/Kit.xcodeproj/project.pbxproj": kit,
        ],
        more: inside + """
          W1 = { isa = PBXReferenceProxy; fileType = wrapper.application; path = Example.app; };
          W2 = { isa = PBXBuildFile; fileRef = W1; };
          """, builds: "W2")),
  ]

  /// A project of an app and a library, in a separate folder.
  ///
  /// - Parameter list: the path of the file that lists the library.
  private static func example(_ list: String) -> [String: String] {
    [
      "Kit/Demo/Example.xib": home, "Kit/Demo/Card.xib": home,
      "Kit/Demo/Kit.xcodeproj/project.pbxproj": kit, list: "s.source_files = 'Classes/*.m'",
    ]
  }

  private static let home = """
    <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Home"/>\
    </objects></document>
    """

  /// An app with a xib in its target, in a folder `App`.
  ///
  /// - Parameters:
  ///   - more: objects of the project.
  ///   - path: the folder of the xib in `App`.
  ///   - builds: further files of the target.
  private static func app(
    _ files: [String: String] = [:], more: String = "", path: String = "", builds: String = ""
  ) -> [String: String] {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); projectDirPath = "";
          projectReferences = ( { ProductGroup = X; ProjectRef = K; } ); };
        G = { isa = PBXGroup; children = (A, K, L); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = App; children = (V, S, Y); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Home.xib; children = (H); sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = "\(path)Home.xib"; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Screens; sourceTree = "<group>"; };
        Y = { isa = PBXFileReference; path = Try.xib; sourceTree = "<group>"; };
        L = { isa = PBXFileReference; path = Gone/Far.xib; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = V; }; B2 = { isa = PBXBuildFile; fileRef = S; };
        B3 = { isa = PBXBuildFile; fileRef = Y; }; B4 = { isa = PBXBuildFile; fileRef = L; };
        R = { isa = PBXResourcesBuildPhase; files = (B1, B2, B4, \(builds)); };
        Q = { isa = PBXResourcesBuildPhase; files = (B3); };
        T = { isa = PBXNativeTarget; name = Shop; buildPhases = (R);
          productType = "com.apple.product-type.application"; };
        U = { isa = PBXNativeTarget; name = Tries; buildPhases = (Q);
          productType = "com.apple.product-type.bundle.unit-test"; };
        \(more)
      }; rootObject = P; }
      """
    return ["App/\(path)Home.xib": home, "Shop.xcodeproj/project.pbxproj": project]
      .merging(files) { $1 }
  }

  /// A thousand groups in each other, the last of which holds a xib.
  private static let groups =
    (0..<1_000).map { "N\($0) = { isa = PBXGroup; children = (N\($0 + 1)); };\n" }.joined() + """
      K = { isa = PBXGroup; children = (N0); sourceTree = "<group>"; };
      N1000 = { isa = PBXFileReference; path = App/Deep.xib; sourceTree = SOURCE_ROOT; };
      B9 = { isa = PBXBuildFile; fileRef = N1000; };
      """

  private static let inside = """
    K = { isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };

    """

  /// A project of a library and of its example app.
  private static let kit = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (E, C); sourceTree = "<group>"; };
      E = { isa = PBXFileReference; path = Example.xib; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Card.xib; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = E; }; B2 = { isa = PBXBuildFile; fileRef = C; };
      R = { isa = PBXResourcesBuildPhase; files = (B1); };
      Q = { isa = PBXResourcesBuildPhase; files = (B2); };
      T = { isa = PBXNativeTarget; name = Example; buildPhases = (R);
        productType = "com.apple.product-type.application"; };
      U = { isa = PBXNativeTarget; name = Kit; buildPhases = (Q);
        productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """
}
