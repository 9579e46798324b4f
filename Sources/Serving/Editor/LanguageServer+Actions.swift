internal import SourceText

extension LanguageServer {
  mutating func codeActions(_ parameters: JSONValue?) throws(RPCError) -> OutgoingMessage.Body {
    guard let uri = parameters?["textDocument"]?["uri"]?.string,
      let range = parameters?["range"].flatMap(TextRange.init)
    else { throw .invalidParameters("expected a textDocument and a range") }
    guard let document = documents[uri] else {
      throw .invalidParameters("the document is not open")
    }
    guard let audited = document.audited, client.takesCodeActions else {
      return { $0.array { _ in } }
    }
    let wanted = parameters?["context"]?["only"]?.array?.compactMap(\.string)
    var fixes =
      Self.isWanted(.quickFix, wanted) ? quickFixes(of: audited, in: document, range) : []
    if Self.isWanted(.quickFix, wanted), auditor.takesComments(audited) {
      fixes += suppressions(in: document, range)
    }
    // It concerns the whole document, so an editor requests it by name.
    let whole =
      wanted != nil && Self.isWanted(.fixAll, wanted) ? fixAll(of: audited, in: document) : []
    let isVersioned = client.takesVersionedEdits
    let offered = fixes + whole
    return { json in
      json.array(offered) { $0.action($1, of: document, isVersioned: isVersioned) }
    }
  }

  private static func isWanted(_ kind: CodeAction.Kind, _ wanted: [String]?) -> Bool {
    wanted?.contains(where: kind.isCovered) ?? true
  }

  private mutating func quickFixes(
    of audited: AuditedDocument, in document: OpenDocument, _ range: TextRange
  ) -> [CodeAction] {
    let fixes = auditor.fixes(of: audited) { line, column in
      document.text.range(ofElementAt: line, column).touches(range)
    }
    return fixes.compactMap { fix in
      document.text.edit(to: fix.text).map { edit in
        let fixed = (document.diagnostics ?? []).filter {
          ($0.line, $0.column, $0.rule) == (fix.line, fix.column, fix.rule)
        }
        return CodeAction(
          title: fix.title, kind: .quickFix, diagnostics: fixed, edit: edit)
      }
    }
  }

  /// A comment before the element for each finding there; the author replaces the reason.
  private func suppressions(in document: OpenDocument, _ range: TextRange) -> [CodeAction] {
    let findings = (document.diagnostics ?? []).filter {
      $0.rule != nil && document.text.range(ofElementAt: $0.line, $0.column).touches(range)
    }
    return findings.compactMap { finding in
      guard let rule = finding.rule,
        let edit = document.text.insertion(
          ofCommentBefore: finding.line, finding.column,
          "earshot:disable \(rule) — \(Self.reason)")
      else { return nil }
      return CodeAction(
        title: "Suppress \(rule) here; then write the reason", kind: .quickFix,
        diagnostics: [finding], edit: edit, isPreferred: false)
    }
  }

  /// A reviewer notices it until it is replaced.
  private static var reason: String { "TODO: why this is not a defect" }

  private mutating func fixAll(
    of audited: AuditedDocument, in document: OpenDocument
  ) -> [CodeAction] {
    document.text.edit(to: auditor.fixedText(of: audited)).map {
      [
        CodeAction(
          title: "Apply all accessibility autofixes", kind: .fixAll, diagnostics: [], edit: $0)
      ]
    } ?? []
  }
}
