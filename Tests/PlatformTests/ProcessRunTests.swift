import Platform
import TestSupport
import Testing

struct ProcessRunTests {
  private func run(_ script: String, seconds: Double = 60, limit: Int = 1 << 20) throws
    -> ProcessRun
  {
    try ProcessRun("sh", ["-c", script], seconds: seconds, limit: limit)
  }

  @Test func `both outputs and the status come back`() throws {
    let run = try run("cat; printf out; printf wrong >&2; exit 7")
    #expect(run.output == Array("out".utf8))
    #expect(run.errors == Array("wrong".utf8))
    #expect(run.ending == .status(7))
  }

  @Test func `more than a pipe holds comes back`() throws {
    #expect(
      try run("head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2").output.count == 300_000)
  }

  @Test func `a program that is not there cannot be started`() {
    #expect(throws: ProcessRun.Failure.notStarted("no such file")) {
      try ProcessRun("/nonexistent", [], seconds: 1, limit: 1)
    }
  }

  @Test func `one that takes too long, prints too much or is not wanted is ended`() {
    #expect(throws: ProcessRun.Failure.tooSlow) { try run("sleep 600", seconds: 0.1) }
    #expect(throws: ProcessRun.Failure.tooLong) { try run("yes", limit: 1_000) }
    #expect(throws: ProcessRun.Failure.abandoned) {
      try ProcessRun("sleep", ["600"], seconds: 60, limit: 1) { false }
    }
  }
}
