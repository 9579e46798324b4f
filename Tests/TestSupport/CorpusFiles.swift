import Platform

/// The real files beside the package, which are not ours, if they are present.
public enum CorpusFiles {
  public static let folder = SharedFiles.path("corpus")
  public static let areThere = SharedFiles.has("corpus")

  /// The paths of the files of a kind below the folder, from its manifest; none where it is not there.
  public static func paths(of kind: String) -> [String] {
    let manifest = (try? InputFile.read("\(folder)/MANIFEST.tsv")) ?? []
    return String(decoding: manifest, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map(String.init)
    }
    .filter { $0.hasPrefix("\(kind)/") }
  }
}
