internal import Platform

/// The platforms that a manifest states: `Package.swift`, `Project.swift` of Tuist, or `project.yml` of XcodeGen.
enum ManifestPlatforms {
  /// Whether the apps of a manifest are for the Mac alone; nil for another file, and for one without an app.
  static func isOnlyMac(_ path: String) -> Bool? {
    switch path.split(separator: "/").last {
    case "Package.swift":
      guard let text = text(of: path) else { return nil }
      if text.contains(".iOS(") { return false }
      // Without platforms, and as a library, a package is for all of them.
      return text.contains(".executableTarget(") && text.contains(".macOS(") ? true : nil
    case "Project.swift":
      guard let text = text(of: path) else { return nil }
      let destinations = text.split(separator: "destinations:").dropFirst().map {
        $0.prefix { $0 != ")" && $0 != "\n" }
      }
      guard !destinations.isEmpty else { return nil }
      return destinations.allSatisfy { names in
        names.contains(".mac") && !others.contains(where: names.contains)
      }
    case projectOfXcodeGen:
      // https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md#platform
      let lines = (text(of: path) ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
      let platforms = lines.filter { $0.hasPrefix("platform:") }
      return platforms.isEmpty ? nil : platforms.allSatisfy { $0.dropFirst(9).contains("macOS") }
    default: return nil
    }
  }

  static let projectOfXcodeGen: Substring = "project.yml"

  /// Names of destinations other than a Mac
  /// (https://docs.tuist.dev/en/references/project-description/enums/destination).
  private static let others = [
    "iPhone", "iPad", "iOS", "Catalyst", "Designed", "Vision", "TV", "Watch",
  ]

  private static func text(of path: String) -> Substring? {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else { return nil }
    return Substring(decoding: bytes, as: UTF8.self)
  }
}
