internal import Parallelism

extension ParallelMap {
  /// Makes a text of small parts, on all processors where there are many of them.
  static func text<Part: Sendable>(
    of parts: [Part], _ body: @escaping @Sendable (Part) -> String
  ) -> String {
    let starts = Array(stride(from: 0, to: parts.count, by: shareLength))
    return map(starts) { start in
      parts[start..<min(start + shareLength, parts.count)].map(body).joined()
    }.joined()
  }

  /// How many parts a thread makes at a time: enough that to begin costs nothing beside.
  private static let shareLength = 600
}
