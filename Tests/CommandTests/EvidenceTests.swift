import Platform
import TestSupport
import Testing

/// The pages that comments cite are in the repository, and have the headings that are cited.
struct EvidenceTests {
  @Test func `every citation of the evidence leads to a heading`() throws {
    var citations: [Citation] = []
    for folder in ["Sources", "Voices", "Tests", "Tools"] {
      for file in try SourceText.all(below: folder) { citations += file.citations }
    }
    #expect(citations.count > 30)
    var broken: [Citation] = []
    for citation in citations where try !citation.isResolved { broken.append(citation) }
    #expect(broken == [])
  }

  @Test func `no comment cites a file outside the repository`() throws {
    var strangers: [Citation] = []
    for folder in ["Sources", "Voices"] {
      for file in try SourceText.all(below: folder) { strangers += file.strangers }
    }
    #expect(strangers == [])
  }

  @Test(arguments: [
    ("## What is spoken", "what-is-spoken"),
    (
      "### AccessibilitySnapshot's hints, in 3 languages",
      "accessibilitysnapshots-hints-in-3-languages"
    ),
    ("# Android: dumps & `TalkBack`", "android-dumps--talkback"),
    ("#### right-to-left_order", "right-to-left_order"),
  ])
  func `an anchor is made as GitHub makes it`(heading: String, anchor: String) {
    #expect(Page(heading).anchors == [anchor])
  }

  @Test func `a heading that comes again is counted`() {
    #expect(Page("## Rows\n```\n# code\n```\n### Rows").anchors == ["rows", "rows-1"])
  }
}

/// A position in a source file that cites a page.
private struct Citation: Equatable, CustomTestStringConvertible {
  let file: String
  let line: Int
  let page: String
  let anchor: String?

  var testDescription: String { "\(file):\(line): \(page)" + (anchor.map { "#\($0)" } ?? "") }

  var isResolved: Bool {
    get throws {
      let path = PackageFiles.root + "/" + page
      guard Folder.exists(path) else { return false }
      guard let anchor else { return true }
      return Page(String(decoding: try InputFile.read(path), as: UTF8.self)).anchors
        .contains(anchor)
    }
  }
}

/// A source file, line by line.
private struct SourceText {
  let path: String
  let lines: [Substring]

  /// The files that name a page, or the folder beside the package.
  static func all(below folder: String) throws -> [SourceText] {
    let folder = PackageFiles.root + "/" + folder
    guard Folder.exists(folder) else { return [] }
    return try Folder.files(below: folder).compactMap { path in
      let text = String(decoding: try InputFile.read(path), as: UTF8.self)
      guard text.contains(".md") || text.contains("../shared") else { return nil }
      return SourceText(
        path: String(path.dropFirst(PackageFiles.root.count + 1)),
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  var citations: [Citation] {
    lines.enumerated().flatMap { index, line in
      line.matches(of: #/(docs/evidence/[\w-]+\.md)(?:#([\w-]*))?/#).map { match in
        citation(match.1, anchor: match.2.map(String.init), at: index)
      }
    }
  }

  /// Files that comments cite and that are not in the repository.
  var strangers: [Citation] {
    lines.enumerated().flatMap { index, line in
      Self.comment(line).split { " ()<>`,;".contains($0) }
        .filter { !$0.contains("://") }
        .compactMap { $0.firstMatch(of: #/\.\./shared|[\w./-]+\.md\b/#)?.0 }
        .filter { $0.hasPrefix("..") || !Folder.exists(PackageFiles.root + "/" + $0) }
        .map { citation($0, anchor: nil, at: index) }
    }
  }

  private func citation(_ page: Substring, anchor: String?, at index: Int) -> Citation {
    Citation(file: path, line: index + 1, page: String(page), anchor: anchor)
  }

  /// The text after `//`, or after a `#` at the beginning of the line.
  private static func comment(_ line: Substring) -> Substring {
    if let comment = line.firstMatch(of: #/(?:^|[^:])//(.*)/#) { return comment.1 }
    return line.drop(while: \.isWhitespace).hasPrefix("#") ? line : ""
  }
}

/// A page of Markdown.
private struct Page {
  /// The anchors of the headings, as GitHub makes them.
  let anchors: [String]

  init(_ text: String) {
    var anchors: [String] = []
    var counts: [String: Int] = [:]
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, let heading = line.wholeMatch(of: #/#{1,6} +(.*)/#)?.1 else { continue }
      let anchor = Self.anchor(of: heading)
      let count = counts[anchor, default: 0]
      anchors.append(count == 0 ? anchor : "\(anchor)-\(count)")
      counts[anchor] = count + 1
    }
    self.anchors = anchors
  }

  /// Lower case; letters, digits, `-` and `_` stay, a space becomes a hyphen, all else is removed.
  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }
}
