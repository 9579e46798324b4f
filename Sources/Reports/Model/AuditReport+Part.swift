internal import Auditing

extension AuditReport {
  /// The report about some of the files.
  ///
  /// A finding that is part of one in another file counts by itself if that one is left out.
  ///
  /// - Parameter isKept: whether to keep a file, by its name in the report.
  public func keeping(_ isKept: (_ source: String) -> Bool) -> AuditReport {
    var part = self
    part.screens.removeAll { !isKept($0.source) }
    part.unreadable.removeAll { !isKept($0.source) }
    let whole = Set(
      part.screens.lazy.flatMap(\.findings).filter { $0.partOf == nil }.map(\.fingerprint))
    var first: [Fingerprint: Fingerprint] = [:]
    for screen in part.screens.indices {
      for index in part.screens[screen].findings.indices {
        let finding = part.screens[screen].findings[index]
        guard let missing = finding.partOf, !whole.contains(missing) else { continue }
        let new = first[missing] ?? finding.fingerprint
        first[missing] = new
        part.screens[screen].findings[index].partOf = new == finding.fingerprint ? nil : new
      }
    }
    return part
  }
}
