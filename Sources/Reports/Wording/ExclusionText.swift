internal import Platform

/// What a run over folders left out, in words.
public struct ExclusionText: Sendable {
  private let excluded: AuditReport.ExcludedFiles

  public init(_ excluded: AuditReport.ExcludedFiles) { self.excluded = excluded }

  /// How much it is: `2 vendored folders and 1 file excluded`; nil where it is nothing.
  public var words: String? {
    let (folders, files) = (excluded.vendoredFolders.count, excluded.files.count)
    let parts = [
      folders == 0 ? nil : SummaryText.count(folders, "vendored folder"),
      files == 0 ? nil : SummaryText.count(files, "file"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(parts.joined(separator: " and ")) excluded"
  }

  /// What it is, a line for each kind.
  public var details: [String] {
    [
      ("Vendored folders, read only if named", excluded.vendoredFolders),
      ("Excluded by the configuration", excluded.files),
    ].compactMap { title, names in
      names.isEmpty
        ? nil : "\(title): \(names.map { PlainLine($0).text }.joined(separator: ", "))."
    }
  }
}
