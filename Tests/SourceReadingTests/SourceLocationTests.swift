import SourceReading
import Testing

/// Locations in code, as reports print and order them.
struct SourceLocationTests {
  @Test func `locations are ordered by file, then by line as a number`() {
    let locations = [
      SourceLocation(file: "b.swift", line: 2), SourceLocation(file: "a.swift", line: 10),
      SourceLocation(file: "a.swift", line: 9),
    ]
    #expect(locations.sorted().map(\.description) == ["a.swift:9", "a.swift:10", "b.swift:2"])
  }
}
