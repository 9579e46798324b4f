internal import CLibXML2

/// libxml2's errors in our words: the fault and the expected content.
enum ParserMessage {
  /// - Parameter rest: the bytes after the parser's position; empty if it had reached the end of a document with content.
  static func words(for error: xmlError, before rest: ArraySlice<UInt8>) -> String {
    let code = xmlParserErrors(UInt32(bitPattern: error.code))
    if rest.isEmpty, endsTag.contains(where: { $0 == code }) {
      return "the document ends in the middle of a tag; expected its '>'"
    }
    // libxml2 does not tell the two apart in an attribute.
    if code == XML_ERR_INVALID_CHAR, !beginsWithUTF8(rest) { return notUTF8 }
    return words[error.code] ?? fallback(error)
  }

  private static func beginsWithUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    if case .error = decoder.decode(&rest) { return false }
    return true
  }

  private static let notUTF8 = "bytes that are not UTF-8; expected UTF-8"

  /// Errors for a tag without an end, in a document that may be cut.
  private static let endsTag = [
    XML_ERR_GT_REQUIRED, XML_ERR_SPACE_REQUIRED, XML_ERR_NAME_REQUIRED,
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_ATTRIBUTE_NOT_STARTED,
  ]

  private static let words: [Int32: String] = Dictionary(
    uniqueKeysWithValues: [
      (XML_ERR_DOCUMENT_EMPTY, "found no element; expected '<' and the root element"),
      (XML_ERR_DOCUMENT_START, "found text; expected '<' and the root element"),
      (XML_ERR_DOCUMENT_END, "found more after the root element; expected the end of the document"),
      (XML_ERR_LT_REQUIRED, "found no '<'; expected a start tag"),
      (XML_ERR_GT_REQUIRED, "found no '>'; expected the end of the tag"),
      (XML_ERR_ATTRIBUTE_NOT_STARTED, "found no quote; expected a quoted attribute value"),
      (XML_ERR_ATTRIBUTE_NOT_FINISHED, "an attribute value has no end; expected its closing quote"),
      (XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "an attribute without a value; expected '=' and a value"),
      (XML_ERR_ATTRIBUTE_REDEFINED, "found an attribute twice; expected it once"),
      (XML_ERR_LT_IN_ATTRIBUTE, "found '<' in an attribute value; expected '&lt;'"),
      (XML_ERR_NAME_REQUIRED, "found no name; expected the name of an element or attribute"),
      (XML_ERR_SPACE_REQUIRED, "found no space; expected one between attributes"),
      (XML_ERR_UNDECLARED_ENTITY, "an unknown entity; expected one of XML's own such as '&amp;'"),
      (XML_ERR_ENTITYREF_SEMICOL_MISSING, "an entity without its end; expected ';'"),
      (XML_ERR_INVALID_CHAR, "a character that XML does not allow; expected text"),
      (
        XML_ERR_INVALID_CHARREF,
        "a character reference that XML does not allow; expected a valid one"
      ),
      (XML_ERR_INVALID_ENCODING, notUTF8),
      (XML_ERR_XMLDECL_NOT_FINISHED, "the XML declaration has no end; expected '?>'"),
      (XML_ERR_COMMENT_NOT_FINISHED, "a comment has no end; expected '-->'"),
      (XML_ERR_CDATA_NOT_FINISHED, "a CDATA section has no end; expected ']]>'"),
      (
        XML_ERR_RESERVED_XML_NAME,
        "an XML declaration inside the document; expected it at its start"
      ),
    ].map { (Int32(bitPattern: $0.0.rawValue), $0.1) })

  private static func fallback(_ error: xmlError) -> String {
    let text = error.message.map { String(cString: $0) } ?? "not well-formed"
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    if error.code == Int32(bitPattern: XML_ERR_TAG_NAME_MISMATCH.rawValue) {
      return mismatch(error)
    }
    if error.code == Int32(bitPattern: XML_ERR_TAG_NOT_FINISHED.rawValue) {
      return unfinished(error)
    }
    return "\(line); expected well-formed XML"
  }

  /// The innermost element that is open at the end of the file.
  private static func unfinished(_ error: xmlError) -> String {
    let open = error.str1.map { String(cString: $0) } ?? "?"
    return "found the end of the file inside <\(open)>; expected </\(open)>"
  }

  private static func mismatch(_ error: xmlError) -> String {
    let open = error.str1.map { String(cString: $0) } ?? "?"
    let found = error.str2.map { String(cString: $0) } ?? "?"
    return "found </\(found)>; expected </\(open)>, which opened on line \(error.int1)"
  }
}
