internal import CLibXML2

/// Lends the session that libxml2 calls, without counting who holds it.
private func withSession<Result>(
  _ data: UnsafeMutableRawPointer?, _ body: (SAXSession) -> Result
) -> Result? {
  data.map { Unmanaged<SAXSession>.fromOpaque($0)._withUnsafeGuaranteedRef(body) }
}

func readBytes(
  _ data: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32
) -> Int32 {
  let buffer = UnsafeMutableRawBufferPointer(start: buffer, count: Int(capacity))
  return withSession(data) { Int32($0.read(into: buffer)) } ?? -1
}

extension SAXSession {
  /// What libxml2 is told to call.
  static func callbacks(readsText: Bool) -> xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = XML_SAX2_MAGIC
    callbacks.startElementNs = { data, name, prefix, _, namespaces, _, count, _, attributes in
      guard let name else { return }
      withSession(data) {
        $0.start(
          name: name, prefix: prefix, namespaces: Int(namespaces), count: Int(count),
          attributes: attributes)
      }
    }
    callbacks.endElementNs = { data, _, _, _ in withSession(data) { $0.end() } }
    callbacks.comment = { data, text in
      guard let text else { return }
      withSession(data) { $0.comment(String(cString: text)) }
    }
    // The callback comes before anything inside the declaration is looked at.
    callbacks.internalSubset = { data, _, _, _ in
      withSession(data) { $0.failAtTag("found a DOCTYPE, expected a document without one") }
    }
    callbacks.serror = { data, error in
      guard let error, error.pointee.level.rawValue > 1 else { return }
      withSession(data) { $0.fail(with: error.pointee) }
    }
    if readsText {
      callbacks.characters = { data, bytes, count in
        guard let bytes else { return }
        withSession(data) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
      }
      callbacks.cdataBlock = callbacks.characters
    }
    return callbacks
  }
}
