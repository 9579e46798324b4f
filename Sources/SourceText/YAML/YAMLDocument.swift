/// Reads configuration files in YAML.
///
/// libyaml parses them. Anchors, aliases, tags, directives and keys that are not scalars are refused
/// at their position: a configuration needs none, and an alias can make a small file a huge one.
public enum YAMLDocument {
  /// - Returns: nil for an empty document.
  /// - Throws: the first mistake; syntax errors in libyaml's words.
  public static func read(_ text: String) throws(DocumentError) -> YAMLValue? {
    var composer = YAMLComposer(YAMLEventParser(text))
    return try composer.document()
  }
}

/// Builds the values of a document from the events of its parser.
private struct YAMLComposer {
  private let parser: YAMLEventParser
  private var depth = 0

  /// Deeper values are not a configuration.
  private static let depthLimit = 100

  init(_ parser: YAMLEventParser) { self.parser = parser }

  mutating func document() throws(DocumentError) -> YAMLValue? {
    let first = try parser.next()
    guard case .documentStart(let hasDirectives) = first.kind else { return nil }
    if hasDirectives { throw first.error("found a directive; expected a mapping") }
    let value = try value(from: try parser.next())
    let next = try parser.next()
    if case .documentStart = next.kind {
      throw next.error("found a second document; expected one")
    }
    if case .scalar("", isPlain: true) = value.content { return nil }
    return value
  }

  private mutating func value(from event: YAMLEvent) throws(DocumentError) -> YAMLValue {
    if event.hasAnchor { throw event.error("found an anchor; expected the value itself") }
    if event.hasTag { throw event.error("found a tag; expected the value alone") }
    switch event.kind {
    case .scalar(let text, let isPlain): return event.value(.scalar(text, isPlain: isPlain))
    case .sequenceStart: return event.value(.sequence(try items(of: event)))
    case .mappingStart: return event.value(.mapping(try members(of: event)))
    case .alias: throw event.error("found an alias; expected the value itself")
    case .documentStart, .end: throw event.error("found the end; expected a value")
    }
  }

  private mutating func items(of start: YAMLEvent) throws(DocumentError) -> [YAMLValue] {
    try enter(start)
    defer { depth -= 1 }
    var items: [YAMLValue] = []
    while true {
      let event = try parser.next()
      if case .end = event.kind { return items }
      items.append(try value(from: event))
    }
  }

  private mutating func members(
    of start: YAMLEvent
  ) throws(DocumentError) -> [YAMLValue.Member] {
    try enter(start)
    defer { depth -= 1 }
    var members: [YAMLValue.Member] = []
    while true {
      let event = try parser.next()
      if case .end = event.kind { break }
      let key = try key(from: event)
      members.append(
        YAMLValue.Member(
          key: key, keyLine: event.line, keyColumn: event.column,
          value: try value(from: try parser.next())))
    }
    try refuseDuplicates(in: members, of: start)
    return members
  }

  private mutating func key(from event: YAMLEvent) throws(DocumentError) -> String {
    switch event.kind {
    case .sequenceStart, .mappingStart:
      throw event.error("found a key of several parts; expected a word")
    default: break
    }
    guard case .scalar(let key, _) = try value(from: event).content else { return "" }
    return key
  }

  private mutating func enter(_ event: YAMLEvent) throws(DocumentError) {
    depth += 1
    guard depth < Self.depthLimit else {
      throw event.error("more than \(Self.depthLimit) values in one another; expected fewer")
    }
  }

  private func refuseDuplicates(
    in members: [YAMLValue.Member], of start: YAMLEvent
  ) throws(DocumentError) {
    let groups = Dictionary(grouping: members, by: \.key)
    let duplicates = groups.filter { $0.value.count > 1 }.keys.sorted()
    guard !duplicates.isEmpty else { return }
    let names = duplicates.map { "\"\($0)\"" }.joined(separator: ", ")
    throw start.error("found the key \(names) twice; expected it once")
  }
}
