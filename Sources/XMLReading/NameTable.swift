internal import CLibXML2

/// Names that libxml2 keeps once for each document, told apart by their address.
struct NameTable<Attribute: RawRepresentable<String> & CaseIterable> {
  private struct Slot {
    var address: UInt = 0
    var element = ""
    var attribute: Attribute?
  }

  private let attributes: [String: Attribute]
  private var slots: [Slot]
  private var used = 0

  init() {
    attributes = Dictionary(
      Attribute.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    slots = Array(repeating: Slot(), count: 256)
  }

  /// The handler's attribute of that name.
  mutating func attribute(_ name: UnsafePointer<UInt8>) -> Attribute? {
    slots[find(name)].attribute
  }

  /// The name of an element as a string that is made once.
  mutating func string(_ name: UnsafePointer<UInt8>) -> String {
    slots[find(name)].element
  }

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
    slots[index] = Slot(address: address, element: string, attribute: attributes[string])
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
