// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Earshot",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "a11y-audit", targets: ["a11y-audit"]),
    .executable(name: "a11y-read", targets: ["a11y-read"]),
    .executable(name: "a11y-capture", targets: ["a11y-capture"]),
    .plugin(name: "AuditPlugin", targets: ["AuditPlugin"]),
    .library(name: "AccessibilityModel", targets: ["AccessibilityModel"]),
    .library(name: "HierarchyReading", targets: ["HierarchyReading"]),
    .library(name: "ReadingOrder", targets: ["ReadingOrder"]),
    .library(name: "Relayout", targets: ["Relayout"]),
    .library(name: "Utterances", targets: ["Utterances"]),
    .library(name: "ScreenReader", targets: ["ScreenReader"]),
    .library(name: "Auditing", targets: ["Auditing"]),
    .library(name: "AuditRules", targets: ["AuditRules"]),
    .library(name: "AuditPolicy", targets: ["AuditPolicy"]),
    .library(name: "Reports", targets: ["Reports"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "ConstraintSolving", targets: ["ConstraintSolving"]),
    .library(name: "SourceReading", targets: ["SourceReading"]),
    .library(name: "Capture", targets: ["Capture"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The parser of Swift sources; exact, since every minor version follows a compiler.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    // HTTP for `a11y-capture`, the only command that talks to a network.
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    // Its own foundations, for times and for the words of its errors.
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
  ],
  targets: [
    // The model knows nobody.
    .target(name: "AccessibilityModel"),

    // Changes of accessibility in sources, byte for byte.
    .target(name: "Fixing", dependencies: ["SourceText"]),

    // Files, gzip, terminal, processes and threads: the only target that calls the C library.
    .systemLibrary(name: "CGlibc"),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "Platform", dependencies: ["CGlibc", "CZlib"]),

    // From bytes to the model.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Texts in the languages that data is written in: values with their lines and columns.
    .target(name: "SourceText", dependencies: ["CLibXML2", "CYAML"]),
    .target(
      name: "HierarchyReading", dependencies: ["AccessibilityModel", "SourceText"]),

    // Pictures of screens: what is measured in them becomes facts of the model.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "Pixels", dependencies: ["AccessibilityModel", "CPNG"]),

    // What the app's own code and resources say. It knows no screen and no rule, and it alone knows
    // swift-syntax, whose build takes minutes: only `a11y-audit` links it.
    .target(
      name: "SourceReading",
      dependencies: [
        "AccessibilityModel", "Platform", "SourceText",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // The other orientation: what matches what, and what is computed where there is one only.
    .target(name: "Relayout", dependencies: ["AccessibilityModel"]),

    // Linear constraints with priorities; knows nobody.
    .target(name: "ConstraintSolving"),
    // For developers: systems in, solutions out, for other solvers to compare; and a benchmark.
    .executableTarget(
      name: "solver-oracle", dependencies: ["ConstraintSolving", "Platform"],
      path: "Tools/solver-oracle"),

    // Constraints solved: a screen laid out for a device.
    .target(
      name: "AutoLayout", dependencies: ["AccessibilityModel", "ConstraintSolving", "Relayout"]),

    // What VoiceOver makes of the model.
    .target(name: "ReadingOrder", dependencies: ["AccessibilityModel"]),
    .target(
      name: "Voices", path: "Voices",
      resources: [
        .embedInCode("Phrases"), .embedInCode("Words"), .embedInCode("Voice"),
        .embedInCode("Lexicons"), .embedInCode("Symbols"),
      ]),
    .target(name: "Utterances", dependencies: ["AccessibilityModel", "Voices"]),
    .target(
      name: "ScreenReader",
      dependencies: [
        "AccessibilityModel", "SourceText", "ReadingOrder", "Relayout", "Utterances", "Voices",
      ]),

    // What an auditor makes of it.
    .target(
      name: "Auditing",
      dependencies: [
        "AccessibilityModel", "Platform", "ReadingOrder", "Relayout", "SourceText", "Utterances",
        "Voices",
      ]),
    .target(
      name: "AuditRules", dependencies: ["AccessibilityModel", "Auditing", "Relayout", "Voices"]),
    .target(
      name: "Reports",
      dependencies: [
        "AccessibilityModel", "Auditing", "Fixing", "Platform", "ScreenReader", "SourceText",
        "Utterances",
      ],
      resources: [
        .embedInCode("Forms/HTML/report.css"), .embedInCode("Forms/HTML/report.js"),
        .embedInCode("Forms/HTML/listen.js"),
      ]),
    .target(
      name: "AuditPolicy", dependencies: ["AccessibilityModel", "Auditing", "SourceText"]),

    // Sound.
    .systemLibrary(
      name: "CESpeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .target(name: "Speech", dependencies: ["CESpeakNG", "Platform", "SourceText"]),

    // Conversations with editors (LSP) and agents (MCP), both in JSON-RPC; they audit nothing themselves.
    .target(name: "Serving", dependencies: ["Platform", "SourceText"]),

    // The commands. Only `a11y-read` links espeak-ng.
    .target(
      name: "CommandSupport",
      dependencies: [
        "AccessibilityModel", "AutoLayout", "HierarchyReading", "Platform", "SourceText", "Voices",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "a11y-audit",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "AutoLayout",
        "CommandSupport", "Fixing", "HierarchyReading", "Pixels", "Platform", "ReadingOrder",
        "Relayout", "Reports", "ScreenReader", "Serving", "SourceReading", "SourceText",
        "Utterances",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "a11y-read",
      dependencies: [
        "AccessibilityModel", "AutoLayout", "CommandSupport", "HierarchyReading", "Platform",
        "Relayout", "Reports", "ScreenReader", "Speech", "Utterances", "Voices",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What a capture of a running app is: steps over a protocol, without a network of its own.
    .target(
      name: "Capture",
      dependencies: ["AccessibilityModel", "HierarchyReading", "Platform", "SourceText"]),
    // The only command that talks to a network, so the only one that links SwiftNIO.
    .executableTarget(
      name: "a11y-capture",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "Capture", "CommandSupport",
        "HierarchyReading", "Pixels", "Platform", "Reports", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),

    // `swift run -c release benchmark`; nobody depends on it.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform",
        "ReadingOrder", "Reports", "Utterances",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/benchmark"),

    // `swift package a11y-audit` in packages that depend on this one.
    .plugin(
      name: "AuditPlugin",
      capability: .command(
        intent: .custom(
          verb: "a11y-audit",
          description: "Audit the accessibility of the storyboards, xibs and screens of a package.")
      ),
      // Not on the command itself: every build of ours would build it twice, once as a tool.
      path: "Sources/AuditPlugin"),

    // Tests, one target for each target that they test.
    .target(
      name: "TestSupport", dependencies: ["AccessibilityModel", "HierarchyReading", "Platform"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "AccessibilityModelTests", dependencies: ["AccessibilityModel", "TestSupport"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
    .testTarget(
      name: "SourceReadingTests",
      dependencies: ["AccessibilityModel", "Platform", "SourceReading", "TestSupport"]),
    .testTarget(
      name: "HierarchyReadingTests",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "Platform", "SourceText", "TestSupport",
      ]),
    .testTarget(
      name: "ReadingOrderTests",
      dependencies: ["AccessibilityModel", "HierarchyReading", "ReadingOrder", "TestSupport"]),
    .testTarget(
      name: "RelayoutTests",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "ReadingOrder", "Relayout", "TestSupport",
      ]),
    .testTarget(name: "ConstraintSolvingTests", dependencies: ["ConstraintSolving"]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AccessibilityModel", "AutoLayout", "HierarchyReading", "Platform", "TestSupport",
      ]),
    .testTarget(
      name: "UtterancesTests",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "ReadingOrder", "TestSupport", "Utterances",
        "Voices",
      ]),
    .testTarget(
      name: "ScreenReaderTests",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "Platform", "ScreenReader", "TestSupport",
        "Utterances", "Voices",
      ]),
    .testTarget(
      name: "AuditingTests",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform",
        "TestSupport", "Voices",
      ]),
    .testTarget(
      name: "AuditRulesTests",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "AutoLayout",
        "HierarchyReading", "Platform", "ReadingOrder", "TestSupport", "Voices",
      ], exclude: ["Accuracy/README.md"]),
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "HierarchyReading",
        "Platform", "SourceText", "TestSupport",
      ], exclude: ["Screens", "kill-rates.tsv"]),
    .testTarget(
      name: "AuditPolicyTests",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "HierarchyReading",
        "Platform", "Reports", "SourceText", "TestSupport",
      ]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform", "Reports",
        "ScreenReader", "SourceText", "TestSupport",
      ]),
    .testTarget(name: "FixingTests", dependencies: ["Fixing"]),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: [
        "AccessibilityModel", "CommandSupport", "HierarchyReading", "Platform", "TestSupport",
      ]),
    .testTarget(
      name: "CaptureTests",
      dependencies: [
        "AccessibilityModel", "Capture", "HierarchyReading", "Platform", "SourceText",
      ]),
    .testTarget(
      name: "CaptureCommandTests",
      dependencies: [
        "Platform", "SourceText", "TestSupport", "a11y-audit", "a11y-capture", "a11y-read",
      ]),
    .testTarget(
      name: "ServingTests", dependencies: ["Platform", "Serving", "SourceText", "TestSupport"]),
    .testTarget(
      name: "PixelsTests",
      dependencies: ["AccessibilityModel", "HierarchyReading", "Pixels", "TestSupport"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
    .testTarget(
      name: "SpeechTests",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform", "Speech",
        "TestSupport", "Utterances", "Voices",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "Platform", "Reports", "SourceText",
        "TestSupport", "a11y-audit", "a11y-read",
      ]),
  ]
)

