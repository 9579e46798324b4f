/// Reads the binary form of a property list (`bplist00`), as CoreFoundation's source describes it.
///
/// A table of offsets leads to the objects, and containers name their members by number. A hostile
/// file may refer to one container from many places, or from inside itself: depth and the number of
/// values, each counted wherever it appears, are bounded.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let limits: PropertyListLimits
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  private let topObject: Int
  private var count = 0
  /// Texts by object, so that each exists once.
  private var texts: [Int: String] = [:]

  private static let trailerSize = 32

  init(_ bytes: [UInt8], limits: PropertyListLimits) throws(DocumentError) {
    guard bytes.count >= 8 + Self.trailerSize else {
      throw Self.error("a binary property list of \(bytes.count) bytes; expected a whole one")
    }
    let trailer = bytes.count - Self.trailerSize
    func number(at offset: Int, size: Int) -> Int? {
      Self.integer(bytes[offset..<(offset + size)])
    }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), (1...8).contains(offsetSize),
      (1...8).contains(referenceSize), table <= trailer, top < count,
      count <= (trailer - table) / offsetSize
    else {
      throw Self.error(
        "the trailer of a binary property list is damaged; expected a table of objects")
    }
    (objectCount, topObject, tableOffset) = (count, top, table)
    self.bytes = bytes
    self.limits = limits
  }

  mutating func read() throws(DocumentError) -> PropertyList {
    try value(of: topObject, depth: 1)
  }

  private static func error(_ reason: String) -> DocumentError {
    DocumentError(line: 1, column: 1, reason: reason)
  }

  /// A big-endian number; nil if it exceeds `Int`.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    var result: UInt64 = 0
    for byte in bytes.drop(while: { $0 == 0 }) {
      guard result <= UInt64.max >> 8 else { return nil }
      result = result << 8 | UInt64(byte)
    }
    return Int(exactly: result)
  }
}

// MARK: - Objects

extension BinaryPropertyListReader {
  private mutating func value(
    of object: Int, depth: Int
  ) throws(DocumentError) -> PropertyList {
    guard depth <= limits.depth else {
      throw Self.error(
        "values nested deeper than \(limits.depth); expected at most that many levels")
    }
    count += 1
    guard count <= limits.values else {
      throw Self.error("more than \(limits.values) values; expected at most that many")
    }
    return PropertyList(
      content: try content(of: object, depth: depth), line: 1, column: 1)
  }

  private mutating func content(
    of object: Int, depth: Int
  ) throws(DocumentError) -> PropertyList.Content {
    let start = try offset(of: object)
    let marker = bytes[start]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0: return marker == 0x09 ? .boolean(true) : marker == 0x08 ? .boolean(false) : .opaque
    case 0x1: return try integer(at: start + 1, size: 1 << low)
    case 0x2: return try real(at: start + 1, size: 1 << low)
    case 0x5, 0x6: return .string(try text(of: object, at: start))
    case 0xA, 0xC: return .array(try elements(at: start, depth: depth))
    case 0xD: return .dictionary(try members(at: start, depth: depth))
    case 0x3, 0x4, 0x8: return .opaque
    default: throw Self.error("found an object of an unknown kind; expected a known one")
    }
  }

  private func offset(of object: Int) throws(DocumentError) -> Int {
    guard object < objectCount,
      let offset = Self.integer(slice(at: tableOffset + object * offsetSize, count: offsetSize)),
      offset >= 8, offset < tableOffset
    else { throw Self.error("found a reference to no object; expected one of \(objectCount)") }
    return offset
  }

  /// Bytes that the check of the trailer has found to exist.
  private func slice(at start: Int, count: Int) -> ArraySlice<UInt8> {
    bytes[start..<(start + count)]
  }

  /// Bytes of an object, which all come before the table.
  private func body(at start: Int, count: Int) throws(DocumentError) -> ArraySlice<UInt8> {
    guard start <= tableOffset, count >= 0, count <= tableOffset - start else {
      throw Self.error("an object has no end; expected it before the table of objects")
    }
    return bytes[start..<(start + count)]
  }

  private func integer(at start: Int, size: Int) throws(DocumentError) -> PropertyList.Content {
    let digits = try body(at: start, count: min(size, 17))
    guard size <= 8 else { return .opaque }
    let bits = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .integer(Int(truncatingIfNeeded: bits))
  }

  private func real(at start: Int, size: Int) throws(DocumentError) -> PropertyList.Content {
    guard size == 4 || size == 8 else { return .opaque }
    let bits = try body(at: start, count: size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .real(
      size == 8
        ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
  }
}

// MARK: - Objects with a length

extension BinaryPropertyListReader {
  /// The number of members of an object and where they begin; 15 means that a number follows.
  private func length(at start: Int) throws(DocumentError) -> (count: Int, body: Int) {
    let low = Int(bytes[start] & 0x0F)
    guard low == 0x0F else { return (low, start + 1) }
    guard let marker = try body(at: start + 1, count: 1).first, marker >> 4 == 1,
      marker & 0x0F <= 3
    else { throw Self.error("found no length of an object; expected a number") }
    let size = 1 << Int(marker & 0x0F)
    guard let count = Self.integer(try body(at: start + 2, count: size)) else {
      throw Self.error("an object has no end; expected it before the table of objects")
    }
    return (count, start + 2 + size)
  }

  private mutating func text(of object: Int, at start: Int) throws(DocumentError) -> String {
    if let text = texts[object] { return text }
    let (count, first) = try length(at: start)
    let isWide = bytes[start] >> 4 == 0x6
    guard count <= tableOffset else {
      throw Self.error("an object has no end; expected it before the table of objects")
    }
    let characters = try body(at: first, count: isWide ? 2 * count : count)
    let wide = isWide ? UTF16Bytes.utf8(characters, isBigEndian: true) : nil
    let text =
      wide.map { String(decoding: $0, as: UTF8.self) }
      ?? String(decoding: characters, as: UTF8.self)
    texts[object] = text
    return text
  }

  private func references(
    at start: Int, count: Int
  ) throws(DocumentError) -> [Int] {
    guard count <= limits.values else {
      throw Self.error("more than \(limits.values) values; expected at most that many")
    }
    let all = try body(at: start, count: count * referenceSize)
    var references: [Int] = []
    for index in 0..<count {
      let first = all.startIndex + index * referenceSize
      references.append(Self.integer(all[first..<(first + referenceSize)]) ?? .max)
    }
    return references
  }

  private mutating func elements(
    at start: Int, depth: Int
  ) throws(DocumentError) -> [PropertyList] {
    let (count, first) = try length(at: start)
    var elements: [PropertyList] = []
    for reference in try references(at: first, count: count) {
      elements.append(try value(of: reference, depth: depth + 1))
    }
    return elements
  }

  private mutating func members(
    at start: Int, depth: Int
  ) throws(DocumentError) -> [PropertyList.Member] {
    let (count, first) = try length(at: start)
    let keys = try references(at: first, count: count)
    let values = try references(at: first + count * referenceSize, count: count)
    var members: [PropertyList.Member] = []
    for (key, reference) in zip(keys, values) {
      guard let name = try value(of: key, depth: depth + 1).string else {
        throw Self.error("found a key that is not text; expected text")
      }
      let value = try value(of: reference, depth: depth + 1)
      members.append(PropertyList.Member(key: name, line: 1, column: 1, value: value))
    }
    return members
  }
}
