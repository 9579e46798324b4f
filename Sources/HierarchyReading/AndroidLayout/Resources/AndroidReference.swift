/// A reference to a resource: `@string/buy`, `@+id/buy`, `@android:string/ok`, `?attr/colorPrimary`.
struct AndroidReference: Hashable, Sendable {
  /// `string`, `id`, `attr`.
  let type: String
  let name: String
  /// Whether the theme decides (`?`).
  let isOfTheme: Bool
  /// Whether it is one of Android's own (`android:`).
  let isOfSystem: Bool

  /// - Returns: nil for a value that is not a reference, and for `@null`.
  init?(_ text: String) {
    guard let first = text.first, first == "@" || first == "?" else { return nil }
    isOfTheme = first == "?"
    var rest = text.dropFirst()
    while let next = rest.first, next == "+" || next == "*" { rest = rest.dropFirst() }
    var isOfSystem = rest.hasPrefix("android:")
    if let colon = rest.firstIndex(of: ":") { rest = rest[rest.index(after: colon)...] }
    let parts = rest.split(separator: "/", maxSplits: 1)
    guard let last = parts.last else { return nil }
    if parts.count == 1, !isOfTheme { return nil }
    var name = last
    // `?attr/android:textColor`.
    if name.hasPrefix("android:") {
      isOfSystem = true
      name = name.dropFirst("android:".count)
    }
    type = parts.count == 2 ? String(parts[0]) : "attr"
    self.name = String(name)
    self.isOfSystem = isOfSystem
  }
}
