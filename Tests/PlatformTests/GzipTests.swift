import Platform
import TestSupport
import Testing

struct GzipTests {
  private static func fixture(_ path: String) throws -> [UInt8] {
    try InputFile.read("\(PackageFiles.root)/Fixtures/\(path)")
  }

  @Test(arguments: [
    "dynamic", "stored", "fixed", "huffman-only", "header-fields", "two-members",
  ])
  func `every kind of block and header is expanded`(_ name: String) throws {
    let bytes = try Self.fixture("gzip/\(name).gz")
    #expect(Gzip.isGzip(bytes))
    #expect(try Gzip.expand(bytes) == Self.fixture("gzip/plain.xml"))
  }

  @Test(arguments: ["dynamic", "stored", "fixed", "huffman-only", "header-fields"])
  func `the start is expanded from the start`(_ name: String) throws {
    let bytes = try Self.fixture("gzip/\(name).gz")
    let whole = try Self.fixture("gzip/plain.xml")
    let start = Gzip.start(of: Array(bytes.prefix(900)), length: 500)
    // A match may be too long for the remaining data.
    #expect(start.count > 500 - 258)
    #expect(start == Array(whole.prefix(start.count)))
  }

  @Test func `a file that is cut anywhere is refused`() throws {
    let bytes = try Self.fixture("gzip/dynamic.gz")
    for length in 0..<bytes.count {
      let error = #expect(throws: GzipError.self) {
        try Gzip.expand(Array(bytes.prefix(length)))
      }
      let reason =
        length < 3
        ? "found no gzip data; expected some"
        : "the gzip data ends in the middle; expected more of it"
      #expect(error?.reason == reason)
    }
  }

  @Test func `a file with one wrong bit is refused, or expands to the same`() throws {
    let bytes = try Self.fixture("gzip/fixed.gz")
    let whole = try Self.fixture("gzip/plain.xml")
    for position in bytes.indices {
      var damaged = bytes
      damaged[position] ^= 1 << UInt8(position % 8)
      // The time, the system and the level of compression are independent of the data.
      if let expanded = try? Gzip.expand(damaged) {
        #expect((3..<10).contains(position))
        #expect(expanded == whole)
      }
    }
  }

  @Test func `data that expands too far is rejected`() throws {
    let bytes = try Self.fixture("gzip/dynamic.gz")
    #expect(
      throws: GzipError(
        reason: "found gzip data that expands to more than 1000 bytes; expected at most that much")
    ) { try Gzip.expand(bytes, limit: 1_000) }
    let stored = try Self.fixture("gzip/stored.gz")
    #expect(throws: GzipError.self) { try Gzip.expand(stored, limit: 1_000) }
    let size = try Self.fixture("gzip/plain.xml").count
    #expect(try Gzip.expand(bytes, limit: size).count == size)
    #expect(try Gzip.expand(stored, limit: size).count == size)
  }

  @Test func `trailing data is rejected`() throws {
    let bytes = try Self.fixture("gzip/dynamic.gz") + [1]
    #expect(
      throws: GzipError(
        reason: "found more after the gzip data; expected the end of the file")
    ) { try Gzip.expand(bytes) }
  }

  @Test(
    .enabled(if: Folder.exists("/usr/bin/gzip") || Folder.exists("/bin/gzip"), "there is no gzip"),
    arguments: [1, 6, 9])
  func `gzip output of all kinds of data is expanded`(_ level: Int) throws {
    var random = SystemRandomNumberGenerator()
    let folder = try ScratchFolder()
    for size in [0, 1, 1_000, 70_000, 300_000] {
      let bytes = (0..<size).map { index -> UInt8 in
        // Runs, words and noise in turn.
        switch index / 5_000 % 3 {
        case 0: UInt8(index / 1_000 & 0xFF)
        case 1: UInt8(truncatingIfNeeded: index % 97 * (index % 13))
        default: UInt8.random(in: 0...255, using: &random)
        }
      }
      let path = folder.path + "/data-\(size)"
      try OutputFile.write(bytes, to: path)
      try ToolRun.run("gzip", ["-\(level)", path])
      #expect(try Gzip.expand(InputFile.read(path + ".gz")) == bytes)
    }
  }
}
