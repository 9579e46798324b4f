/// Searches files of Kotlin and Java for the identifiers of views.
public struct AndroidCodeSearch: Sendable {
  private let index: AndroidLayoutIndex
  /// The identifiers by their spellings in code: `play_button` and, for view binding, `playButton`; those that are spelled
  /// so in layouts first.
  private let names: [String: [String]]
  /// The keys of preferences: the texts, or the names of the resources that have them.
  private let keys: Set<String>

  /// - Parameters:
  ///   - layouts: all layouts and menus of the project, which define identifiers.
  ///   - preferences: its screens of preferences, which define keys.
  public init(layouts: [AndroidResources.File], preferences: [AndroidResources.File] = []) {
    keys = preferences.reduce(into: []) { $0.formUnion(AndroidLayoutIndex.keys(in: $1.bytes)) }
    index = AndroidLayoutIndex(layouts)
    var names: [String: [String]] = [:]
    for id in index.ids { names[id] = [id] }
    for id in index.ids.sorted() {
      let property = Self.bindingName(of: id)
      if property != id { names[property, default: []].append(id) }
    }
    self.names = names
  }

  /// The identifiers that one file names, with the first line of each, and the classes whose content it inflates.
  public func mentions(in bytes: [UInt8], path: String) -> AndroidCodeMentions.File {
    var findings = AndroidFileFindings(index)
    var scan = Scan()
    var offset = 0
    while offset < bytes.count {
      guard AndroidLayoutIndex.isOfName(bytes[offset]) else {
        scan.pass(bytes, offset)
        if !scan.isComment { findings.note(sign: bytes[offset]) }
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, AndroidLayoutIndex.isOfName(bytes[offset]) { offset += 1 }
      guard offset - start <= Self.longestName, !scan.isComment else { continue }
      let word = String(decoding: bytes[start..<offset], as: UTF8.self)
      // A word within a text, as in an address, names nothing.
      let isInText = scan.isString && !Self.isText(start..<offset, in: bytes)
      let ids = isInText ? [] : names[word] ?? []
      findings.note(
        word, id: ids.first, key: key(word, in: bytes, start..<offset), line: scan.line,
        isAtMargin: !Self.spaces.contains(bytes[scan.lineStart]))
      if findings.mayNameViews { ids.dropFirst().forEach { findings.name($0, line: scan.line) } }
    }
    return findings.file(at: path)
  }

  /// Joins the mentions of all files, in their order.
  ///
  /// - Parameters:
  ///   - activities: those in the manifests of the project; unless they start an app, something leads to each file.
  ///   - resources: its files in XML, which may name classes.
  public func joined(
    _ files: [AndroidCodeMentions.File], activities: AndroidActivities = AndroidActivities(),
    resources: [AndroidResources.File] = []
  ) -> AndroidCodeMentions {
    let reached = AndroidReach.reached(
      among: files.map(\.reach), manifests: activities, resources: resources)
    return AndroidCodeMentions(files, index, reached: reached)
  }

  private static let spaces = Array(" \t\r\n".utf8)

  /// The key of a preference that a word is: a whole text (`"theme"`), or the name of a resource (`R.string.theme`).
  private func key(_ word: String, in bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard keys.contains(word) else { return nil }
    let isResource =
      bytes[..<range.lowerBound].suffix(Self.ofStrings.count) == Self.ofStrings[...]
    return isResource || Self.isText(range, in: bytes) ? word : nil
  }

  /// Whether a word is the whole of a text.
  private static func isText(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    return word.lowerBound > 0 && bytes[word.lowerBound - 1] == quote
      && word.upperBound < bytes.count && bytes[word.upperBound] == quote
  }

  private static let ofStrings = Array("string.".utf8)
  private static let longestName = 100

  /// The name of the property that view binding makes of an identifier.
  static func bindingName(of id: String) -> String {
    let words = id.split(separator: "_")
    guard let first = words.first else { return id }
    return first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// The line of a place in code, and whether it is in a comment or a text.
private struct Scan {
  private(set) var line = 1
  private(set) var lineStart = 0
  private var isLineComment = false
  private var isBlockComment = false
  private(set) var isString = false

  var isComment: Bool { isLineComment || isBlockComment }

  /// Passes a byte that is not in a name.
  ///
  /// The slashes of `https://` and of `"*/*"` are in a text and begin no comment.
  mutating func pass(_ bytes: [UInt8], _ offset: Int) {
    let byte = bytes[offset]
    if byte == 0x0A {
      line += 1
      lineStart = offset + 1
      isLineComment = false
      isString = false
    }
    let previous = offset > 0 ? bytes[offset - 1] : 0x0A
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A
    switch (byte, next) {
    // In single quotes it is a character.
    case (UInt8(ascii: "\""), _)
    where !isComment && previous != UInt8(ascii: "\\") && previous != UInt8(ascii: "'"):
      isString.toggle()
    case (UInt8(ascii: "/"), UInt8(ascii: "/")) where !isComment && !isString: isLineComment = true
    case (UInt8(ascii: "/"), UInt8(ascii: "*")) where !isComment && !isString: isBlockComment = true
    case (UInt8(ascii: "/"), _) where isBlockComment && previous == UInt8(ascii: "*"):
      isBlockComment = false
    default: break
    }
  }
}
