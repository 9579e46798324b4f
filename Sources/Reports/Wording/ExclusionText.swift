internal import Platform

/// The files that a run over folders excluded, in words.
public struct ExclusionText: Sendable {
  let excluded: AuditReport.ExcludedFiles

  public init(_ excluded: AuditReport.ExcludedFiles) { self.excluded = excluded }

  /// How many: `2 vendored folders and 1 file excluded`; nil for none.
  public var words: String? {
    let (folders, files) = (excluded.vendoredFolders.count, excluded.files.count)
    let parts = [
      folders == 0 ? nil : SummaryText.count(folders, "vendored folder"),
      files == 0 ? nil : SummaryText.count(files, "file"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(parts.joined(separator: " and ")) excluded"
  }

  /// Their names, a line for each kind.
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
