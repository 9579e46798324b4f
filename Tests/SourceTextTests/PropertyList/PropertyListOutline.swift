import SourceText

/// A property list on one line, so that tests can compare whole values: `{a: [1, "b"]}`.
extension PropertyList {
  var outline: String {
    switch content {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)r"
    case .boolean(let value): "\(value)"
    case .opaque: "opaque"
    case .array(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .dictionary(let members):
      "{\(members.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }

  /// The keys of a dictionary with their positions and comments.
  var keys: [String] {
    members.map { "\($0.line):\($0.column) \($0.key)\($0.comment.map { " (\($0))" } ?? "")" }
  }
}
