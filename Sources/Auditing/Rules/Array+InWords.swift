extension [String] {
  /// The list as in a sentence: `a, b and c`.
  public var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
