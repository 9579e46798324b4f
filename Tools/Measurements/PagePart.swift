import Platform
import TestSupport

/// A part of a page in `docs/` that is measured, between two marks; the rest of the page is written by hand.
struct PagePart {
  private let path: String
  private let mark: String

  /// - Parameters:
  ///   - page: its path below the root of the package.
  ///   - name: the page holds `<!-- part: name -->` and `<!-- end: name -->`.
  init(_ name: String, of page: String) {
    path = "\(PackageFiles.root)/\(page)"
    mark = name
  }

  private func text() throws -> String { String(decoding: try InputFile.read(path), as: UTF8.self) }

  /// The text between the marks; nil if the page has none.
  func stored() throws -> String? { split(try text())?.part }

  func write(_ part: String) throws {
    guard let page = split(try text()) else { return }
    try OutputFile.write(Array((page.before + part + page.after).utf8), to: path)
  }

  private func split(_ text: String) -> (before: String, part: String, after: String)? {
    let start = "<!-- part: \(mark) -->\n"
    let end = "<!-- end: \(mark) -->"
    let pieces = Self.split(text, at: start)
    guard let (before, rest) = pieces, let (part, after) = Self.split(rest, at: end) else {
      return nil
    }
    return (before + start, part, end + after)
  }

  private static func split(_ text: String, at mark: String) -> (String, String)? {
    let text = Array(text.utf8)
    let mark = Array(mark.utf8)
    guard text.count >= mark.count else { return nil }
    for start in 0...(text.count - mark.count)
    where text[start] == mark[0] && Array(text[start..<(start + mark.count)]) == mark {
      return (
        String(decoding: text[..<start], as: UTF8.self),
        String(decoding: text[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}
