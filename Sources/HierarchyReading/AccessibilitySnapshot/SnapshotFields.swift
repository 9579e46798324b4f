internal import AccessibilityModel
internal import SourceText

/// Reads single fields of an element or a container; reports and skips unexpected values.
struct SnapshotFields {
  /// Unknown keys, with their values.
  private(set) var unknown: [String: String] = [:]
  private var warnings: [(message: String, value: JSONValue)] = []

  /// Positions are computed only here, since few files have warnings.
  func report(to collector: inout WarningCollector) {
    for (message, value) in warnings {
      let position = value.position
      collector.add(message, line: position.line, column: position.column)
    }
  }

  mutating func warn(_ message: String, at value: JSONValue) { warnings.append((message, value)) }

  /// Reports the found and the expected type of a field.
  private mutating func warn(_ name: String, _ value: JSONValue, _ expected: String) {
    warn("found \(value.kind) as \"\(name)\"; expected \(expected)", at: value)
  }

  mutating func keep(_ name: String, _ value: JSONValue) {
    guard !value.isNull else { return }
    unknown[name] = value.string ?? value.source(prefix: 200)
    if name != "visibility" { warn("unknown key \"\(name)\"", at: value) }
  }

  mutating func text(_ name: String, _ value: JSONValue) -> String? {
    if let text = value.string { return text }
    if !value.isNull { warn(name, value, "a string") }
    return nil
  }

  mutating func texts(_ name: String, _ value: JSONValue) -> [String] {
    let texts = value.elements.compactMap(\.string)
    if !value.isNull, value.kind != .array || texts.count < value.count {
      warn(name, value, "an array of strings")
    }
    return texts
  }

  mutating func content(_ value: JSONValue) -> [CustomContent] {
    if value.kind != .array, !value.isNull { warn("customContent", value, "an array") }
    return value.elements.map { entry in
      CustomContent(
        label: entry["label"]?.string ?? "", value: entry["value"]?.string ?? "",
        importance: entry["isImportant"]?.boolean == true ? .high : .default)
    }
  }

  /// Rotors, with the description of each element in them.
  mutating func rotors(_ value: JSONValue) -> [CustomRotor] {
    if value.kind != .array, !value.isNull { warn("customRotors", value, "an array") }
    return value.elements.map { rotor in
      let results = rotor["resultMarkers"]?.elements.compactMap { result in
        result["elementDescription"]?.string
      }
      return CustomRotor(name: rotor["name"]?.string ?? "", items: results ?? [])
    }
  }
}

// MARK: - Geometry

extension SnapshotFields {
  /// `[x, y]`
  mutating func point(_ name: String, _ value: JSONValue) -> Point? {
    guard let (x, y) = Self.pair(value) else {
      if !value.isNull { warn(name, value, "[x, y]") }
      return nil
    }
    return Point(x: x, y: y)
  }

  /// `[width, height]`
  mutating func size(_ name: String, _ value: JSONValue) -> Size? {
    guard let (width, height) = Self.pair(value) else {
      if !value.isNull { warn(name, value, "[width, height]") }
      return nil
    }
    return Size(width: width, height: height)
  }

  /// `[[x, y], [width, height]]`
  mutating func rect(_ name: String, _ value: JSONValue) -> Rect? {
    let parts = value.elements.map { Self.pair($0) }
    guard parts.count == 2, let origin = parts[0], let size = parts[1], size.0 >= 0, size.1 >= 0
    else {
      if !value.isNull { warn(name, value, "[[x, y], [width, height]]") }
      return nil
    }
    return Rect(x: origin.0, y: origin.1, width: size.0, height: size.1)
  }

  /// A frame, or the rectangle around the points of a path.
  mutating func shape(_ value: JSONValue) -> Rect? {
    if let frame = value["frame"] { return rect("frame", frame) }
    guard let path = value["pathElements"], path.kind == .array else {
      warn("shape", value, "\"frame\" or \"pathElements\"")
      return nil
    }
    var box = Rect.null
    for step in path.elements {
      // `{"line": {"to": [x, y]}}`; a closing step has no target.
      guard let target = step.members.first(where: { _ in true })?.value["to"],
        let (x, y) = Self.pair(target)
      else { continue }
      box = box.union(Rect(x: x, y: y, width: 0, height: 0))
    }
    return box.isNull ? nil : box
  }

  private static func pair(_ value: JSONValue) -> (Double, Double)? {
    guard value.count == 2 else { return nil }
    let numbers = value.elements.compactMap(\.number)
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
