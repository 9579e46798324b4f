internal import SourceText

/// The capabilities that an editor declares at the start.
struct ClientCapabilities: Hashable, Sendable {
  /// The paths of the folders that are open.
  var folders: [String] = []
  /// Whether it supports code actions; older ones support commands only.
  var takesCodeActions = false
  /// Whether it supports edits of a specific version of a document.
  var takesVersionedEdits = false

  /// Whether it shows the progress of the server's own work.
  var showsProgress = false

  init() {}

  init(_ parameters: JSONValue?) {
    let named = parameters?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
    let uris = named ?? [parameters?["rootUri"]?.string].compactMap(\.self)
    folders = uris.compactMap(FileURI.path)
    let capabilities = parameters?["capabilities"]
    let actions = capabilities?["textDocument"]?["codeAction"]
    takesCodeActions = actions?["codeActionLiteralSupport"] != nil
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.boolean == true
    takesVersionedEdits =
      capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.boolean == true
  }
}

extension JSONWriter {
  /// The members of `ServerCapabilities`.
  mutating func serverCapabilities() {
    member("positionEncoding", "utf-16")
    key("textDocumentSync")
    object { json in
      json.member("openClose", true)
      // The whole text.
      json.member("change", 1)
      json.member("save", true)
    }
    member("hoverProvider", true)
    key("codeActionProvider")
    object { json in
      json.key("codeActionKinds")
      json.array(CodeAction.Kind.allCases) { $0.string($1.rawValue) }
    }
  }
}
