internal import SourceText

/// A text that an agent can read.
public struct AgentResource: Hashable, Sendable {
  let uri: String
  let name: String
  let summary: String

  public init(uri: String, name: String, _ summary: String) {
    self.uri = uri
    self.name = name
    self.summary = summary
  }

  /// The type of all resources.
  static let mediaType = "text/plain"
}

/// The tools and resources of a server for agents.
public protocol Toolbox {
  var tools: [Tool] { get }
  var resources: [AgentResource] { get }
  /// Instructions for the use of the tools.
  var instructions: String { get }

  /// - Returns: text for the agent.
  mutating func call(_ tool: String, _ arguments: ToolArguments) throws(ToolError) -> String
  /// The text of a resource; nil for an unknown one.
  func text(ofResource uri: String) -> String?
}

extension JSONWriter {
  mutating func resource(_ resource: AgentResource) {
    object { json in
      json.member("uri", resource.uri)
      json.member("name", resource.name)
      json.member("description", resource.summary)
      json.member("mimeType", AgentResource.mediaType)
    }
  }
}
