/// Room for plain values whose addresses stay while any are there.
struct SteadyMemory<Element: BitwiseCopyable> {
  private var memory: UnsafeMutableBufferPointer<Element>
  private var count = 0

  init(capacity: Int) { memory = .allocate(capacity: capacity) }

  /// To be called once, by its owner.
  func deallocate() { memory.deallocate() }

  /// Whether so many more fit; empty memory grows.
  mutating func makeRoom(for more: Int) -> Bool {
    if memory.count - count >= more { return true }
    guard count == 0 else { return false }
    memory.deallocate()
    memory = .allocate(capacity: more)
    return true
  }

  /// Copies values for which there is room, and tells where they stand now.
  mutating func append(
    _ values: UnsafeBufferPointer<Element>
  ) -> UnsafeMutableBufferPointer<Element> {
    let place = UnsafeMutableBufferPointer(rebasing: memory[count..<(count + values.count)])
    _ = place.initialize(fromContentsOf: values)
    count += values.count
    return place
  }

  mutating func removeAll() { count = 0 }
}
