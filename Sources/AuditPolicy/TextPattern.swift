/// A text with `*` for any number of characters and `?` for one.
///
/// Not a regular expression: labels are untrusted, and matching takes at most the product of both
/// lengths in steps.
public struct TextPattern: Hashable, Sendable {
  public let text: String
  private let characters: [Character]

  public init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Whether it has a `*` or a `?`, and so may match several texts.
  var isPattern: Bool { characters.contains { $0 == "*" || $0 == "?" } }

  /// Whether the whole text matches; case matters.
  public func matches(_ candidate: String) -> Bool {
    Wildcards.matches(characters, Array(candidate))
  }
}

/// A pattern for the paths of files below a folder.
///
/// `*` and `?` match within one name, `**` any number of folders. Without a slash it matches file
/// names at any depth; a pattern that matches a folder matches everything in it.
public struct PathPattern: Hashable, Sendable {
  public let text: String
  /// The folder that the pattern is relative to, absolute, without a trailing slash.
  public let folder: String
  private let steps: [[Character]]

  public init(_ text: String, in folder: String) {
    self.text = text
    self.folder = folder
    var path = Substring(text)
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let names = path.split(separator: "/").map(Array.init)
    steps = path.contains("/") || path == "**" ? names : [Array("**")] + names
  }

  /// - Parameter path: absolute.
  public func matches(_ path: String) -> Bool {
    let prefix = folder + "/"
    guard path.hasPrefix(prefix) else { return false }
    let names = path.dropFirst(prefix.count).split(separator: "/").map(Array.init)
    // A pattern for a folder matches everything below it.
    return Wildcards.matches(steps + [Array("**")], names, isRun: { $0 == Array("**") }) {
      Wildcards.matches($0, $1)
    }
  }
}

enum Wildcards {
  /// Matches characters: `*` is any number of them, `?` exactly one.
  static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    matches(pattern, text, isRun: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  /// Backtracks to the last `*` only: earlier ones cannot match more.
  static func matches<Item>(
    _ pattern: [Item], _ items: [Item], isRun: (Item) -> Bool, fits: (Item, Item) -> Bool
  ) -> Bool {
    var place = 0
    var item = 0
    var run: (place: Int, item: Int)?
    while item < items.count {
      if place < pattern.count, isRun(pattern[place]) {
        run = (place, item)
        place += 1
      } else if place < pattern.count, fits(pattern[place], items[item]) {
        place += 1
        item += 1
      } else if let last = run {
        run = (last.place, last.item + 1)
        place = last.place + 1
        item = last.item + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isRun)
  }
}
