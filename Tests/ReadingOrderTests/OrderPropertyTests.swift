import AccessibilityModel
import ReadingOrder
import Testing

/// Properties of every screen, tested on many random ones, always the same.
struct OrderPropertyTests {
  /// A generator that gives the same numbers on every run (SplitMix64).
  struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Stops at distinct positions in a small area, so that rows overlap.
  private static func stops(_ chance: inout Chance, count: Int) -> [Sketch] {
    var places: Set<Int> = []
    while places.count < count { places.insert(Int.random(in: 0..<1_600, using: &chance)) }
    return places.sorted().map { place in
      Sketch("\(place)", at(Double(place % 40), Double(place / 40)))
    }.shuffled(using: &chance)
  }

  @Test(arguments: 1...200) func `siblings are read alike in whatever order they come`(_ seed: Int)
  {
    var chance = Chance(state: UInt64(seed))
    let views = Self.stops(&chance, count: 2 + seed % 12)
    let order = Screen(views).order
    #expect(Screen(views.shuffled(using: &chance)).order == order)
    #expect(order.sorted() == views.compactMap(\.element.label).sorted())
  }

  /// More siblings than are sorted together: rows from the top, each in its own order.
  private static func rows(_ chance: inout Chance, count: Int) -> [Sketch] {
    (0..<count).flatMap { row in
      (0..<4).map { place in
        let y = Double(row * 24) + Double(Int.random(in: 0..<32, using: &chance)) / 2
        return Sketch("\(row) \(place)", at(Double(place * 60), y))
      }.shuffled(using: &chance)
    }
  }

  @Test(arguments: 1...12) func `a long list is read alike in whatever order it comes`(_ seed: Int)
  {
    var chance = Chance(state: UInt64(seed))
    var views = Self.rows(&chance, count: 700 + 40 * seed)
    let (order, ambiguous) = Self.read(views)
    #expect(Set(order).count == views.count)
    #expect(Self.read(views.shuffled(using: &chance)) == (order, ambiguous))
    // One that belongs to the first row comes last.
    views.append(views.remove(at: 1))
    #expect(Self.read(views) == (order, ambiguous))
    // The distance without a gap is longer than what is sorted together.
    let steps = (0..<1200).map { Sketch("\($0)", at(300, Double($0 * 4))) }
    let all = Self.read(views + steps)
    #expect(Self.read((views + steps).shuffled(using: &chance)) == all)
  }

  /// The labels of all stops, and of the rows that form a cycle.
  private static func read(_ views: [Sketch]) -> ([String], [[String]]) {
    let screen = Screen(views)
    let order = ReadingOrder(of: screen)
    func label(_ index: Int) -> String { screen.elements[index].label ?? "" }
    return (
      order.stops.map { label($0.element) },
      order.ambiguousRows.map { $0.elements.map(label) }
    )
  }

  @Test(arguments: 1...200) func `where the peer's comparison is an order, it is this one`(
    _ seed: Int
  ) {
    var chance = Chance(state: UInt64(seed))
    let screen = Screen(Self.stops(&chance, count: 2 + seed % 5))
    let order = ReadingOrder(of: screen)
    let read = order.stops.map { screen.elements[$0.element].frame }
    let circular = Set(order.ambiguousRows.flatMap(\.elements))
    for (place, stop) in order.stops.enumerated() {
      for later in order.stops.indices.dropFirst(place + 1) {
        let areBoth =
          circular.contains(stop.element)
          && circular.contains(order.stops[later].element)
        #expect(areBoth || Self.precedes(read[place], read[later]))
      }
    }
  }

  /// AccessibilitySnapshot's comparison on an iPhone; of stops that begin at the same position, the
  /// upper one comes first.
  private static func precedes(_ one: Rect, _ other: Rect) -> Bool {
    if abs(one.y - other.y) >= 8 { return one.y < other.y }
    return one.x == other.x ? one.y < other.y : one.x < other.x
  }

  @Test(arguments: 1...100) func `rows reported as cyclic are, and are read in bands`(_ seed: Int) {
    var chance = Chance(state: UInt64(seed))
    let screen = Screen(Self.stops(&chance, count: 4 + seed % 12))
    for row in ReadingOrder.ambiguousRows(in: screen) {
      let frames = row.elements.map { screen.elements[$0].frame }
      #expect(frames.indices.allSatisfy { Self.reached(from: $0, in: frames) == frames.count })
      #expect(frames == Self.bands(frames))
    }
  }

  /// How many frames can be reached from one by following the order.
  private static func reached(from start: Int, in frames: [Rect]) -> Int {
    var reached: Set<Int> = [start]
    var pending = [start]
    while let place = pending.popLast() {
      for next in frames.indices where precedes(frames[place], frames[next]) && next != place {
        if reached.insert(next).inserted { pending.append(next) }
      }
    }
    return reached.count
  }

  private static func bands(_ frames: [Rect]) -> [Rect] {
    var rest = frames.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    var result: [Rect] = []
    while let top = rest.first {
      let band = rest.prefix { $0.y - top.y < 8 }
      result += band.sorted(by: precedes)
      rest.removeFirst(band.count)
    }
    return result
  }

  @Test(arguments: 1...100) func `a mirrored screen is read in the mirrored order`(_ seed: Int) {
    var chance = Chance(state: UInt64(seed))
    let views = Self.stops(&chance, count: 2 + seed % 12)
    let mirrored = views.map { view in
      var view = view
      view.element.frame.x = 50 - view.element.frame.maxX
      return view
    }
    #expect(Screen(mirrored, facts: .mirrored).order == Screen(views).order)
  }

  @Test(arguments: 1...100) func `a group is read without a break`(_ seed: Int) {
    var chance = Chance(state: UInt64(seed))
    var views = Self.stops(&chance, count: 9)
    let members = Array(views.prefix(4))
    views.removeFirst(4)
    let group = Sketch(members) { $0.flags.insert(.groupsChildren) }
    views.insert(group, at: Int.random(in: 0...views.count, using: &chance))
    let order = Screen(views).order
    let labels = Set(members.compactMap(\.element.label))
    let places = order.indices.filter { labels.contains(order[$0]) }
    #expect(places.count == 4)
    #expect(places.last.map { $0 - (places.first ?? 0) } == 3)
  }

  @Test(arguments: 1...100) func `nothing below a hidden view is a stop`(_ seed: Int) {
    var chance = Chance(state: UInt64(seed))
    var builder = ScreenBuilder()
    for place in 0..<60 {
      let isOpen = builder.current.map { !builder.elements[$0].isElement } ?? true
      if !isOpen || Int.random(in: 0..<4, using: &chance) == 0 { builder.close() }
      var element = Element(className: "TestView")
      element.frame = at(Double(place), Double(Int.random(in: 0..<90, using: &chance)))
      let kinds: [Element.Flags] = [[], [], .isElement, .hidden, .elementsHidden, .groupsChildren]
      if let flags = kinds.randomElement(using: &chance) { element.flags.formUnion(flags) }
      builder.open(element)
    }
    let screen = builder.finish()
    let stops = Set(ReadingOrder.stops(in: screen).map(\.element))
    let reachable = screen.elements.indices.filter { index in
      guard screen.elements[index].isElement else { return false }
      let around = [index] + screen.ancestors(of: index)
      return !around.contains { screen.elements[$0].isHidden || screen.elements[$0].elementsHidden }
    }
    #expect(stops == Set(reachable))
  }
}
