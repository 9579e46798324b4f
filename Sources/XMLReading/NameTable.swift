/// Names that libxml2 keeps once for each document, told apart by their address.
///
/// It knows attributes by number alone: a table of a generic type would look up its own layout for
/// each of ten million attributes.
final class NameTable {
  struct Slot {
    var address: UInt = 0
    /// The place among the names that were met.
    var number: Int32 = 0
    /// The place among the attributes that are known; -1 for another.
    var attribute: Int16 = -1
  }

  private let attributes: [String: Int16]
  /// Memory of our own, which is asked for ten million times without a look at who holds it.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  /// The number of slots, a power of two, less one.
  @exclusivity(unchecked) private var mask = 255
  /// How many names there are.
  @exclusivity(unchecked) private(set) var count = 0
  /// The numbers of the names with a prefix: each belongs to somebody else's namespace.
  private var prefixed: [String: Int32] = [:]
  private let take: (String) -> Void

  /// - Parameters:
  ///   - attributes: those that are known, with the place of each.
  ///   - take: takes each name that is new.
  init(_ attributes: [String: Int16], take: @escaping (String) -> Void) {
    self.take = take
    self.attributes = attributes
    slots = Self.makeSlots(mask + 1)
  }

  deinit { slots.deallocate() }

  /// What is known of a name; one that is new gets the next number.
  func slot(of name: UnsafePointer<UInt8>) -> Slot {
    let address = UInt(bitPattern: name)
    var index = Self.hash(address) & mask
    while slots[index].address != 0 {
      if slots[index].address == address { return slots[index] }
      index = (index &+ 1) & mask
    }
    return add(name)
  }

  /// What is known of a name with a prefix; nil stands for none.
  func slot(of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> Slot {
    guard let prefix else { return slot(of: name) }
    let string = String(cString: prefix) + ":" + String(cString: name)
    let number = prefixed[string] ?? number(ofNew: string)
    prefixed[string] = number
    return Slot(number: number)
  }

  private func add(_ name: UnsafePointer<UInt8>) -> Slot {
    if count * 2 > mask { grow() }
    let string = String(cString: name)
    let slot = Slot(
      address: UInt(bitPattern: name), number: number(ofNew: string),
      attribute: attributes[string] ?? -1)
    insert(slot)
    return slot
  }

  private func number(ofNew name: String) -> Int32 {
    defer { count += 1 }
    take(name)
    return Int32(count)
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

  private static func hash(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
