internal import SourceText

/// The entities that a file of `values` declares for its own texts (`<!ENTITY app "Cart">`), which Android's tools
/// replace when they compile it. The parser of this package replaces none.
struct AndroidEntities {
  private var texts: [String: ArraySlice<UInt8>] = [:]

  /// A file without its DOCTYPE and with the texts of its entities; the file itself if it declares none, or if they make it
  /// much larger.
  static func replaced(in bytes: [UInt8]) -> [UInt8] {
    guard let start = doctype.offset(in: bytes, from: 0),
      let end = end.offset(in: bytes, from: start)
    else { return bytes }
    let entities = AndroidEntities(declaredIn: bytes[start..<end])
    guard !entities.texts.isEmpty else { return bytes }
    let rest = bytes[(end + Self.end.length)...]
    return entities.replaced(in: rest, after: bytes[..<start], atMost: bytes.count + mostAdded)
      ?? bytes
  }

  private static let doctype = ByteSearch("<!DOCTYPE")
  private static let end = ByteSearch("]>")
  private static let declaration = ByteSearch("<!ENTITY")
  /// Texts such as the name of the app are short, however often they occur; more is an attack.
  private static let mostAdded = 1 << 20

  /// Takes the declarations with a text; those of other files and of parameters have none.
  private init(declaredIn subset: ArraySlice<UInt8>) {
    let subset = Array(subset)
    var offset = 0
    while let start = Self.declaration.offset(in: subset, from: offset) {
      offset = start + Self.declaration.length
      let words = subset[offset...].drop { Self.isSpace($0) }
      let name = words.prefix { !Self.isSpace($0) }
      let value = words[name.endIndex...].drop { Self.isSpace($0) }
      guard let quote = value.first, quote == 0x22 || quote == 0x27,
        let close = value.dropFirst().firstIndex(of: quote)
      else { continue }
      let text = value[(value.startIndex + 1)..<close]
      // One within another is not replaced; the parser replaces characters by their numbers (`&#160;`).
      if !Self.refersToOther(text) { texts[String(decoding: name, as: UTF8.self)] = text }
      offset = close + 1
    }
  }

  private static func refersToOther(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { offset in
      text[offset] == 0x26 && (offset + 1 == text.endIndex || text[offset + 1] != 0x23)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private func replaced(
    in rest: ArraySlice<UInt8>, after prolog: ArraySlice<UInt8>, atMost limit: Int
  ) -> [UInt8]? {
    var result = Array(prolog)
    var rest = rest
    while let reference = rest.firstIndex(of: 0x26) {
      result += rest[..<reference]
      let name = rest[(reference + 1)...].prefix(Self.longestName).prefix { $0 != 0x3B }
      if let text = texts[String(decoding: name, as: UTF8.self)], name.endIndex < rest.endIndex {
        result += text
        rest = rest[(name.endIndex + 1)...]
      } else {
        result.append(0x26)
        rest = rest[(reference + 1)...]
      }
      guard result.count <= limit else { return nil }
    }
    return result + rest
  }

  private static let longestName = 64
}
