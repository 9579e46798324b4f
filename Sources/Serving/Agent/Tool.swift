internal import SourceText

/// A tool, as described to an agent.
public struct Tool: Hashable, Sendable {
  /// A parameter of a tool.
  public struct Parameter: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case text
      case texts
      /// One of these texts.
      case choice([String])
    }

    let name: String
    let kind: Kind
    let summary: String
    let isRequired: Bool

    public init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
      self.name = name
      self.kind = kind
      self.summary = summary
      self.isRequired = isRequired
    }
  }

  let name: String
  let title: String
  let summary: String
  let parameters: [Parameter]

  public init(_ name: String, title: String, _ summary: String, _ parameters: [Parameter]) {
    self.name = name
    self.title = title
    self.summary = summary
    self.parameters = parameters
  }
}

/// The arguments of a call, of the declared types.
public struct ToolArguments: Hashable, Sendable {
  private var values: [String: [String]] = [:]

  /// The argument of the name; nil if it is missing.
  public func text(_ name: String) -> String? { values[name]?.first }
  /// The arguments of the name; empty if it is missing.
  public func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// - Throws: an error in the arguments.
  init(_ value: JSONValue?, for tool: Tool) throws(ToolError) {
    if let value, value.kind != .object {
      throw ToolError("found \(value.kind) as arguments; expected an object")
    }
    for member in value.map({ Array($0.members) }) ?? [] where !member.value.isNull {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        let known = tool.parameters.map(\.name).joined(separator: ", ")
        throw ToolError("there is no parameter \"\(member.name)\"; expected one of \(known)")
      }
      values[member.name] = try parameter.texts(of: member.value)
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolError("found no \"\(parameter.name)\"; expected one")
    }
  }
}

/// Why a tool has no result, for the agent to read.
public struct ToolError: Error, Hashable, Sendable {
  let reason: String

  public init(_ reason: String) { self.reason = reason }
}

extension Tool.Parameter {
  fileprivate func texts(of value: JSONValue) throws(ToolError) -> [String] {
    switch kind {
    case .text:
      if let text = value.string { return [text] }
      // Agents write the number of a page as a number.
      if let number = value.integer { return ["\(number)"] }
      throw ToolError("found \(value.kind) as \"\(name)\"; expected a string")
    case .texts:
      if let values = value.array {
        let texts = values.compactMap(\.string)
        if texts.count == values.count, !texts.isEmpty { return texts }
      }
      throw ToolError("\"\(name)\" takes an array of one string or more")
    case .choice(let choices):
      if let text = value.string, choices.contains(text) { return [text] }
      throw ToolError("\"\(name)\" takes one of \(choices.joined(separator: ", "))")
    }
  }
}

// MARK: - JSON

extension JSONWriter {
  mutating func tool(_ tool: Tool) {
    object { json in
      json.member("name", tool.name)
      json.member("title", tool.title)
      json.member("description", tool.summary)
      json.key("inputSchema")
      json.schema(of: tool)
      json.key("annotations")
      json.object { json in
        json.member("readOnlyHint", true)
        json.member("openWorldHint", false)
      }
    }
  }

  private mutating func schema(of tool: Tool) {
    object { json in
      json.member("type", "object")
      json.key("properties")
      json.object { json in
        for parameter in tool.parameters {
          json.key(parameter.name)
          json.object { $0.schema(of: parameter) }
        }
      }
      json.key("required")
      json.array(tool.parameters.filter(\.isRequired)) { $0.string($1.name) }
      json.member("additionalProperties", false)
    }
  }

  private mutating func schema(of parameter: Tool.Parameter) {
    switch parameter.kind {
    case .text: member("type", "string")
    case .texts:
      member("type", "array")
      key("items")
      object { $0.member("type", "string") }
      member("minItems", 1)
    case .choice(let choices):
      member("type", "string")
      key("enum")
      array(choices) { $0.string($1) }
    }
    member("description", parameter.summary)
  }
}
