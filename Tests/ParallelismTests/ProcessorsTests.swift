import CSystem
import Synchronization
import Testing

@Suite struct ProcessorsTests {
  /// How many processors a thread may use, and the one on which it runs.
  private struct View: Equatable, Sendable {
    var count = Processors.count
    var current = Processors.current
  }

  /// What a thread sees.
  private func view(isElsewhere: Bool) throws -> View {
    let seen = Mutex<View?>(nil)
    let thread = JoinedThread(isElsewhere: isElsewhere) { seen.withLock { $0 = View() } }
    if let thread { thread.join() }
    return try #require(seen.withLock { $0 })
  }

  @Test func `there is one at least`() { #expect(Processors.count >= 1) }

  @Test func `a thread may use those that its maker may`() throws {
    #expect(try view(isElsewhere: false).count == Processors.count)
  }

  #if canImport(Glibc)
    @Test func `a thread that is elsewhere may use all but one, unless there is no other`() throws {
      let all = Processors.count
      #expect(try view(isElsewhere: true).count == max(1, all - 1))
      #expect(Processors.count == all)
    }
  #endif
}
