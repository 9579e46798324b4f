internal import SourceText

/// A document that an editor has open.
struct OpenDocument: Sendable {
  let uri: String
  let version: Int?
  let text: DocumentText
  /// The document for the audit; nil if it is not a file.
  let audited: AuditedDocument?
  /// The diagnostics of this version; nil before its audit.
  var diagnostics: [Diagnostic]?

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    self.text = DocumentText(Array(text.utf8))
    audited = FileURI.path(of: uri).map { AuditedDocument(path: $0, text: Array(text.utf8)) }
  }
}

extension JSONWriter {
  /// The parameters of `textDocument/publishDiagnostics`.
  mutating func diagnostics(of document: OpenDocument) {
    object { json in
      json.member("uri", document.uri)
      if let version = document.version { json.member("version", version) }
      json.key("diagnostics")
      json.array(document.diagnostics ?? []) { $0.diagnostic($1, in: document) }
    }
  }

  mutating func diagnostic(_ diagnostic: Diagnostic, in document: OpenDocument) {
    object { json in
      json.key("range")
      json.range(document.text.range(ofElementAt: diagnostic.line, diagnostic.column))
      json.member("severity", diagnostic.severity.rawValue)
      if let rule = diagnostic.rule { json.member("code", rule) }
      if let address = diagnostic.address {
        json.key("codeDescription")
        json.object { $0.member("href", address) }
      }
      json.member("source", "a11y-audit")
      json.member("message", diagnostic.message)
      if !diagnostic.related.isEmpty {
        json.key("relatedInformation")
        json.array(diagnostic.related) { $0.related($1, in: document) }
      }
    }
  }

  private mutating func related(_ related: Diagnostic.Related, in document: OpenDocument) {
    object { json in
      json.key("location")
      json.object { json in
        json.member("uri", document.uri)
        json.key("range")
        json.range(document.text.range(ofElementAt: related.line, related.column))
      }
      json.member("message", related.message)
    }
  }
}
