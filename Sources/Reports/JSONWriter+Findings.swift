internal import Auditing

// MARK: - Elements

extension JSONWriter {
  /// Writes what is said of an element, or once more what was written of it.
  ///
  /// - Parameter body: writes it; in one line, so that it is the same wherever it stands.
  mutating func element(_ element: ElementReport, _ body: (inout JSONWriter) -> Void) {
    let key = element.key
    if let key, let known = written[key] { return buffer.append(again: known) }
    let start = buffer.count
    body(&self)
    if let key { written[key] = start..<buffer.count }
  }

  mutating func path(of element: ElementReport) {
    let (path, shared) = teller.path(of: element)
    buffer.append(UInt8(ascii: "\""))
    let start = buffer.count
    let known = writtenPath.prefix(shared)
    buffer.append(again: known)
    buffer.append(escaped: path, from: known.count)
    writtenPath = buffer.count - start == path.count ? start..<buffer.count : 0..<0
    buffer.append(UInt8(ascii: "\""))
  }

  mutating func spoken(of element: ElementReport) {
    guard let line = teller.spoken(of: element) else { return null() }
    string(line)
  }
}

// MARK: - Findings

extension JSONWriter {
  /// The number of a finding's kind, for ``members(_:of:_:)``; nil where it has none.
  mutating func kind(of finding: FindingReport) -> Int? { kinds.number(of: finding) }

  /// Writes members that are the same for all findings of a kind, or once more what was written of
  /// them: all that a writer writes are equally deep.
  mutating func members(
    _ part: WrittenKinds.Part, of kind: Int?, _ body: (inout JSONWriter) -> Void
  ) {
    if let kind, let known = kinds[part, kind] {
      noteItem()
      return buffer.append(again: known)
    }
    let start = buffer.count
    body(&self)
    if let kind { kinds[part, kind] = start..<buffer.count }
  }

  mutating func fingerprint(of finding: FindingReport) {
    hash(finding.fingerprint.value)
  }
}
