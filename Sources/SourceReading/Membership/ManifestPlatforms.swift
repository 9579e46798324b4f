internal import Platform

/// The platforms that a manifest in Swift states: `Package.swift`, or `Project.swift` of Tuist.
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
    default: return nil
    }
  }

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
