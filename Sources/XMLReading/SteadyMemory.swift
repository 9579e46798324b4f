/// Room for plain values whose addresses stay while any are there.
struct SteadyMemory<Element: BitwiseCopyable> {
  private let memory: UnsafeMutableBufferPointer<Element>
  private var count = 0

  init(capacity: Int) { memory = .allocate(capacity: capacity) }

  /// To be called once, by its owner.
  func deallocate() { memory.deallocate() }

  /// Whether so many more fit.
  func hasRoom(for more: Int) -> Bool { memory.count - count >= more }

  /// Copies values for which there is room, and tells where they stand now.
  mutating func append(
    _ values: UnsafeBufferPointer<Element>
  ) -> UnsafeMutableBufferPointer<Element> {
    let place = UnsafeMutableBufferPointer(rebasing: memory[count..<(count + values.count)])
    _ = place.initialize(fromContentsOf: values)
    count += values.count
    return place
  }

  /// What is there.
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  mutating func removeAll() { count = 0 }
}
