/// The file names of images.
public enum ImageFileName {
  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "heic", "heif", "webp", "avci", "tif", "tiff",
  ]
  /// Every file name has one of these.
  private static let marks = Array("@._-".utf8)
  private static let prefixes: Set<String> = ["ic", "img", "icon", "image", "btn", "bg", "asset"]

  /// Whether names of assets begin so, and sentences do not: “image of a cat” is one.
  static func isAbbreviation(_ word: Substring) -> Bool {
    word.utf8.count <= 4 && prefixes.contains(String(word))
  }

  /// The last words of identifiers: a file name describes an image, an identifier a view.
  private static let viewWords: Set<String> = [
    "button", "btn", "view", "label", "cell", "field", "title", "text", "row", "switch", "tab",
  ]

  static func isViewWord(_ word: Substring) -> Bool { viewWords.contains(String(word)) }

  /// Whether a name has the scale or the ending of an image file.
  static func isFile(_ name: String) -> Bool {
    if name.contains("@2x") || name.contains("@3x") { return true }
    // By bytes: each step back over characters goes back over a whole row of flags.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return false
    }
    return extensions.contains(String(name[name.utf8.index(after: dot)...]))
  }

  public static func isAssetName(_ label: String, ofImage: Bool) -> Bool {
    guard label.utf8.contains(where: marks.contains) else { return false }
    let name = label.collapsed.lowercased()
    guard !name.contains("://"), !name.hasPrefix("www.") else { return false }
    if isFile(name) { return true }
    let parts = name.split { $0 == "_" || $0 == "-" }
    if parts.count > 2, let last = parts.last, viewWords.contains(String(last)) { return false }
    if ofImage, name.contains("_") { return name.contains(where: \.isLetter) }
    return hasPrefix(name)
  }

  /// Whether it begins with the kind of an asset, in small letters.
  static func hasPrefix(_ name: String) -> Bool {
    guard let end = name.firstIndex(where: { $0 == "_" || $0 == "-" }) else { return false }
    return prefixes.contains(String(name[..<end])) && name.index(after: end) < name.endIndex
  }
}
