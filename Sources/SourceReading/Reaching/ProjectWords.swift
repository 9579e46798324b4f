internal import Platform

/// The names in an app's property lists and build settings, which the system loads: its main storyboard.
enum ProjectWords {
  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".plist") || settings.contains(where: path.hasSuffix)
  }

  private static let settings = [".pbxproj", ".xcconfig", ".yml", ".yaml"]

  /// - Returns: nil for a file that cannot be read, such as a binary property list.
  static func read(_ path: String) -> Set<CodeName>? {
    guard let bytes = try? InputFile.read(path, limit: sizeLimit) else { return nil }
    guard !bytes.starts(with: binary) else { return isOfPackage(path) ? [] : nil }
    // A project lists all its files; only some of its settings name a file to be loaded.
    let isList = path.hasSuffix(".plist")
    var names: Set<CodeName> = []
    for line in bytes.split(separator: 0x0A) where isList || isLoading(line) {
      var name = CodeName()
      var whole = CodeName()
      for byte in line {
        if Self.separators.contains(byte) {
          names.insert(whole)
          whole = CodeName()
        }
        whole.add(byte)
        guard byte.isNamePart else {
          names.insert(name)
          name = CodeName()
          continue
        }
        name.add(byte)
      }
      names.formUnion([name, whole])
    }
    return names
  }

  /// Whether a file is in a package: the resources of a library as it was built, a document, the settings of one
  /// user. The system loads no screen of the app by its property lists.
  ///
  /// https://developer.apple.com/library/archive/documentation/CoreFoundation/Conceptual/CFBundles/AboutBundles/AboutBundles.html
  private static func isOfPackage(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      packages.contains(where: folder.hasSuffix)
    }
  }

  private static let packages = [
    ".bundle", ".framework", ".app", ".appex", ".numbers", ".pages", ".key", ".playground",
    ".xcuserdatad", ".xcdatamodeld", ".xcworkspace", ".xcappdata",
  ]
  private static let binary = Array("bplist".utf8)
  private static let separators = Set("<>=:;\"".utf8)
  private static let sizeLimit = 32 << 20

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`
  private static func isLoading(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return ["StoryboardFile", "StoryboardName", "NibFile", "PrincipalClass"].contains {
      text.contains($0)
    }
  }
}
