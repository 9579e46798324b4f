internal import Platform
internal import SourceText

/// Reads the names in property lists, build settings and other text resources.
enum ResourceNames {
  static func recognizes(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix($0) }
  }

  private static let extensions = [
    ".plist", ".pbxproj", ".xcconfig", ".entitlements", ".json", ".json5", ".yml", ".yaml", ".toml",
    ".xml", ".strings", ".stringsdict", ".xcstrings", ".txt", ".csv", ".tsv", ".js", ".html",
    ".properties", ".ini", ".cfg", ".conf", ".sdef", ".intentdefinition", ".nib",
  ]

  static func read(_ path: String, wanted: Set<NameHash>) -> MentionedNames {
    var names = MentionedNames(wanted: wanted)
    // A larger file contains data.
    guard let bytes = try? InputFile.read(path, limit: sizeLimit) else { return names }
    if bytes.starts(with: binary) {
      if let list = try? PropertyList(parsing: bytes) { names.add(list) }
    } else if path.hasSuffix(".pbxproj") {
      // A project lists all its files; only certain settings name a file to load.
      for line in bytes.split(separator: 0x0A) where isLoading(line) { names.add(lines: line) }
    } else {
      names.add(lines: bytes)
    }
    return names
  }

  private static let binary = Array("bplist".utf8)
  private static let sizeLimit = 8 << 20

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`
  private static func isLoading(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return settings.contains { text.contains($0) }
  }

  private static let settings = ["StoryboardFile", "StoryboardName", "NibFile", "PrincipalClass"]
}

extension MentionedNames {
  /// Adds the texts of a property list and its keys.
  fileprivate mutating func add(_ list: PropertyList) {
    var lists = [list]
    while let next = lists.popLast() {
      if let text = next.string { add(lines: text.utf8) }
      lists += next.elements
      for member in next.members {
        add(lines: member.key.utf8)
        lists.append(member.value)
      }
    }
  }
}
