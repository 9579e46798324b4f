internal import SourceText

/// Receives the nodes of a tree in JSON.
protocol JSONTreeHandler {
  /// Receives a node, an object, before its children.
  mutating func open(_ node: JSONValue) throws(DocumentError)
  /// Closes the innermost open node.
  mutating func close()
}

/// The nodes of a tree in JSON, each with the children in its member `children`.
enum JSONTree {
  /// The remaining steps, the next one last. A stack, because a file may nest to any depth.
  private enum Step {
    case open(JSONValue)
    case close
  }

  /// Passes the nodes to a handler, each after its parent.
  ///
  /// - Throws: for a node that is not an object, and for children that are not an array.
  static func read(
    _ roots: [JSONValue], into handler: inout some JSONTreeHandler
  ) throws(DocumentError) {
    var steps = roots.reversed().map(Step.open)
    while let step = steps.popLast() {
      switch step {
      case .close: handler.close()
      case .open(let node):
        guard node.kind == .object else {
          throw node.error("found \(node.kind) for an element; expected an object")
        }
        try handler.open(node)
        steps.append(.close)
        guard let children = node["children"] else { continue }
        guard let nodes = children.array else {
          throw children.error("found \(children.kind) for \"children\"; expected an array")
        }
        steps += nodes.reversed().map(Step.open)
      }
    }
  }
}

extension JSONValue {
  /// The text of a string, a number or a Boolean value; nil for an empty one and for any other kind.
  var text: String? {
    switch kind {
    case .string: string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: source(prefix: Self.longestNumber)
    case .boolean: boolean == true ? "true" : "false"
    case .object, .array, .null: nil
    }
  }

  private static let longestNumber = 64

  /// A Boolean value in any of the notations of these tools: `true`, `"true"`, `1`, `"1"`; nil for others.
  var flag: Bool? {
    switch text {
    case "true", "1", "YES": true
    case "false", "0", "NO": false
    default: nil
    }
  }

  /// The members of an object by their names, each found once; a null is left out.
  var membersByName: [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for (name, value) in self.members where !value.isNull { members[name] = value }
    return members
  }
}

extension XCUITestAttributes {
  /// Reads a rectangle with the members `x`, `y`, `width` and `height`.
  ///
  /// - Throws: for one that is not an object, or whose members are not numbers.
  mutating func setFrame(_ value: JSONValue, named name: String) throws(DocumentError) {
    guard value.kind == .object else {
      throw value.error(
        "found \(value.kind) for \"\(name)\"; expected an object with x, y, width and height")
    }
    func number(_ member: String) throws(DocumentError) -> Double? {
      guard let number = value[member] else { return nil }
      // An infinite frame is written as a text (`"Infinity"`).
      guard let found = number.number else {
        if number.kind == .string { return nil }
        throw number.error("found \(number.kind) for \"\(member)\"; expected a number")
      }
      return found
    }
    x = try number("x")
    y = try number("y")
    width = try number("width")
    height = try number("height")
  }
}
