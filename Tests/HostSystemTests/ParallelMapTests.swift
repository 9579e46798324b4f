import HostSystem
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `results stand in the order of their inputs`(_ count: Int) {
    let inputs = Array(0..<count)
    // The first takes longest, so that the others overtake it.
    let results = ParallelMap.map(inputs) { input in
      (0..<(input == 0 ? 200_000 : 10)).reduce(input) { $0 ^ $1 ^ $1 } * 2
    }
    #expect(results == inputs.map { $0 * 2 })
  }
}
