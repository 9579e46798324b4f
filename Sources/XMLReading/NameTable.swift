/// Names that libxml2 keeps once for each document, told apart by their address.
///
/// It knows attributes by number alone: a table of a generic type would look up its own layout for
/// each of ten million attributes.
struct NameTable {
  private struct Slot {
    var address: UInt = 0
    var string = ""
    var number: Int32 = -1
  }

  private let numbers: [String: Int32]
  private var slots = [Slot](repeating: Slot(), count: 256)
  /// How many names there are.
  private(set) var used = 0

  /// - Parameter names: the attributes that are known, each by its place.
  init(_ names: [String]) {
    numbers = Dictionary(
      zip(names, 0...).map { ($0, Int32($1)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a name among those that are known; -1 for another.
  mutating func number(_ name: UnsafePointer<UInt8>) -> Int { Int(slots[find(name)].number) }

  /// The name as a string that is made once.
  mutating func string(_ name: UnsafePointer<UInt8>) -> String { slots[find(name)].string }

  private mutating func find(_ name: UnsafePointer<UInt8>) -> Int {
    let address = UInt(bitPattern: name)
    var index = Self.hash(address) & (slots.count - 1)
    while slots[index].address != 0 {
      if slots[index].address == address { return index }
      index = (index + 1) & (slots.count - 1)
    }
    if used * 2 >= slots.count {
      grow()
      return find(name)
    }
    let string = String(cString: name)
    slots[index] = Slot(address: address, string: string, number: numbers[string] ?? -1)
    used += 1
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.address != 0 {
      var index = Self.hash(slot.address) & (slots.count - 1)
      while slots[index].address != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }

  private static func hash(_ address: UInt) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
