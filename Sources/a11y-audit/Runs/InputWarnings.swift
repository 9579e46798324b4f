internal import HierarchyReading
internal import Platform

/// Warnings of the readers, for standard error: a message that many files share is printed once.
struct InputWarnings {
  private var messages: [String] = []
  private var places: [String: [String]] = [:]

  /// Two equal messages are both printed.
  private static let least = 3

  mutating func add(_ message: String, at place: String) {
    if places[message] == nil { messages.append(message) }
    places[message, default: []].append(place)
  }

  var lines: [String] {
    messages.flatMap { message in
      let places = places[message, default: []]
      guard places.count >= Self.least else { return places.map { "\($0): warning: \(message)" } }
      return [
        "\(places[0]): warning: \(message)", "    same in \(places.count - 1) more places",
      ]
    }
  }
}