// Only `.ci/fuzz` builds it, with the sanitizers and an entry of libFuzzer's.
if Context.environment["EARSHOT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "AutoLayout", "Fixing",
        "HierarchyReading", "Platform", "Reports", "ScreenReader", "SourceText",
        "Utterances",
      ],
      path: "Tools/Fuzzing"))
}

// With EARSHOT_STATIC, as README and CI build it, `a11y-audit` is one file that needs no library at run
// time: it starts in a fraction of the time. It must be asked for, since the static libraries that
// libxml2 needs are not everywhere, and a package with such flags cannot be depended on by a version.
if Context.environment["EARSHOT_STATIC"] != nil {
  let libraries = ["xml2", "yaml", "icuuc", "icudata", "png", "z", "lzma", "stdc++", "m"].map {
    "-l\($0)"
  }
  package.targets.first { $0.name == "a11y-audit" }?.linkerSettings = [
    .unsafeFlags(["-static-executable"] + libraries, .when(platforms: [.linux]))
  ]
}

let wrappers: Set<String> = ["SourceText", "Speech", "Fuzzing", "Pixels", "Platform"]

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // Pointers live in the wrappers of C libraries and in the fuzzer's entry.
  if !wrappers.contains(target.name) { target.swiftSettings?.append(.strictMemorySafety()) }
}
