public import SourceText

/// The session of a server through which a capture is taken.
public enum SessionChoice: Hashable, Sendable {
  /// A session of another program, which stays open.
  case attach(String)
  /// A session of our own, with the body of the request that begins it.
  case begin([UInt8])
  /// The open session of WebDriverAgent, else one of our own there.
  case open

  /// The session for a file of capabilities.
  ///
  /// The file holds W3C capabilities (`alwaysMatch`, `firstMatch`), with or without an object
  /// around them, or plain capabilities.
  public init(capabilities bytes: [UInt8]) throws(DocumentError) {
    let root = try JSONDocument(bytes).root
    guard root.kind == .object else {
      throw root.error("found \(root.kind); expected an object with capabilities")
    }
    let object = root["capabilities"] ?? root
    guard object.kind == .object else {
      throw object.error("found \(object.kind) as \"capabilities\"; expected an object")
    }
    let text = object.source(prefix: bytes.count)
    let isComplete = object["alwaysMatch"] != nil || object["firstMatch"] != nil
    let capabilities = isComplete ? text : "{\"alwaysMatch\": \(text)}"
    self = .begin(Array("{\"capabilities\": \(capabilities)}".utf8))
  }

  /// Launches no app and ends none.
  static let emptyCapabilities = Array(#"{"capabilities": {"alwaysMatch": {}}}"#.utf8)
}
