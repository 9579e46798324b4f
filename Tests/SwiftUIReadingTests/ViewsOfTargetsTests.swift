import AccessibilityModel
import HierarchyReading
import SourceReading
import SwiftUIReading
import TestSupport
import Testing

/// Files of an app for the iPhone and the Mac, and what is known of the screens in `A.swift`.
private struct ViewOfTargetCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let files: [String: String]
  let screens: [String]

  private static let cart = "struct Cart: View { var body: some View { Text(\"A\") } }"
  private static let push =
    "struct Root: View { var body: some View { NavigationLink(destination: Cart()) { Text(\"B\") } } }"

  static let all = [
    Self(
      testDescription: "a file for both", files: ["A.swift": cart], screens: ["Cart: iOS"]),
    Self(
      testDescription: "a file within a condition",
      files: ["A.swift": "#if os(macOS)\n\(cart)\n#endif"], screens: ["Cart: macOS"]),
    Self(
      testDescription: "the other branch of a condition",
      files: [
        "A.swift":
          "#if os(iOS)\n\(cart)\n#else\nstruct Bag: View { var body: some View { Text(\"A\") } }\n#endif"
      ],
      screens: ["Cart: iOS", "Bag: macOS"]),
    Self(
      testDescription: "a branch for another device",
      files: ["A.swift": "#if os(tvOS)\n\(cart)\n#endif"], screens: ["Cart: iOS"]),
    Self(
      testDescription: "a condition in a condition",
      files: ["A.swift": "#if os(macOS)\n#if DEBUG\n\(cart)\n#endif\n#endif"],
      screens: ["Cart: macOS"]),
    Self(
      testDescription: "a view that another target pushes",
      files: [
        "ios/A.swift": cart,
        "ios/Tabs.swift": "struct Tabs: View { var body: some View { TabView { Cart() } } }",
        "mac/Cart.swift": cart, "mac/Root.swift": push,
      ], screens: []),
    Self(
      testDescription: "a view that its own target pushes",
      files: ["ios/A.swift": cart, "ios/Root.swift": push, "mac/Cart.swift": cart],
      screens: ["Cart: iOS with a bar"]),
    Self(
      testDescription: "the label of a link among its arguments",
      files: [
        "A.swift": cart,
        "B.swift":
          "struct Root: View { var body: some View { NavigationLink(destination: Text(\"B\"), label: { Cart() }) } }",
      ], screens: []),
    Self(
      testDescription: "a view with a small letter",
      files: [
        "A.swift": "struct cart: View { var body: some View { Text(\"A\") } }",
        "B.swift": "struct Root: View { var body: some View { VStack { cart() } } }",
      ], screens: []),
  ]
}

@Suite struct ViewsOfTargetsTests {
  @Test(arguments: ViewOfTargetCase.all)
  fileprivate func `the platform and the callers of a view are those of its target`(
    _ test: ViewOfTargetCase
  ) throws {
    let name = try #require(test.files.keys.first { $0.hasSuffix("A.swift") })
    let code = test.files.mapValues { "import SwiftUI\n" + $0 }
    let source = try? SwiftUISource(
      code[name] ?? "", named: name, others: code, isNamed: false)
    let screens = source?.hierarchy.screens.map { screen in
      let hasBar = screen.elements.contains { $0.role == .navigationBar }
      return "\(screen.identifier ?? ""): \(screen.platform)" + (hasBar ? " with a bar" : "")
    }
    #expect(screens ?? [] == test.screens)
  }

  @Test func `a file that only a target for the Mac builds is one of the Mac`() throws {
    let scratch = try ScratchFolder()
    let target = { (id: String, sdk: String, files: String) in
      """
      \(id) = { isa = PBXNativeTarget; name = \(id); productType = "com.apple.product-type.application";
        buildConfigurationList = L\(id); buildPhases = (S\(id)); };
      S\(id) = { isa = PBXSourcesBuildPhase; files = (\(files)); };
      L\(id) = { isa = XCConfigurationList; buildConfigurations = (C\(id)); };
      C\(id) = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = \(sdk); }; };
      """
    }
    let project = """
      { objects = {
        P = { isa = PBXProject; targets = (M, I); mainGroup = G; };
        G = { isa = PBXGroup; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F2; };
        \(target("M", "macosx", "B1, B2"))
        \(target("I", "iphoneos", "B3"))
      }; rootObject = P; }
      """
    let code = { (name: String) -> String in
      "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"A\") } }"
    }
    let files = ["Mac.swift": code("Mac"), "Both.swift": code("Both")]
    var paths = [try scratch.write(project, to: "App.xcodeproj/project.pbxproj")]
    for (name, text) in files { paths.append(try scratch.write(text, to: name)) }
    let views = SwiftUIProject(reading: paths) { String($0.split(separator: "/").last ?? "") }
    let platforms = try files.mapValues { text in
      let name = text.contains("Mac") ? "Mac.swift" : "Both.swift"
      return try SwiftUIReader(Array(text.utf8), named: name, in: views)
        .hierarchy(isNamed: true, options: ReadingOptions()).screens.map(\.platform)
    }
    #expect(platforms == ["Mac.swift": [.macOS], "Both.swift": [.iOS]])
  }

  @Test func `a view with a small letter that code uses is led to`() throws {
    let source = try SwiftUISource(
      "import SwiftUI\nstruct cart: View { var body: some View { Text(\"A\") } }",
      others: [
        "B.swift": """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { VStack { cart() } } } }
        """
      ])
    #expect(source.hierarchy.screens.map(\.unmentioned) == [nil])
  }

  @Test(arguments: [
    ("hint = \"Adds it.\"", true),
    ("switch kind { case .old: hint = \"A.\"\ncase .new: self.hint = \"B.\" }", true),
    ("if isNew { hint = \"A.\" } else { hint = \"B.\" }", true),
    ("if isNew { hint = \"A.\" }", false),
    ("guard isNew else { return }\nhint = \"A.\"", false),
    ("print(hint)", false),
  ])
  func `a state that the appearing view always sets does not have its first value`(
    _ code: String, _ isReplaced: Bool
  ) throws {
    let source = try SwiftUISource(
      body: "Button(\"Add\") { }.accessibilityHint(Text(hint)).onAppear(perform: {\n\(code)\n})",
      members: "@State private var hint = \"Replace me\"")
    #expect(source.messages(of: "hint-grammar").isEmpty == isReplaced)
  }

  @Test
  func `code that returns its views makes no others, and a function gives what its closure makes`()
    throws
  {
    let source = try SwiftUISource(
      body: "VStack { words; withAnimation { Text(\"B\") } }",
      members: """
        var words: Text {
          var parts: [String] = []
          if parts.isEmpty { parts.append("x") }
          return Text("A")
        }
        """)
    #expect(source.spoken == ["A", "B"])
    #expect(source.hierarchy.warnings.map(\.message) == [])
  }

  @Test(arguments: [("Title", 0), ("Lorem ipsum", 1)])
  func `no tool names the views of SwiftUI, so only texts to be replaced are a template's`(
    _ text: String, _ count: Int
  ) throws {
    let source = try SwiftUISource(
      body: "Form { Section(header: Text(\"\(text)\")) { TextField(\"Name\", text: $name) } }",
      members: "@State private var name = \"\"")
    #expect(source.messages(of: "label-is-stub").count == count)
  }
}
