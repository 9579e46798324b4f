import TestSupport
import Testing

/// A longer session stored as a file: its commands and their output.
struct ReaderRecordedTests {
  @Test func `calls, alerts and a turn while a note is recorded`() throws {
    let session = try PackageFiles.fixture("sessions/recorder.txt")
    var replay = try Replay(fixture: "reader-recorder.xml")
    #expect(session.split(separator: "\n").filter { $0.hasPrefix(">") }.count >= 40)
    #expect(try replay.text(of: session) + "\n" == session)
  }
}
