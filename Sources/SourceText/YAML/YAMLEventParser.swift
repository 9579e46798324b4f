internal import CYAML

/// A part of a YAML document, as libyaml reports it.
struct YAMLEvent {
  enum Kind {
    case documentStart(hasDirectives: Bool)
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case alias
    /// Of a sequence, a mapping, the document or the stream.
    case end
  }

  var kind: Kind
  var hasAnchor = false
  var hasTag = false
  /// From 1.
  var line: Int
  /// In characters, from 1.
  var column: Int

  func value(_ content: YAMLValue.Content) -> YAMLValue {
    YAMLValue(content: content, line: line, column: column)
  }

  func error(_ reason: String) -> DocumentError {
    DocumentError(line: line, column: column, reason: reason)
  }
}

/// Reads a text event by event with libyaml; the only file that calls it.
final class YAMLEventParser {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let isReady: Bool

  init(_ text: String) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    isReady = yaml_parser_initialize(parser) != 0
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event that is not the start of the stream or the end of a document.
  func next() throws(DocumentError) -> YAMLEvent {
    guard isReady else {
      throw DocumentError(line: 1, column: 1, reason: "found too little memory to read YAML")
    }
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else { throw problem }
      defer { yaml_event_delete(&event) }
      if let found = Self.event(event) { return found }
    }
  }

  private static func event(_ event: yaml_event_t) -> YAMLEvent? {
    var found = YAMLEvent(
      kind: .end, line: event.start_mark.line + 1, column: event.start_mark.column + 1)
    switch event.type {
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: return nil
    case YAML_DOCUMENT_START_EVENT:
      let start = event.data.document_start
      let hasTags = start.tag_directives.start != start.tag_directives.end
      found.kind = .documentStart(hasDirectives: start.version_directive != nil || hasTags)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      found.kind = .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      (found.hasAnchor, found.hasTag) = (scalar.anchor != nil, scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      found.kind = .sequenceStart
      let start = event.data.sequence_start
      (found.hasAnchor, found.hasTag) = (start.anchor != nil, start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      found.kind = .mappingStart
      let start = event.data.mapping_start
      (found.hasAnchor, found.hasTag) = (start.anchor != nil, start.tag != nil)
    case YAML_ALIAS_EVENT: found.kind = .alias
    default: break
    }
    return found
  }

  /// The parser's error, in its own words.
  private var problem: DocumentError {
    let reason = parser.pointee.problem.map { String(cString: $0) } ?? "found no YAML"
    guard parser.pointee.error != YAML_READER_ERROR else {
      // The character reader reports an offset in bytes without a line.
      let before = String(decoding: bytes.prefix(parser.pointee.problem_offset), as: UTF8.self)
      let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return DocumentError(
        line: max(1, lines.count), column: (lines.last?.unicodeScalars.count ?? 0) + 1,
        reason: reason)
    }
    let mark = parser.pointee.problem_mark
    return DocumentError(line: mark.line + 1, column: mark.column + 1, reason: reason)
  }
}
