internal import SourceText

/// The server's part of the Language Server Protocol, version 3.17: diagnostics, code actions and hovers
/// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
public struct LanguageServer<Auditor: DocumentAuditor>: MessageHandler {
  public static var cancellation: Cancellation {
    Cancellation(
      method: "$/cancelRequest", parameter: "id",
      answer: RPCError(code: -32_800, message: "The request was cancelled."))
  }
  public static var takesBatches: Bool { false }

  enum Stage: Equatable {
    case new, running, shutDown
    case ended(Int32)
  }

  private let version: String
  private var stage = Stage.new
  var auditor: Auditor
  var documents: [String: OpenDocument] = [:]
  /// The documents to audit, in the order in which they changed.
  private var changed: [String] = []
  private(set) var client = ClientCapabilities()
  /// Whether the user was told what the open folders hold that is not audited: once, since a message interrupts.
  private var isNoticeSent = false
  var progress = AuditProgress()

  /// - Parameter version: that of this program.
  public init(_ auditor: Auditor, version: String) {
    self.auditor = auditor
    self.version = version
  }

  public var status: Int32? {
    if case .ended(let status) = stage { status } else { nil }
  }
  /// The editor has disappeared without sending `exit`.
  public var statusAtEnd: Int32 { 1 }
  public var hasWork: Bool {
    stage == .running && (!changed.isEmpty || isNoticeDue || progress.isOpen)
  }

  public mutating func work() -> [OutgoingMessage] {
    // The editor hears of long work before it is done.
    if client.showsProgress, let begin = progress.begin(documents: changed.count) { return begin }
    let message = changed.first.map { publish($0) } ?? sendNotice()
    return [message].compactMap(\.self) + (changed.isEmpty ? progress.end() : [])
  }

  public mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    switch message {
    case .answer: return []
    case .notification(let call):
      return stage == .running || call.method == "exit" ? take(call) : []
    case .request(let id, let call):
      // A request may refer to the diagnostics of the document.
      var published = stage == .running ? changed.compactMap { publish($0) } : []
      published += progress.end()
      do throws(RPCError) {
        return published + [.result(of: id, try answer(call))]
      } catch {
        return published + [.failure(of: id, error)]
      }
    }
  }
}

// MARK: - Requests

extension LanguageServer {
  private mutating func answer(_ call: Call) throws(RPCError) -> OutgoingMessage.Body {
    switch (stage, call.method) {
    case (.new, "initialize"): return initialize(call.parameters)
    case (.new, _):
      throw RPCError(code: -32_002, message: "The first request is \"initialize\".")
    case (.shutDown, _):
      throw .invalidRequest("The server is shut down; expected the notification \"exit\".")
    case (_, "initialize"): throw .invalidRequest("The server is initialised already.")
    case (_, "shutdown"):
      stage = .shutDown
      return { $0.null() }
    case (_, "textDocument/codeAction"): return try codeActions(call.parameters)
    case (_, "textDocument/hover"): return try hover(call.parameters)
    default: throw .methodNotFound(call.method)
    }
  }

  private mutating func initialize(_ parameters: JSONValue?) -> OutgoingMessage.Body {
    stage = .running
    client = ClientCapabilities(parameters)
    auditor.open(folders: client.folders)
    progress.isDue = true
    let version = version
    return { json in
      json.object { json in
        json.key("capabilities")
        json.object { $0.serverCapabilities() }
        json.key("serverInfo")
        json.object { json in
          json.member("name", "a11y-audit")
          json.member("version", version)
        }
      }
    }
  }
}

// MARK: - Notifications

extension LanguageServer {
  private mutating func take(_ call: Call) -> [OutgoingMessage] {
    let document = call.parameters?["textDocument"]
    switch call.method {
    case "exit": stage = .ended(stage == .shutDown ? 0 : 1)
    case "textDocument/didOpen": open(document, text: document?["text"]?.string)
    case "textDocument/didChange":
      // With full synchronisation the last change holds the whole text.
      let change = call.parameters?["contentChanges"]?.array?.last
      open(document, text: change?["range"] == nil ? change?["text"]?.string : nil)
    case "textDocument/didClose": return close(document?["uri"]?.string)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": auditAll()
    default: break
    }
    return []
  }

  private mutating func open(_ document: JSONValue?, text: String?) {
    guard let uri = document?["uri"]?.string, let text else { return }
    documents[uri] = OpenDocument(uri: uri, version: document?["version"]?.integer, text: text)
    if !changed.contains(uri) { changed.append(uri) }
  }

  private mutating func close(_ uri: String?) -> [OutgoingMessage] {
    guard let uri, var document = documents.removeValue(forKey: uri) else { return [] }
    changed.removeAll { $0 == uri }
    document.diagnostics = []
    return [notification(of: document)]
  }

  /// Audits all documents again: configurations, sources and other orientations are in files.
  private mutating func auditAll() {
    auditor.forgetFiles()
    progress.isDue = true
    changed = documents.keys.sorted()
  }

  private mutating func publish(_ uri: String) -> OutgoingMessage? {
    changed.removeAll { $0 == uri }
    guard var document = documents[uri] else { return nil }
    document.diagnostics = document.audited.map { auditor.diagnostics(of: $0) } ?? []
    documents[uri] = document
    return notification(of: document)
  }

  /// After the first documents: their diagnostics do not wait until the folders are searched.
  private var isNoticeDue: Bool { !isNoticeSent && !documents.isEmpty && !client.folders.isEmpty }

  private mutating func sendNotice() -> OutgoingMessage? {
    guard isNoticeDue else { return nil }
    isNoticeSent = true
    let notices = auditor.notices()
    guard !notices.isEmpty else { return nil }
    return .notification("window/showMessage") { json in
      json.object { json in
        json.member("type", Diagnostic.Severity.information.rawValue)
        json.member("message", notices.map { "\($0)." }.joined(separator: "\n"))
      }
    }
  }

  private func notification(of document: OpenDocument) -> OutgoingMessage {
    .notification("textDocument/publishDiagnostics") { $0.diagnostics(of: document) }
  }
}
