/// Finds the known word closest to a mistyped one.
public enum Nearest {
  /// The closest word, if it is close enough; if several are equally close, the first.
  public static func word(to text: String, in words: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars)
    // Longer texts are not typing errors.
    guard wanted.count <= longest else { return nil }
    var limit = max(2, wanted.count / 3)
    var nearest: String?
    for word in words {
      let other = Array(word.lowercased().unicodeScalars.prefix(longest))
      guard let distance = distance(wanted, other, atMost: limit),
        distance < limit || nearest.map({ word < $0 }) ?? true
      else { continue }
      (nearest, limit) = (word, distance)
    }
    return nearest
  }

  private static let longest = 64

  /// Levenshtein's distance; nil if it exceeds the maximum.
  private static func distance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var previous = row[0]
      var least = i + 1
      row[0] = least
      for (j, y) in b.enumerated() {
        let cost = previous + (x == y ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
        least = min(least, row[j + 1])
      }
      // No later row has a value below the minimum of this one.
      if least > limit { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
