/// The digits of numbers, worked out eight at a time, each in a byte of one word.
enum PackedDigits {
  /// The eight hexadecimal digits of a number, as bytes in a row.
  static func hexadecimal(of number: UInt32) -> UInt64 {
    // Four bits to each byte, by halves.
    var spread = UInt64(number)
    spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
    spread = (spread | spread << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let ones: UInt64 = 0x0101_0101_0101_0101
    // From ten on, six more reaches the next four bits.
    let letters = (spread &+ 6 &* ones) >> 4 & ones
    let toLetters = UInt64(UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
    return (spread &+ UInt64(UInt8(ascii: "0")) &* ones &+ toLetters &* letters).bigEndian
  }

  /// Eight decimal digits, one in each byte, the first in the lowest.
  ///
  /// By halves, and all of them at once; to multiply and shift is to divide, since each half is small.
  static func decimal(of number: UInt64) -> UInt64 {
    let halves = number / 10_000 | (number % 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (halves &- 100 &* hundreds) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- 10 &* tens) << 8
  }
}
