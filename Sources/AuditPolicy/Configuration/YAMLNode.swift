internal import SourceText

/// A node of a YAML document with its position, as one of the shapes that configurations use.
struct YAMLNode {
  let value: YAMLValue
  let place: SourcePosition

  init(_ value: YAMLValue, file: String) {
    self.value = value
    place = SourcePosition(file: file, line: value.line, column: value.column)
  }

  /// A member of a mapping.
  struct Member {
    let key: String
    let keyPlace: SourcePosition
    let value: YAMLNode
  }

  var text: String? {
    guard case .scalar(let text, _) = value.content else { return nil }
    return isEmpty ? "" : text
  }

  /// Whether there is no value (`rules:` with nothing after it).
  var isEmpty: Bool {
    guard case .scalar(let text, isPlain: true) = value.content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var members: [Member]? {
    guard case .mapping(let members) = value.content else { return nil }
    return members.map { member in
      Member(
        key: member.key,
        keyPlace: SourcePosition(file: place.file, line: member.keyLine, column: member.keyColumn),
        value: YAMLNode(member.value, file: place.file))
    }
  }

  var items: [YAMLNode]? {
    guard case .sequence(let items) = value.content else { return nil }
    return items.map { YAMLNode($0, file: place.file) }
  }

  /// The type of the node, for messages.
  var found: String {
    switch value.content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isEmpty ? "nothing" : "\"\((text ?? "").prefix(60))\""
    }
  }
}

extension YAMLNode {
  /// Reads a document; nil for an empty one.
  ///
  /// - Parameter keys: every document of the kind has one of them; a document with none is not
  ///   quoted.
  /// - Throws: if it is not YAML.
  static func document(
    _ text: String, file: String, keys: [String]
  ) throws(PolicyError) -> YAMLNode? {
    do throws(DocumentError) {
      return try YAMLDocument.read(text).map { YAMLNode($0, file: file) }
    } catch {
      // Some reasons already state what was expected.
      let expected = error.reason.contains("; expected ") ? "" : "; expected YAML"
      let isQuoting = error.reason.contains("\"") && !mentions(keys, text)
      throw PolicyError(
        SourcePosition(file: file, line: error.line, column: error.column),
        isQuoting ? "found other YAML; expected a configuration" : error.reason + expected)
    }
  }

  /// Whether a line begins with one of the keys.
  private static func mentions(_ keys: [String], _ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let start = line.drop { " {\"'".contains($0) }
      return keys.contains { start.hasPrefix($0 + ":") }
    }
  }
}
