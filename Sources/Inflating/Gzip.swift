/// Files as `gzip` makes them (RFC 1952).
///
/// Our own, because libxml2's headers bring no zlib with them, and because what is expanded must
/// have a limit: a thousandth of it may be enough to fill the memory.
public enum Gzip {
  /// What a file may expand to, unless the caller says otherwise: half a gigabyte.
  public static let standardLimit = 1 << 29

  /// Whether bytes begin like a gzip file; there is one method, deflate.
  public static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

  /// Expands a whole file, which may be several joined together.
  ///
  /// - Throws: what is wrong with it, or that it expands beyond the limit.
  public static func expand(
    _ bytes: [UInt8], limit: Int = standardLimit
  ) throws(InflatingError) -> [UInt8] {
    var inflater = Inflater(bytes, limit: limit)
    inflater.reserve(promisedSize(of: bytes, limit: limit))
    repeat {
      try skipHeader(&inflater)
      let start = inflater.output.count
      try inflater.inflate()
      try check(inflater.output[start...], &inflater)
    } while Self.hasMore(&inflater)
    guard inflater.isAtEnd else {
      throw InflatingError(reason: "found more after the gzip data, expected the end of the file")
    }
    return inflater.output
  }

  /// The first bytes of what a file expands to, of a beginning of it; as far as they can be read.
  public static func start(of bytes: [UInt8], length: Int) -> [UInt8] {
    var inflater = Inflater(bytes, limit: length)
    do throws(InflatingError) {
      try skipHeader(&inflater)
      try inflater.inflate()
    } catch {
      // Where it ends or goes wrong, what has come so far is what there is.
    }
    return Array(inflater.output.prefix(length))
  }

  /// What the end of the file says, as far as so many bytes can hold it at all.
  private static func promisedSize(of bytes: [UInt8], limit: Int) -> Int {
    let promised = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return min(promised, limit, bytes.count.multipliedReportingOverflow(by: 1_032).partialValue)
  }

  private static func hasMore(_ inflater: inout Inflater) -> Bool {
    // Tapes are filled up with zeros.
    inflater.skipZeros()
    return inflater.startsMember
  }

  private static func skipHeader(_ inflater: inout Inflater) throws(InflatingError) {
    guard inflater.startsMember else {
      throw InflatingError(reason: "found no gzip data, expected some")
    }
    try inflater.skip(3)
    let flags = try inflater.byte()
    guard flags & 0xE0 == 0 else {
      throw InflatingError(reason: "found an unknown flag in gzip data, expected those of RFC 1952")
    }
    try inflater.skip(6)
    if flags & 0x04 != 0 { try inflater.skip(Int(inflater.number(bytes: 2))) }
    for text in [UInt8(0x08), 0x10] where flags & text != 0 {
      while try inflater.byte() != 0 {}
    }
    if flags & 0x02 != 0 { try inflater.skip(2) }
  }

  private static func check(
    _ output: ArraySlice<UInt8>, _ inflater: inout Inflater
  ) throws(InflatingError) {
    let sum = try inflater.number(bytes: 4)
    let count = try inflater.number(bytes: 4)
    guard sum == Checksum.crc32(output), count == UInt32(truncatingIfNeeded: output.count) else {
      throw InflatingError(reason: "found damaged gzip data, expected its checksum")
    }
  }
}

/// Why compressed bytes could not be expanded.
public struct InflatingError: Error, Hashable, Sendable {
  /// What was found and what was expected, lower case, no full stop.
  public var reason: String

  public init(reason: String) { self.reason = reason }
}

/// The checksum of gzip files.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    return ~bytes.reduce(~0) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }
}
