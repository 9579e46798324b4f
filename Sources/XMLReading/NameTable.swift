/// Names that libxml2 keeps once for each document, told apart by their address.
///
/// It knows attributes by number alone: a table of a generic type would look up its own layout for
/// each of ten million attributes.
@usableFromInline final class NameTable {
  @usableFromInline struct Slot {
    @usableFromInline var address: UInt = 0
    /// The place among the names of the document.
    @usableFromInline var number: Int32 = 0
    /// The place among the attributes that are known; -1 for another.
    @usableFromInline var attribute: Int32 = -1
  }

  private let attributes: [String: Int32]
  /// Memory of our own, which is asked for ten million times without a look at who holds it.
  @exclusivity(unchecked) @usableFromInline private(set) var slots: UnsafeMutablePointer<Slot>
  /// The number of slots, a power of two, less one.
  @exclusivity(unchecked) @usableFromInline private(set) var mask = 255
  @exclusivity(unchecked) private var strings: [String] = []

  /// How many names there are.
  var count: Int { strings.count }

  /// - Parameter names: the attributes that are known, each by its place.
  init(_ names: [String]) {
    attributes = Dictionary(
      zip(names, 0...).map { ($0, Int32($1)) }, uniquingKeysWith: { first, _ in first })
    slots = Self.makeSlots(mask + 1)
  }

  deinit { slots.deallocate() }

  /// The name with a number.
  @usableFromInline func string(_ number: Int) -> String { strings[number] }

  /// What is known of a name; one that is new gets the next number.
  @inlinable func slot(of name: UnsafePointer<UInt8>) -> Slot {
    let address = UInt(bitPattern: name)
    var index = Self.hash(address) & mask
    while slots[index].address != 0 {
      if slots[index].address == address { return slots[index] }
      index = (index &+ 1) & mask
    }
    return add(name)
  }

  @usableFromInline func add(_ name: UnsafePointer<UInt8>) -> Slot {
    if strings.count * 2 > mask { grow() }
    let string = String(cString: name)
    let slot = Slot(
      address: UInt(bitPattern: name), number: Int32(strings.count),
      attribute: attributes[string] ?? -1)
    strings.append(string)
    insert(slot)
    return slot
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = mask * 2 + 1
    slots = Self.makeSlots(mask + 1)
    for slot in old where slot.address != 0 { insert(slot) }
    old.deallocate()
  }

  private func insert(_ slot: Slot) {
    var index = Self.hash(slot.address) & mask
    while slots[index].address != 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  private static func makeSlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
    return slots
  }

  @inlinable static func hash(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
