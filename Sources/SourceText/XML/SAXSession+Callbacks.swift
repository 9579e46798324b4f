internal import CLibXML2

// This file holds all pointers of libxml2.

/// An attribute of a tag; its bytes belong to the parser.
struct SAXAttribute {
  /// The index of its name among those of the document.
  let name: Int
  fileprivate let value: UnsafeBufferPointer<UInt8>

  var length: Int { value.count }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result { body(value.span) }

  /// libxml2 keeps an ampersand as `&#38;` unless it expands entities.
  var string: String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = value[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[...ampersand]
      rest = rest[ampersand...]
      rest = rest.dropFirst(rest.starts(with: Array("&#38;".utf8)) ? 5 : 1)
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}

extension SAXSession {
  func parse(with context: xmlParserCtxtPtr, readsText: Bool) {
    context.pointee.sax.pointee = Self.callbacks(readsText: readsText)
    withExtendedLifetime(self) {
      let reference = Unmanaged.passUnretained(self).toOpaque()
      context.pointee.userData = reference
      _ = earshot_parse(context, readBytes, reference)
    }
  }

  private static func callbacks(readsText: Bool) -> xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = XML_SAX2_MAGIC
    callbacks.startElementNs = { data, name, prefix, _, namespaces, _, count, _, attributes in
      guard let session = session(data), let name else { return }
      session.start(namespaces: Int(namespaces), count: Int(count)) { names in
        (names.index(of: name, prefix: prefix), names.attributes(attributes, count: Int(count)))
      }
    }
    callbacks.endElementNs = { data, _, _, _ in session(data)?.end() }
    callbacks.comment = { data, text in
      guard let text else { return }
      session(data)?.comment(String(cString: text))
    }
    // The callback precedes any processing of the declaration.
    callbacks.internalSubset = { data, _, _, _ in session(data)?.doctype() }
    callbacks.serror = { data, error in
      guard let error, error.pointee.level.rawValue > 1 else { return }
      session(data)?.fail(with: error.pointee)
    }
    guard readsText else { return callbacks }
    callbacks.characters = { data, bytes, count in
      guard let bytes else { return }
      let text = UnsafeBufferPointer(start: bytes, count: Int(count))
      session(data)?.text(String(decoding: text, as: UTF8.self))
    }
    callbacks.cdataBlock = callbacks.characters
    return callbacks
  }
}

extension SAXNames {
  fileprivate mutating func index(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
  ) -> Int {
    guard let prefix else {
      return index(at: UInt(bitPattern: name)) { String(cString: name) }
    }
    return index(withPrefix: String(cString: prefix) + ":" + String(cString: name))
  }

  /// Reads libxml2's array: name, prefix, URI, begin and end of the value, for each attribute.
  fileprivate mutating func attributes(
    _ array: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int
  ) -> [SAXAttribute] {
    guard let array else { return [] }
    var attributes: [SAXAttribute] = []
    attributes.reserveCapacity(count)
    for index in 0..<count {
      let parts = array + 5 * index
      guard let name = parts[0], let start = parts[3], let end = parts[4] else { continue }
      attributes.append(
        SAXAttribute(
          name: self.index(of: name, prefix: parts[1]),
          value: UnsafeBufferPointer(start: start, count: end - start)))
    }
    return attributes
  }
}

/// The session that libxml2 calls back.
private func session(_ data: UnsafeMutableRawPointer?) -> SAXSession? {
  data.map { Unmanaged<SAXSession>.fromOpaque($0).takeUnretainedValue() }
}

private func readBytes(
  _ data: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  guard let session = session(data) else { return -1 }
  let piece = session.nextBytes(atMost: Int(capacity))
  UnsafeMutableRawBufferPointer(start: buffer, count: Int(capacity)).copyBytes(from: piece)
  return Int32(piece.count)
}
