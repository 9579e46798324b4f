/// Apps with an Xcode project, and the storyboards and xibs that no build of theirs contains.
extension ReachCase {
  static let projects: [ReachCase] = [
    ReachCase("a file of the target", app()),
    ReachCase(
      "a file of no target", app(["App/Old.xib": home]),
      "App/Old.xib: no build contains it: no target of Shop.xcodeproj has it"),
    ReachCase(
      "a file in another language than those of the project",
      app(["App/en.lproj/Home.xib": home, "App/Base.lproj/Home.xib": home], path: "Base.lproj/"),
      "App/en.lproj/Home.xib: no build contains it: no target of Shop.xcodeproj has it"),
    ReachCase("a file in a folder of the target", app(["App/Screens/New.xib": home])),
    ReachCase(
      "a file of a target for tests only", app(["App/Try.xib": home]),
      "App/Try.xib: no build contains it: no target of Shop.xcodeproj has it"),
    ReachCase(
      "a file of the target that is at another place than its group",
      app(["Shared/Far.xib": home])),
    ReachCase(
      "targets with the folders of Xcode 16",
      app(["App/Old.xib": home], more: "F9 = { isa = PBXFileSystemSynchronizedRootGroup; };")),
    ReachCase(
      "a project that a tool makes", app(["App/Old.xib": home, "project.yml": "name: Shop"])),
    ReachCase(
      "a file of a package", app(["App/Kit/Package.swift": "", "App/Kit/Old.xib": home])),
    ReachCase(
      "a project that cannot be read",
      app(["App/Old.xib": home, "B.xcodeproj/project.pbxproj": "{ objects ="])),
    ReachCase(
      "a file that only code of no target loads",
      app(loading(["App/Old.swift": load]), more: code, builds: "C2, C4"),
      "App/Screens/Card.xib: no code loads it: its name and its class are in none of 1 code files and "
        + "1 other storyboards and xibs that are in use"),
    ReachCase(
      "a file that code of the target loads",
      app(loading(["App/Cards.swift": load]), more: code, builds: "C2, C4")),
    ReachCase(
      "a file that code of a library loads",
      app(
        loading(["Kit/Old.swift": load, "Kit/Kit.podspec": "Pod::Spec.new"]), more: code,
        builds: "C2, C4")),
    ReachCase(
      "the example of a library inside the app's project",
      app(
        [
          "Kit/Example.xib": home, "Kit/Card.xib": home,
          "Kit/Kit.xcodeproj/project.pbxproj": kit,
        ], more: inside),
      "Kit/Example.xib: only the app Example of Kit.xcodeproj, a project inside that of the app, "
        + "contains it"),
    ReachCase(
      "the example of a library below the app's project", app(example("Kit/Kit.podspec")),
      "Kit/Demo/Example.xib: only the app Example of Kit.xcodeproj contains it, an example of the "
        + "library of Kit.podspec"),
    ReachCase(
      "the example of a package below the app's project", app(example("Kit/Package.swift")),
      "Kit/Demo/Example.xib: only the app Example of Kit.xcodeproj contains it, an example of the "
        + "library of Kit/Package.swift"),
    ReachCase("an app beside its package", app(example("Kit/Demo/Package.swift"))),
    ReachCase("the app beside a library's list", app(example("Kit.podspec"))),
    ReachCase(
      "an example in the library's workspace",
      app(
        example("Kit/Kit.podspec").merging([
          "Kit/Kit.xcworkspace/contents.xcworkspacedata":
            "<Workspace><FileRef location = \"group:Demo/Kit.xcodeproj\"/></Workspace>"
        ]) { $1 }),
      "Kit/Demo/Example.xib: only the app Example of Kit.xcodeproj contains it, an example of the "
        + "library of Kit.podspec"),
    ReachCase(
      "an example in the app's workspace",
      app(
        example("Kit/Kit.podspec").merging([
          "Shop.xcworkspace/contents.xcworkspacedata":
            "<Workspace><FileRef location = \"group:Kit/Demo/Kit.xcodeproj\"/></Workspace>"
        ]) { $1 })),
    ReachCase(
      "a second app beside the app's project",
      app([
        "Kit/Example.xib": home, "Kit/Card.xib": home, "Kit/Kit.xcodeproj/project.pbxproj": kit,
      ])),
    ReachCase(
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

  /// A xib in a folder of the target.
  private static func loading(_ code: [String: String]) -> [String: String] {
    code.merging([
      "App/Screens/Card.xib": home.replacing("\"Home\"", with: "\"CardView\"")
    ]) { $1 }
  }

  private static let load = "class Home: UIView { override func a() { load(\"Card\") } }"

  /// Files of code.
  private static let code = """
    C1 = { isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
    C2 = { isa = PBXBuildFile; fileRef = C1; };
    C3 = { isa = PBXFileReference; path = App/Cards.swift; sourceTree = SOURCE_ROOT; };
    C4 = { isa = PBXBuildFile; fileRef = C3; };
    """

  /// A project of an app and a library, in a folder of its own.
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
  ///   - builds: what the target has besides.
  private static func app(
    _ files: [String: String] = [:], more: String = "", path: String = "", builds: String = ""
  ) -> [String: String] {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); projectDirPath = "";
          projectReferences = ( { ProductGroup = X; ProjectRef = K; } ); };
        G = { isa = PBXGroup; children = (A, K, L, C1, C3); sourceTree = "<group>"; };
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

  private static let inside = """
    K = { isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };

    """

  /// A project of a library and of an app that shows it.
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
