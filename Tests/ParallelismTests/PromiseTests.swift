import Parallelism
import Testing

@Suite struct PromiseTests {
  @Test func `what is there already is not waited for`() {
    let promise = Promise<Int>()
    promise.keep(5)
    #expect(promise.value == 5)
  }

  @Test func `each step waits for the one before it`() {
    let promises = (0..<200).map { _ in Promise<Int>() }
    _ = ParallelMap.map(Array(promises.indices), threads: 4, with: {}) { _, place in
      promises[place].keep(place == 0 ? 0 : promises[place - 1].value + place)
    }
    #expect(promises.map(\.value) == promises.indices.map { $0 * ($0 + 1) / 2 })
  }
}
