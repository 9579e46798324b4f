/// A hash that is the same in every run: FNV-1a, 64 bits, in sixteen hexadecimal digits.
struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ parts: String...) {
    for part in parts {
      for byte in part.utf8 { add(byte) }
      add(0)
    }
  }

  init(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
