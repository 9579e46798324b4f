import SourceText

/// The part of JSON Schema in which `docs/report.schema.json` is written, and one more rule: a
/// member that the schema does not describe is an error, so that reports do not outgrow it.
struct JSONSchema {
  let root: JSONValue

  /// The violations of the schema, each with its position.
  func faults(_ value: JSONValue) -> [String] { faults(value, root, "") }

  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "required",
    "properties", "items", "minItems", "maxItems", "minimum", "pattern",
  ]

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    var faults: [String] = []
    for (keyword, _) in schema.members where !Self.keywords.contains(keyword) {
      faults.append("\(place): the schema says \(keyword), which nobody here knows")
    }
    if let reference = schema["$ref"]?.string {
      faults += self.faults(value, resolve(reference), place)
    }
    if let constant = schema["const"], !constant.isSame(as: value) {
      faults.append("\(place): const")
    }
    if let values = schema["enum"]?.array, !values.contains(where: { $0.isSame(as: value) }) {
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
    guard value.kind == .object, schema["$ref"] == nil else { return [] }
    let required = (schema["required"]?.array ?? []).compactMap(\.string)
    let missing = required.filter { value.member($0) == nil }.map { "\(place)/\($0): required" }
    return missing
      + value.members.sorted { $0.name < $1.name }.flatMap { name, member in
        guard let schema = schema["properties"]?[name] else {
          return ["\(place)/\(name): not described"]
        }
        return faults(member, schema, "\(place)/\(name)")
      }
  }

  private func resolve(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { value, name in
      value[String(name)] ?? value
    }
  }

  private static func isType(_ name: String, _ value: JSONValue) -> Bool {
    switch (name, value.kind) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .boolean), ("null", .null):
      true
    case ("integer", .number): value.number.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}

extension JSONValue {
  /// Whether both are the same value, wherever they are in their documents.
  func isSame(as other: JSONValue) -> Bool {
    guard kind == other.kind, count == other.count else { return false }
    switch kind {
    case .object:
      return members.allSatisfy { name, value in
        other.member(name).map { value.isSame(as: $0) } ?? false
      }
    case .array: return zip(elements, other.elements).allSatisfy { $0.isSame(as: $1) }
    case .string: return string == other.string
    case .number: return number == other.number
    case .boolean: return boolean == other.boolean
    case .null: return true
    }
  }
}
