/// Expands deflated data (RFC 1951), with what stands before and behind it.
struct Inflater {
  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  /// Bits that were taken from the bytes and not used yet, the next one lowest.
  private var buffer: UInt64 = 0
  private var bitCount = 0
  private(set) var output: [UInt8] = []

  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  mutating func reserve(_ count: Int) { output.reserveCapacity(count) }

  /// Expands one stream of blocks; what follows it begins at a whole byte.
  mutating func inflate() throws(InflatingError) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try expand(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try expand(literals, distances)
      default: throw Self.damaged
      }
    }
    alignToByte()
  }

  private static let damaged = InflatingError(
    reason: "found damaged gzip data, expected a block of RFC 1951")
  private static let cut = InflatingError(
    reason: "the gzip data ends in the middle, expected more of it")

  private mutating func copyStored() throws(InflatingError) {
    alignToByte()
    let length = try number(bytes: 2)
    guard try number(bytes: 2) == ~length & 0xFFFF else { throw Self.damaged }
    let available = min(Int(length), bytes.count - position)
    let start = position
    position += available
    // What there is room for is wanted even where the rest is not.
    let room = limit - output.count
    output += bytes[start..<(start + min(available, room))]
    guard available <= room else { throw tooLarge }
    guard available == Int(length) else { throw Self.cut }
  }

  private func checkRoom(for count: Int) throws(InflatingError) {
    guard output.count + count <= limit else { throw tooLarge }
  }

  private var tooLarge: InflatingError {
    let size = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit) bytes"
    return InflatingError(
      reason: "found gzip data that expands to more than \(size), expected at most that much")
  }
}

// MARK: - Compressed blocks

extension Inflater {
  private mutating func expand(
    _ literals: HuffmanCode, _ distances: HuffmanCode
  ) throws(InflatingError) {
    while true {
      let symbol = try symbol(of: literals)
      if symbol < 256 {
        try checkRoom(for: 1)
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        try copyMatch(symbol, distances)
      }
    }
  }

  private mutating func copyMatch(
    _ symbol: Int, _ distances: HuffmanCode
  ) throws(InflatingError) {
    guard symbol - 257 < DeflateTables.lengths.count else { throw Self.damaged }
    let lengthEntry = DeflateTables.lengths[symbol - 257]
    let length = lengthEntry.base + Int(try bits(lengthEntry.bits))
    let code = try self.symbol(of: distances)
    guard code < DeflateTables.distances.count else { throw Self.damaged }
    let distanceEntry = DeflateTables.distances[code]
    let distance = distanceEntry.base + Int(try bits(distanceEntry.bits))
    guard distance <= output.count else { throw Self.damaged }
    try checkRoom(for: length)
    let start = output.count - distance
    // What is copied may reach into what has just been copied.
    for index in start..<(start + length) { output.append(output[index]) }
  }

  /// The codes of a block that brings its own.
  private mutating func readCodes() throws(InflatingError) -> (HuffmanCode, HuffmanCode) {
    let literalCount = Int(try bits(5)) + 257
    let distanceCount = Int(try bits(5)) + 1
    let orderCount = Int(try bits(4)) + 4
    var orderLengths = [UInt8](repeating: 0, count: 19)
    for position in DeflateTables.order.prefix(orderCount) {
      orderLengths[position] = UInt8(try bits(3))
    }
    guard literalCount <= 286, let order = HuffmanCode(orderLengths) else { throw Self.damaged }
    let lengths = try readLengths(count: literalCount + distanceCount, order)
    guard lengths[256] > 0, let literals = HuffmanCode(lengths[..<literalCount]),
      let distances = HuffmanCode(lengths[literalCount...])
    else { throw Self.damaged }
    return (literals, distances)
  }

  private mutating func readLengths(
    count: Int, _ order: HuffmanCode
  ) throws(InflatingError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      let symbol = try symbol(of: order)
      if symbol < 16 {
        lengths.append(UInt8(symbol))
        continue
      }
      guard symbol > 16 || !lengths.isEmpty else { throw Self.damaged }
      let repeated = symbol == 16 ? lengths[lengths.count - 1] : 0
      let times = try repetition(of: symbol)
      guard lengths.count + times <= count else { throw Self.damaged }
      lengths += repeatElement(repeated, count: times)
    }
    return lengths
  }

  private mutating func repetition(of symbol: Int) throws(InflatingError) -> Int {
    switch symbol {
    case 16: 3 + Int(try bits(2))
    case 17: 3 + Int(try bits(3))
    default: 11 + Int(try bits(7))
    }
  }

  private mutating func symbol(of code: HuffmanCode) throws(InflatingError) -> Int {
    fill()
    let entry = code.table[Int(buffer & UInt64(code.table.count - 1))]
    let length = Int(entry & 15)
    guard length > 0 else { throw bitCount < 15 ? Self.cut : Self.damaged }
    guard length <= bitCount else { throw Self.cut }
    drop(length)
    return Int(entry >> 4)
  }
}

// MARK: - Bits and bytes

extension Inflater {
  private mutating func fill() {
    while bitCount <= 56, position < bytes.count {
      buffer |= UInt64(bytes[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func drop(_ count: Int) {
    buffer >>= UInt64(count)
    bitCount -= count
  }

  private mutating func bits(_ count: Int) throws(InflatingError) -> UInt32 {
    if count == 0 { return 0 }
    if bitCount < count { fill() }
    guard bitCount >= count else { throw Self.cut }
    let value = UInt32(truncatingIfNeeded: buffer & (1 << UInt64(count) - 1))
    drop(count)
    return value
  }

  /// Gives whole bytes back and leaves out what is left of the one that was begun.
  private mutating func alignToByte() {
    drop(bitCount % 8)
    position -= bitCount / 8
    buffer = 0
    bitCount = 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  var startsMember: Bool { bytes[position...].starts(with: [0x1F, 0x8B, 0x08]) }

  mutating func skipZeros() {
    while position < bytes.count, bytes[position] == 0 { position += 1 }
  }

  mutating func skip(_ count: Int) throws(InflatingError) {
    guard bytes.count - position >= count else { throw Self.cut }
    position += count
  }

  mutating func byte() throws(InflatingError) -> UInt8 {
    guard position < bytes.count else { throw Self.cut }
    position += 1
    return bytes[position - 1]
  }

  /// A number of a few bytes, the lowest first.
  mutating func number(bytes count: Int) throws(InflatingError) -> UInt32 {
    var number: UInt32 = 0
    for index in 0..<count { number |= UInt32(try byte()) << UInt32(8 * index) }
    return number
  }
}
