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
    .library(name: "SwiftUIReading", targets: ["SwiftUIReading"]),
    .library(name: "Capture", targets: ["Capture"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The parser of Swift sources; exact, since every minor version follows a compiler.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The model depends on no other target.
    .target(name: "AccessibilityModel"),

    // Changes to accessibility in sources, byte for byte.
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

    // Pictures of screens: their measurements become facts of the model.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "Pixels", dependencies: ["AccessibilityModel", "CPNG", "CZlib"]),

    // The evidence in the app's own code and resources. It knows no screen and no rule. It and SwiftUIReading
    // use swift-syntax, whose build takes minutes.
    .target(
      name: "SourceReading",
      dependencies: [
        "AccessibilityModel", "Platform", "SourceText",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Views of SwiftUI as screens, from their source.
    .target(
      name: "SwiftUIReading",
      dependencies: [
        "AccessibilityModel", "HierarchyReading", "Platform", "SourceReading", "SourceText",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // The other orientation: matching elements, and a computed layout if there is only one.
    .target(name: "Relayout", dependencies: ["AccessibilityModel"]),

    // Linear constraints with priorities; depends on no other target.
    .target(name: "ConstraintSolving"),
    // For developers: systems in, solutions out, for other solvers to compare; and a benchmark.
    .executableTarget(
      name: "solver-oracle", dependencies: ["ConstraintSolving", "Platform"],
      path: "Tools/solver-oracle"),

    // Solved constraints: a screen laid out for a device.
    .target(
      name: "AutoLayout", dependencies: ["AccessibilityModel", "ConstraintSolving", "Relayout"]),

    // The speech of screen readers for the model.
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

    // The audit of the model.
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
      name: "AuditPolicy",
      dependencies: ["AccessibilityModel", "Auditing", "Relayout", "SourceText"]),

    // Sound.
    .systemLibrary(
      name: "CESpeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .target(
      name: "Speech", dependencies: ["AccessibilityModel", "CESpeakNG", "Platform", "SourceText"]),

    // Conversations with editors (LSP) and agents (MCP), both in JSON-RPC; they audit nothing themselves.
    .target(name: "Serving", dependencies: ["Platform", "SourceText"]),

    // The commands. Only `a11y-read` links espeak-ng.
    .target(
      name: "CommandSupport",
      dependencies: [
        "AccessibilityModel", "AutoLayout", "HierarchyReading", "Platform", "ReadingOrder",
        "SourceReading", "SourceText", "SwiftUIReading", "Voices",
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

    // The steps of capturing a running app, over a protocol, without its own network.
    .target(
      name: "Capture",
      dependencies: ["AccessibilityModel", "HierarchyReading", "Platform", "SourceText"]),
    // HTTP through libcurl; it knows nothing of WebDriver.
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .target(name: "Networking", dependencies: ["CCurl"]),
    // The only command that talks to a network, so the only one that links libcurl.
    .executableTarget(
      name: "a11y-capture",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "Capture", "CommandSupport",
        "HierarchyReading", "Networking", "Pixels", "Platform", "Reports", "SourceText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `swift run -c release benchmark`; nothing depends on it.
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform",
        "ReadingOrder", "Reports", "Utterances",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/benchmark"),

    // What the documentation says of accuracy is measured here: `update-figures` writes it, tests compare it.
    .target(
      name: "Measurements",
      dependencies: [
        "AccessibilityModel", "AuditPolicy", "AuditRules", "Auditing", "AutoLayout",
        "HierarchyReading", "Platform", "ScreenReader", "SourceText", "TestSupport", "Utterances",
      ],
      path: "Tools/Measurements", exclude: ["Accuracy/README.md"]),
    .executableTarget(
      name: "update-figures",
      dependencies: [
        "Measurements", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/update-figures"),

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
      name: "SwiftUIReadingTests",
      dependencies: [
        "AccessibilityModel", "AuditRules", "Auditing", "HierarchyReading", "Platform",
        "ScreenReader", "SourceReading", "SwiftUIReading", "TestSupport", "Utterances",
      ]),
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
        "AccessibilityModel", "AutoLayout", "HierarchyReading", "Measurements", "Platform",
        "Relayout", "TestSupport",
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
        "AccessibilityModel", "HierarchyReading", "Measurements", "Platform", "ScreenReader",
        "TestSupport", "Utterances", "Voices",
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
        "HierarchyReading", "Measurements", "Platform", "ReadingOrder", "TestSupport", "Voices",
      ]),
    .testTarget(
      name: "MutationTests",
      dependencies: ["AuditRules", "Auditing", "Measurements", "Platform"],
      exclude: ["Screens", "kill-rates.tsv", "kill-rates-sample.tsv"]),
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
    .testTarget(name: "FixingTests", dependencies: ["Fixing", "TestSupport"]),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: [
        "AccessibilityModel", "CommandSupport", "HierarchyReading", "Platform", "TestSupport",
      ]),
    .testTarget(
      name: "CaptureTests",
      dependencies: [
        "AccessibilityModel", "Capture", "HierarchyReading", "Platform", "SourceText",
        "TestSupport",
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
    .testTarget(name: "NetworkingTests", dependencies: ["Networking", "Platform", "TestSupport"]),
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
        "HierarchyReading", "Platform", "Reports", "ScreenReader", "SourceReading", "SourceText",
        "SwiftUIReading", "Utterances",
      ],
      path: "Tools/Fuzzing"))
}

// With EARSHOT_STATIC, as in the README and CI, `a11y-audit` is one static binary, which starts in a
// fraction of the time. It is not the default, since libxml2's static libraries are not available
// everywhere, and packages cannot depend on a version of a package with such flags.
if Context.environment["EARSHOT_STATIC"] != nil {
  // Replaces ICU's data: 30 MB that only unsupported encodings need.
  package.targets.append(.target(name: "CICUData"))
  let libraries = ["xml2", "yaml", "icuuc", "png", "z", "lzma", "stdc++", "m"].map { "-l\($0)" }
  let audit = package.targets.first { $0.name == "a11y-audit" }
  audit?.dependencies.append("CICUData")
  audit?.linkerSettings = [
    .unsafeFlags(["-static-executable"] + libraries, .when(platforms: [.linux]))
  ]
}

let wrappers: Set<String> = [
  "SourceText", "Speech", "Fuzzing", "Pixels", "Platform", "Networking",
]

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // Pointers are only in the wrappers of C libraries and in the fuzzer's entry.
  if !wrappers.contains(target.name) { target.swiftSettings?.append(.strictMemorySafety()) }
}
