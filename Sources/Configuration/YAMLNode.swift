internal import Auditing
internal import Yams

/// A node of a YAML document with its place, in terms of the shapes that configurations are made of.
struct YAMLNode {
  let node: Node
  let place: SourcePlace

  init(_ node: Node, file: String, fallback: SourcePlace? = nil) {
    self.node = node
    place =
      node.mark.map { SourcePlace(file: file, line: $0.line, column: $0.column) }
      ?? fallback ?? SourcePlace(file: file, line: 1, column: 1)
  }

  /// A member of a mapping.
  struct Member {
    let key: String
    let keyPlace: SourcePlace
    let value: YAMLNode
  }

  var text: String? { node.scalar.map { isEmpty ? "" : $0.string } }

  /// Whether nothing stands there (`rules:` with nothing behind it).
  var isEmpty: Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  var members: [Member]? {
    node.mapping.map { mapping in
      mapping.map { key, value in
        let key = YAMLNode(key, file: place.file, fallback: place)
        return Member(
          key: key.text ?? "", keyPlace: key.place,
          value: YAMLNode(value, file: place.file, fallback: key.place))
      }
    }
  }

  var items: [YAMLNode]? {
    node.sequence.map { $0.map { YAMLNode($0, file: place.file, fallback: place) } }
  }

  /// What stands there, for messages.
  var found: String {
    switch node {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isEmpty ? "nothing" : "\"\((text ?? "").prefix(60))\""
    default: "an alias"
    }
  }
}

extension YAMLNode {
  /// Reads a document; nil for one that is empty.
  ///
  /// - Throws: where it is no YAML.
  static func document(_ text: String, file: String) throws(PolicyError) -> YAMLNode? {
    do {
      return try Yams.compose(yaml: text).map { YAMLNode($0, file: file) }
    } catch let error as YamlError {
      throw PolicyError(error, file: file)
    } catch {
      throw PolicyError(
        SourcePlace(file: file, line: 1, column: 1), "found no YAML, expected a mapping")
    }
  }
}

extension PolicyError {
  fileprivate init(_ error: YamlError, file: String) {
    func place(_ mark: Mark) -> SourcePlace {
      SourcePlace(file: file, line: mark.line, column: mark.column)
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(place(mark), "\(problem), expected YAML")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      self.init(place(context.mark), "found the key \(names) twice, expected it once")
    case .reader(let problem, _, _, _):
      self.init(SourcePlace(file: file, line: 1, column: 1), "\(problem), expected UTF-8")
    default:
      self.init(
        SourcePlace(file: file, line: 1, column: 1), "found no YAML, expected a mapping")
    }
  }
}
