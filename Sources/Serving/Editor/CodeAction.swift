internal import SourceText

/// An edit that an editor offers.
struct CodeAction: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.a11y-audit"

    /// Whether a client's requested kind includes this one: kinds are hierarchies with dots.
    func isCovered(by wanted: String) -> Bool {
      rawValue == wanted || rawValue.hasPrefix(wanted + ".")
    }
  }

  let title: String
  let kind: Kind
  let diagnostics: [Diagnostic]
  let edit: (range: TextRange, text: String)
  /// Whether it resolves the finding, so that an editor may apply it by one key.
  var isPreferred = true
}

extension JSONWriter {
  /// - Parameter isVersioned: whether the client supports edits of a specific version of a document.
  mutating func action(_ action: CodeAction, of document: OpenDocument, isVersioned: Bool) {
    object { json in
      json.member("title", action.title)
      json.member("kind", action.kind.rawValue)
      if !action.diagnostics.isEmpty {
        json.key("diagnostics")
        json.array(action.diagnostics) { $0.diagnostic($1, in: document) }
      }
      json.member("isPreferred", action.kind == .quickFix && action.isPreferred)
      json.key("edit")
      json.object { json in
        if isVersioned {
          json.versionedEdit(action.edit, of: document)
        } else {
          json.key("changes")
          json.object { json in
            json.key(document.uri)
            json.array { $0.edit(action.edit) }
          }
        }
      }
    }
  }

  private mutating func versionedEdit(
    _ edit: (range: TextRange, text: String), of document: OpenDocument
  ) {
    key("documentChanges")
    array { json in
      json.object { json in
        json.key("textDocument")
        json.object { json in
          json.member("uri", document.uri)
          json.member("version", document.version)
        }
        json.key("edits")
        json.array { $0.edit(edit) }
      }
    }
  }

  private mutating func edit(_ edit: (range: TextRange, text: String)) {
    object { json in
      json.key("range")
      json.range(edit.range)
      json.member("newText", edit.text)
    }
  }
}
