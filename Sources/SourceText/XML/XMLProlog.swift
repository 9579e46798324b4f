/// Finds the beginning of a document's root element, after declarations, comments and a DOCTYPE.
///
/// The parser rejects a DOCTYPE and stops at the first error; the type of the document can be found
/// nevertheless. Nothing is expanded.
public struct XMLProlog {
  /// The first byte after the prolog: the `<` of the root, unless the document is not XML.
  public private(set) var end: Int
  /// Whether the bytes end inside the prolog.
  public private(set) var isUnfinished = false
  private let bytes: [UInt8]

  /// - Parameter bytes: in UTF-8; white space may come first.
  public init(of bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.startIndex
    skipSpace()
    while !isUnfinished, skipPart() { skipSpace() }
  }

  /// - Returns: whether anything was there that is not the root.
  private mutating func skipPart() -> Bool {
    if begins(with: "<!--") {
      skip(past: "-->")
    } else if begins(with: "<?") {
      skip(past: "?>")
    } else if begins(with: "<!DOCTYPE") {
      skipDocumentType()
    } else {
      // The available bytes may be the first half of one of the markers.
      isUnfinished = end == bytes.count || ["<!--", "<!DOCTYPE"].contains(where: isCut)
      return false
    }
    return true
  }

  private func begins(with mark: String) -> Bool { bytes[end...].starts(with: mark.utf8) }

  private func isCut(_ mark: String) -> Bool {
    let rest = bytes[end...]
    return rest.count < mark.utf8.count && mark.utf8.starts(with: rest)
  }

  private mutating func skipSpace() {
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
  }

  /// Skips past the next such marker, which ends in `>`.
  private mutating func skip(past mark: String) {
    var from = end
    while let close = bytes[from...].firstIndex(of: UInt8(ascii: ">")) {
      from = close + 1
      if bytes[end..<from].suffix(mark.utf8.count).elementsEqual(mark.utf8) { return end = from }
    }
    isUnfinished = true
  }

  /// Skips past a DOCTYPE: a `>` in quotes, in comments or between brackets does not end it.
  private mutating func skipDocumentType() {
    var isInSubset = false
    end += 2
    while end < bytes.count, !isUnfinished {
      switch bytes[end] {
      case UInt8(ascii: ">") where !isInSubset:
        end += 1
        return
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "<") where begins(with: "<!--"):
        skip(past: "-->")
        continue
      case UInt8(ascii: "<") where begins(with: "<?"):
        skip(past: "?>")
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
      default: break
      }
      end += 1
    }
    isUnfinished = true
  }

  /// Skips to the closing quote, if there is one.
  private mutating func skipQuoted() {
    let quote = bytes[end]
    if let close = bytes[(end + 1)...].firstIndex(of: quote) { end = close }
  }
}
