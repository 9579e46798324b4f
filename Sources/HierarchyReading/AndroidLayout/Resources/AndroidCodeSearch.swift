internal import AccessibilityModel
internal import SourceText

/// Searches files of Kotlin and Java for the identifiers of views.
public struct AndroidCodeSearch: Sendable {
  /// The identifiers in the spellings of code: `play_button` and, for view binding, `playButton`.
  private let names: [String: String]

  /// - Parameter layouts: the bytes of all layouts of the project, which define identifiers.
  public init(layouts: [[UInt8]]) {
    var names: [String: String] = [:]
    for bytes in layouts {
      for id in Self.ids(in: bytes) {
        names[id] = id
        names[Self.bindingName(of: id)] = id
      }
    }
    self.names = names
  }

  /// The identifiers that one file names, with the first line of each, and the classes whose content it inflates.
  public func mentions(in bytes: [UInt8], path: String) -> [String: AndroidCodeMentions.Mention] {
    var findings = AndroidFileFindings()
    var line = 1
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      guard Self.isOfName(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isOfName(bytes[index]) { index += 1 }
      guard index - start <= Self.longestName else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      findings.note(word, id: names[word], line: line)
    }
    return findings.mentions(in: path)
  }

  /// Joins the mentions of all files, in their order.
  public static func joined(
    _ files: [[String: AndroidCodeMentions.Mention]]
  ) -> AndroidCodeMentions {
    AndroidCodeMentions(files)
  }

  private static let longestName = 100

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }

  private static let definition = ByteSearch("id/")

  /// The identifiers that a layout names.
  private static func ids(in bytes: [UInt8]) -> Set<String> {
    var ids: Set<String> = []
    var start = 0
    while let offset = definition.offset(in: bytes, from: start) {
      start = offset + definition.length
      let name = bytes[start...].prefix(longestName).prefix(while: isOfName)
      if !name.isEmpty { ids.insert(String(decoding: name, as: UTF8.self)) }
    }
    return ids
  }

  /// The name of the property that view binding makes of an identifier.
  static func bindingName(of id: String) -> String {
    let words = id.split(separator: "_")
    guard let first = words.first else { return id }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
