internal import Platform

/// Files whose names say that they are one screen in two orientations: `x.portrait.xml` and
/// `x.landscape.xml`.
public enum NamedPairs {
  /// Puts the two files of a pair together, at the place of the first; all others stand alone.
  ///
  /// The second of a pair is found beside the first, whether it was named or not.
  ///
  /// - Parameter rotated: the file that shows the only one in the other orientation.
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
      guard let partner = partner(of: candidate.path),
        known[partner] != nil || Folder.holdsFile(partner)
      else { return [candidate] }
      partners.insert(partner)
      return [candidate, known[partner] ?? InputLoader.Candidate(found: partner)]
    }
  }

  /// The name that the file of the other orientation would have; nil for names that say none.
  static func partner(of path: String) -> String? {
    guard path != InputFile.standardInput else { return nil }
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
}
