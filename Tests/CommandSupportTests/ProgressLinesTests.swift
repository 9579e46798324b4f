import Testing

@testable import CommandSupport

struct ProgressLinesTests {
  @Test func `of several files the count is said`() {
    var state = ProgressState()
    state.begin(.reading, total: 1_200)
    let first = state.start("Reading a.xml.")
    #expect(state.line() == "Reading a.xml.")
    state.end(first, files: 1)
    for _ in 0..<399 { state.end(state.start("Reading b.xml."), files: 1) }
    #expect(state.line() == "Read 400 of 1,200 files.")
    state.begin(.auditing, total: 1_000)
    state.end(state.start("Checking 8 elements."), files: 400)
    #expect(state.line() == "Audited 400 of 1,000 files.")
  }

  @Test func `while the count is unchanged, the longest activity is reported`() {
    var state = ProgressState()
    state.begin(.auditing, total: 3)
    _ = state.start("Checking 1,000,008 elements.")
    let second = state.start("Checking 12 elements.")
    state.end(second, files: 1)
    #expect(state.line() == "Audited 1 of 3 files.")
    #expect(state.line() == "Checking 1,000,008 elements.")
  }

  @Test func `the same activity is said again in ever longer pauses`() {
    var state = ProgressState()
    state.begin(.reading, total: 1)
    _ = state.start("Reading big.swift.")
    let due = (1...9).filter { _ in state.line() != nil }
    #expect(due == [1, 3, 5, 9])
  }

  @Test func `one file is said with what is done to it`() {
    var state = ProgressState()
    #expect(state.line() == nil)
    state.begin(.reading, total: 1)
    let reading = state.start("Reading big.xml.")
    #expect(state.line() == "Reading big.xml.")
    state.end(reading, files: 1)
    #expect(state.line() == nil)
  }

  @Test func `the first line comes after two seconds, then one every five`() {
    #expect(ProgressLines.firstPause == 2)
    #expect(ProgressLines.pause == 5)
  }
}
