/// The information about a file's content in its path.
struct FileName {
  /// The extension in lower case; `xml` for `cart.xml.gz`, empty for none.
  let ending: String
  /// The name of the folder; empty if the path has none.
  let folder: Substring

  init(_ path: String) {
    let names = path.split(separator: "/").suffix(2)
    var parts = names.last?.lowercased().split(separator: ".") ?? []
    if parts.last == "gz" { parts.removeLast() }
    ending = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    folder = names.count > 1 ? names[names.startIndex] : ""
  }
}
