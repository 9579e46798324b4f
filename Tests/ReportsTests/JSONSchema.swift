import Reports

/// The part of JSON Schema that `docs/report.schema.json` is written in, and one rule more: a member
/// that the schema does not describe is wrong, so that no report gets ahead of it.
struct JSONSchema {
  let root: JSONValue

  /// What departs from the schema, each with its place.
  func faults(_ value: JSONValue) -> [String] { faults(value, root, "") }

  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "required",
    "properties", "items", "minItems", "maxItems", "minimum", "pattern",
  ]

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    var faults: [String] = []
    for keyword in (schema.object ?? [:]).keys where !Self.keywords.contains(keyword) {
      faults.append("\(place): the schema says \(keyword), which nobody here knows")
    }
    if let reference = schema["$ref"]?.string {
      faults += self.faults(value, resolve(reference), place)
    }
    if let constant = schema["const"], constant != value { faults.append("\(place): const") }
    if let values = schema["enum"]?.array, !values.contains(value) {
      faults.append("\(place): enum")
    }
    if let type = schema["type"] {
      let names = type.string.map { [$0] } ?? (type.array ?? []).compactMap(\.string)
      if !names.contains(where: { Self.isType($0, value) }) { faults.append("\(place): type") }
    }
    if let minimum = schema["minimum"]?.number, let number = value.number, number < minimum {
      faults.append("\(place): minimum")
    }
    if let pattern = schema["pattern"]?.string, let text = value.string,
      (try? Regex(pattern).wholeMatch(in: text)) == nil
    {
      faults.append("\(place): pattern")
    }
    return faults + itemFaults(value, schema, place) + memberFaults(value, schema, place)
  }

  private func itemFaults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    guard let items = value.array else { return [] }
    var faults: [String] = []
    if let limit = schema["minItems"]?.integer, items.count < limit {
      faults.append("\(place): minItems")
    }
    if let limit = schema["maxItems"]?.integer, items.count > limit {
      faults.append("\(place): maxItems")
    }
    guard let schema = schema["items"] else { return faults }
    return faults
      + items.enumerated().flatMap { self.faults($0.element, schema, "\(place)/\($0.offset)") }
  }

  private func memberFaults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    guard let members = value.object, schema["$ref"] == nil else { return [] }
    let required = (schema["required"]?.array ?? []).compactMap(\.string)
    let missing = required.filter { members[$0] == nil }.map { "\(place)/\($0): required" }
    return missing
      + members.sorted { $0.key < $1.key }.flatMap { name, member in
        guard let schema = schema["properties"]?[name] else {
          return ["\(place)/\(name): not described"]
        }
        return faults(member, schema, "\(place)/\(name)")
      }
  }

  private func resolve(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
  }

  private static func isType(_ name: String, _ value: JSONValue) -> Bool {
    switch (name, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool), ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
