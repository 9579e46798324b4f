internal import Platform

/// Two files with one screen in two orientations: by their names, `x.portrait.xml` and
/// `x.landscape.xml`, by the folders of an Android layout, `layout` and `layout-land`, or by their common
/// capture.
public enum NamedPairs {
  /// Groups the two files of a pair at the position of the first; all others are separate.
  ///
  /// The second of a pair is found beside the first, whether it is named or not.
  ///
  /// - Parameter rotated: shows the screen of the only other file in the other orientation.
  public static func groups(
    of candidates: [InputLoader.Candidate], rotated: String? = nil
  ) -> [[InputLoader.Candidate]] {
    if let rotated {
      let other = InputLoader.Candidate(path: rotated)
      return candidates.map { [$0, other] }
    }
    let known = Dictionary(
      candidates.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var partners: Set<String> = []
    return candidates.compactMap { candidate in
      if partners.contains(candidate.path) { return nil }
      guard let partner = partner(of: candidate, known) else { return [candidate] }
      partners.insert(partner.path)
      return [candidate, partner]
    }
  }

  private static func partner(
    of candidate: InputLoader.Candidate, _ known: [String: InputLoader.Candidate]
  ) -> InputLoader.Candidate? {
    if candidate.capture != nil {
      return candidate.otherLayout.map { known[$0.path] ?? $0 }
    }
    guard let path = partner(of: candidate.path) else { return nil }
    return known[path] ?? (Folder.holdsFile(path) ? InputLoader.Candidate(found: path) : nil)
  }

  /// The name of the file with the other orientation; nil for names without an orientation.
  static func partner(of path: String) -> String? {
    guard path != InputFile.standardInput else { return nil }
    if let path = partner(ofLayout: path) { return path }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? Substring(path)
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return nil }
    for (word, other) in [("portrait", "landscape"), ("landscape", "portrait")] {
      guard let place = parts.dropLast().lastIndex(of: word) else { continue }
      parts[place] = other
      return folder + parts.joined(separator: ".")
    }
    return nil
  }

  /// The layout of the same name for the other orientation.
  private static func partner(ofLayout path: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".xml"), parts.count > 1 else { return nil }
    switch parts[parts.count - 2] {
    case "layout": parts[parts.count - 2] = "layout-land"
    case "layout-land": parts[parts.count - 2] = "layout"
    default: return nil
    }
    return parts.joined(separator: "/")
  }
}
