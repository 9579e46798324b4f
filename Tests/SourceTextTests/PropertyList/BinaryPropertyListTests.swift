import SourceText
import Testing

/// A binary property list, object by object.
struct BinaryFile {
  var objects: [[UInt8]]
  var top = 0
  var referenceSize: UInt8 = 1

  var bytes: [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += Self.number(offset, size: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
    for number in [objects.count, top, table] { bytes += Self.number(number, size: 8) }
    return bytes
  }

  static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }
}

struct BinaryPropertyListTests {
  @Test func `objects of each kind are read`() throws {
    let long = String(repeating: "x", count: 300)
    let file = BinaryFile(objects: [
      [0xAF, 0x10, 11] + (1...11).map { UInt8($0) },
      [0x09], [0x08], [0x10, 200], [0x13] + BinaryFile.number(-7, size: 8),
      [0x22, 0x3F, 0xC0, 0, 0], [0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0],
      BinaryFile.text("a"), [0x61, 0x00, 0xDF], [0x5F, 0x11, 0x01, 0x2C] + Array(long.utf8),
      [0x42, 1, 2], [0xD1, 7, 1],
    ])
    #expect(
      try PropertyList(parsing: file.bytes).outline
        == "[true, false, 200, -7, 1.5r, 1.5r, \"a\", \"ß\", \"\(long)\", opaque, {a: true}]")
  }

  @Test(arguments: [
    ("a container inside itself", BinaryFile(objects: [[0xA1, 0]])),
    ("a reference to no object", BinaryFile(objects: [[0xA1, 7]])),
    ("a text without its end", BinaryFile(objects: [[0x5A, 0x41]])),
    (
      "a length beyond all numbers",
      BinaryFile(objects: [[0x6F, 0x13] + BinaryFile.number(Int.max, size: 8)])
    ),
    (
      "an array of more than memory",
      BinaryFile(objects: [[0xAF, 0x13] + BinaryFile.number(Int.max / 2, size: 8)])
    ),
    ("a length that is no number", BinaryFile(objects: [[0x5F, 0x50]])),
    ("a key that is no text", BinaryFile(objects: [[0xD1, 1, 1], [0x09]])),
    ("an object of an unknown kind", BinaryFile(objects: [[0xE0]])),
    ("a top object that is not there", BinaryFile(objects: [[0x09]], top: 1)),
    ("references of no bytes", BinaryFile(objects: [[0x09]], referenceSize: 0)),
    ("references of too many bytes", BinaryFile(objects: [[0xA1, 0]], referenceSize: 9)),
    ("no objects", BinaryFile(objects: [])),
  ])
  func `a damaged file is refused`(_ name: String, _ file: BinaryFile) {
    #expect(throws: DocumentError.self) { try PropertyList(parsing: file.bytes) }
  }

  @Test func `containers that hold each other twice do not grow without bounds`() {
    let doubling = (1...40).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]]
    #expect(
      throws: DocumentError(
        line: 1, column: 1, reason: "more than 1048576 values; expected at most that many")
    ) { try PropertyList(parsing: BinaryFile(objects: doubling).bytes) }
  }

  @Test func `each beginning of a file and each changed byte is read or refused`() {
    let bytes = BinaryFile(objects: [
      [0xD2, 1, 2, 3, 4], BinaryFile.text("a"), BinaryFile.text("b"), [0xA2, 1, 2], [0x11, 1, 2],
    ]).bytes
    var refused = 0
    for end in bytes.indices where (try? PropertyList(parsing: Array(bytes[..<end]))) == nil {
      refused += 1
    }
    #expect(refused > bytes.count / 2)
    for index in bytes.indices {
      for value in [0, 1, 0x0F, 0x5F, 0x7F, 0x80, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        let root = try? PropertyList(parsing: changed)
        #expect(root.map { $0.outline.utf8.count < 4_000 } ?? true)
      }
    }
  }
}
