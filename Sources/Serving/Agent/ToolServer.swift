internal import SourceText

/// The server's part of the Model Context Protocol: tools and resources
/// (https://modelcontextprotocol.io/specification/2025-06-18).
public struct ToolServer<Box: Toolbox>: MessageHandler {
  public static var cancellation: Cancellation {
    Cancellation(method: "notifications/cancelled", parameter: "requestId", answer: nil)
  }
  /// The version of 2025-03-26 has batches.
  public static var takesBatches: Bool { true }

  /// The versions of the protocol, latest first.
  static var versions: [String] { ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] }

  private let version: String
  private var box: Box
  private var isInitialised = false

  /// - Parameter version: that of this program.
  public init(_ box: Box, version: String) {
    self.box = box
    self.version = version
  }

  public var status: Int32? { nil }
  /// The client closes standard input at the end.
  public var statusAtEnd: Int32 { 0 }
  public var hasWork: Bool { false }

  public mutating func work() -> [OutgoingMessage] { [] }

  public mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    guard case .request(let id, let call) = message else { return [] }
    do throws(RPCError) {
      return [.result(of: id, try answer(call))]
    } catch {
      return [.failure(of: id, error)]
    }
  }

  private mutating func answer(_ call: Call) throws(RPCError) -> OutgoingMessage.Body {
    switch call.method {
    case "ping": return { $0.object { _ in } }
    case "initialize": return try initialize(call.parameters)
    case _ where !isInitialised:
      throw .invalidRequest("The first request is \"initialize\".")
    case "tools/list": return try list("tools", box.tools, call.parameters) { $0.tool($1) }
    case "tools/call": return try self.call(call.parameters)
    case "resources/list":
      return try list("resources", box.resources, call.parameters) { $0.resource($1) }
    case "resources/templates/list":
      return try list("resourceTemplates", [AgentResource](), call.parameters) { $0.resource($1) }
    case "resources/read": return try read(call.parameters)
    default: throw .methodNotFound(call.method)
    }
  }

  private mutating func initialize(
    _ parameters: JSONValue?
  ) throws(RPCError) -> OutgoingMessage.Body {
    guard let wanted = parameters?["protocolVersion"]?.string else {
      throw .invalidParameters("found no \"protocolVersion\"; expected one")
    }
    isInitialised = true
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    let (version, instructions) = (version, box.instructions)
    return { json in
      json.object { json in
        json.member("protocolVersion", agreed)
        json.key("capabilities")
        json.object { json in
          for name in ["tools", "resources"] {
            json.key(name)
            json.object { _ in }
          }
        }
        json.key("serverInfo")
        json.object { json in
          json.member("name", "a11y-audit")
          json.member("title", "Earshot accessibility audit")
          json.member("version", version)
        }
        json.member("instructions", instructions)
      }
    }
  }

  /// A list is one page.
  private func list<Item: Sendable>(
    _ name: String, _ items: [Item], _ parameters: JSONValue?,
    _ write: @escaping @Sendable (inout JSONWriter, Item) -> Void
  ) throws(RPCError) -> OutgoingMessage.Body {
    guard parameters?["cursor"] == nil else {
      throw .invalidParameters("found a cursor; the list has one page")
    }
    return { json in
      json.object { json in
        json.key(name)
        json.array(items, write)
      }
    }
  }
}

// MARK: - Calls

extension ToolServer {
  private mutating func call(_ parameters: JSONValue?) throws(RPCError) -> OutgoingMessage.Body {
    guard let name = parameters?["name"]?.string else {
      throw .invalidParameters("found no \"name\" of a tool; expected one")
    }
    guard let tool = box.tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("There is no tool \"\(name.prefix(100))\".")
    }
    // An error in a call is returned to the agent, which can then call again.
    do throws(ToolError) {
      let arguments = try ToolArguments(parameters?["arguments"], for: tool)
      return Self.result(try box.call(name, arguments), isError: false)
    } catch {
      return Self.result(error.reason, isError: true)
    }
  }

  private static func result(_ text: String, isError: Bool) -> OutgoingMessage.Body {
    { json in
      json.object { json in
        json.key("content")
        json.array { json in
          json.object { json in
            json.member("type", "text")
            json.member("text", text)
          }
        }
        json.member("isError", isError)
      }
    }
  }

  private func read(_ parameters: JSONValue?) throws(RPCError) -> OutgoingMessage.Body {
    guard let uri = parameters?["uri"]?.string else {
      throw .invalidParameters("found no \"uri\"; expected one")
    }
    guard let text = box.text(ofResource: uri) else {
      throw RPCError(code: -32_002, message: "There is no resource \"\(uri.prefix(200))\".")
    }
    return { json in
      json.object { json in
        json.key("contents")
        json.array { json in
          json.object { json in
            json.member("uri", uri)
            json.member("mimeType", AgentResource.mediaType)
            json.member("text", text)
          }
        }
      }
    }
  }
}
