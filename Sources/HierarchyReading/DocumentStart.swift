internal import SourceText

/// The beginning of a document, by which its format is recognised.
public struct DocumentStart: Hashable, Sendable {
  /// The name of the root element; nil where there is none within the first bytes.
  public let rootName: String?
  /// The text from the root's `<` on, a few thousand characters of it.
  public let text: String

  /// How many bytes are looked at; a long comment may come before the root.
  private static let length = 16_384

  /// Looks at a document in UTF-8 or UTF-16; it need not be well-formed.
  public init(_ bytes: [UInt8]) {
    let head = Self.decode(bytes.prefix(Self.length))
    let body = Self.skipProlog(head)
    text = String(body)
    guard body.first == "<" else {
      rootName = nil
      return
    }
    let name = body.dropFirst().prefix {
      $0.isLetter || $0.isNumber || "._:-$".contains($0)
    }
    rootName = name.isEmpty ? nil : String(name)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> Substring {
    let isWide =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C])
    let text = isWide ? bytes.filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF } : Array(bytes)
    return String(decoding: text, as: UTF8.self).drop { $0 == "\u{FEFF}" }
  }

  /// Skips white space, the XML declaration, comments and processing instructions.
  private static func skipProlog(_ text: Substring) -> Substring {
    var rest = text
    while true {
      rest = rest.drop(while: \.isWhitespace)
      let end: Substring.Index?
      if rest.hasPrefix("<?") {
        end = Self.end(of: "?>", in: rest)
      } else if rest.hasPrefix("<!--") {
        end = Self.end(of: "-->", in: rest)
      } else {
        return rest
      }
      guard let end else { return "" }
      rest = rest[end...]
    }
  }

  /// Where the first such sign ends; nil where there is none.
  private static func end(of sign: String, in text: Substring) -> Substring.Index? {
    Array(text.utf8)[...].firstIndex(of: sign).map { start in
      text.utf8.index(text.startIndex, offsetBy: start + sign.utf8.count)
    }
  }
}
