/// The kind of a resource file, by its path.
enum ResourceKind: Equatable {
  case infoPlist
  /// A property list directly in a `Settings.bundle`.
  case settingsPane(bundle: String, name: String)
  case strings
  case colorSet, imageSet, symbolSet
  /// The `Contents.json` of a folder in an asset catalogue.
  case assetFolder

  /// - Returns: nil for a file that is not a resource of a known kind.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = parts.last else { return nil }
    let folder = parts.dropLast().last ?? ""
    if file == "Contents.json" {
      guard parts.contains(where: { $0.hasSuffix(".xcassets") }) else { return nil }
      self = Self.assetKinds[Self.ending(of: folder)] ?? .assetFolder
    } else if StringsFile.recognizes(String(file)) {
      self = .strings
    } else if file.hasSuffix(".plist") {
      guard let kind = Self.plist(file: file, parts: parts) else { return nil }
      self = kind
    } else {
      return nil
    }
  }

  /// Whether a file determines the content of views: a string table, a named colour, or a folder
  /// that is part of a colour's name.
  static func isEvidence(_ path: String) -> Bool {
    switch ResourceKind(path: path) {
    case .strings, .colorSet, .assetFolder: true
    case .infoPlist, .settingsPane, .imageSet, .symbolSet, nil: false
    }
  }

  private static func plist(file: Substring, parts: [Substring]) -> ResourceKind? {
    let folders = parts.dropLast()
    if folders.last == "Settings.bundle" {
      let bundle = folders.joined(separator: "/")
      return .settingsPane(bundle: bundle, name: String(file.dropLast(".plist".count)))
    }
    // The content of another bundle describes that bundle, not the app.
    let bundles: Set<Substring> = [".bundle", ".framework", ".xcframework", ".app"]
    guard file.contains("Info"), !folders.contains(where: { bundles.contains(ending(of: $0)) })
    else { return nil }
    return .infoPlist
  }

  private static let assetKinds: [Substring: ResourceKind] = [
    ".colorset": .colorSet, ".imageset": .imageSet, ".symbolset": .symbolSet,
  ]

  /// The extension of a name with its dot; empty for none.
  private static func ending(of name: Substring) -> Substring {
    name.lastIndex(of: ".").map { name[$0...] } ?? ""
  }
}
