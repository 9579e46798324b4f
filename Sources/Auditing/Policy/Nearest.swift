/// Finds what somebody meant who wrote something else.
public enum Nearest {
  /// The word that is the least different, where it is near enough to be meant.
  public static func word(to text: String, in words: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased())
    // What is long is cut: nobody mistypes a hundred characters.
    guard wanted.count <= 64 else { return nil }
    let nearest = words.map { ($0, distance(wanted, Array($0.lowercased().prefix(64)))) }
      .min { $0.1 < $1.1 }
    guard let (word, distance) = nearest, distance <= max(2, wanted.count / 3) else { return nil }
    return word
  }

  /// Levenshtein's distance.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = previous + (x == y ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
