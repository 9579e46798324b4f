import Testing

@testable import CommandSupport

struct ProgressLinesTests {
  /// The lines of work of which each file takes so many seconds.
  private func lines(_ seconds: [Double], total: Int?) -> [String] {
    var lines: [String] = []
    var now = Duration.zero
    var progress = ProgressLines(
      "Read", total: total, clock: { now }, write: { lines.append("\(now): \($0)") })
    for pause in seconds {
      now += .seconds(pause)
      progress.advance()
    }
    return lines
  }

  @Test func `short work says nothing`() {
    #expect(lines(Array(repeating: 0.1, count: 19), total: 19) == [])
  }

  @Test func `long work says every few seconds how far it has come`() {
    #expect(
      lines(Array(repeating: 1, count: 14), total: 14) == [
        "2.0 seconds: Read 2 of 14 files.", "7.0 seconds: Read 7 of 14 files.",
        "12.0 seconds: Read 12 of 14 files.",
      ])
  }

  @Test func `without a total the count alone is said`() {
    #expect(
      lines([3, 1, 4], total: nil) == [
        "3.0 seconds: Read 1 file.", "8.0 seconds: Read 3 files.",
      ])
  }
}
