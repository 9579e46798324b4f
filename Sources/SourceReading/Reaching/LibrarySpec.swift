internal import Platform

/// The podspecs of libraries, which list the files that other apps get.
///
/// An app may publish only a part of its code, such as a client for its server.
enum LibrarySpec {
  /// Whether a library contains one of the storyboards and xibs, so that other apps may load it.
  static func publishesScreens(_ paths: [String]) -> Bool {
    let specs = paths.filter { $0.hasSuffix(".podspec") }
    guard !specs.isEmpty else { return false }
    let screens = paths.filter(InterfaceWords.recognizes).map(SourcePath.key)
    return specs.contains { spec in
      guard let bytes = try? InputFile.read(spec, limit: sizeLimit) else { return true }
      let patterns = patterns(in: bytes)
      let root = SourcePath.key(SourcePath.folder(of: spec))
      return patterns.isEmpty
        || patterns.contains { pattern in
          let start = SourcePath.key(root + "/" + pattern)
          return screens.contains { $0.hasPrefix(start) }
        }
    }
  }

  private static let sizeLimit = 1 << 20

  /// The constant beginnings of the patterns: `Pod/Classes/` of `Pod/Classes/**/*.{h,m}`.
  private static func patterns(in bytes: [UInt8]) -> Set<String> {
    var patterns: Set<String> = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard !line.hasPrefix("#") else { continue }
      let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
      for (index, text) in parts.enumerated()
      where index % 2 == 1 && !text.contains("://") && (text.contains("/") || text.contains("*")) {
        patterns.insert(String(text.prefix { $0 != "*" && $0 != "{" && $0 != "[" && $0 != "?" }))
      }
    }
    return patterns
  }
}
