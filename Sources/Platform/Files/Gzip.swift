internal import CZlib

/// Gzip files (RFC 1952), expanded by zlib up to a limit: a small file can fill the memory.
public enum Gzip {
  /// The default limit of an expanded file: half a gigabyte.
  public static let standardLimit = 1 << 29

  /// Whether bytes begin like a gzip file; deflate is the only method.
  public static func isGzip(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0x1F, 0x8B, 0x08])
  }

  /// Expands a whole file, which may have several members.
  ///
  /// - Throws: the error in it, or that it expands beyond the limit.
  public static func expand(
    _ bytes: [UInt8], limit: Int = standardLimit
  ) throws(GzipError) -> [UInt8] {
    guard isGzip(bytes) else { throw GzipError(reason: "found no gzip data; expected some") }
    var output: [UInt8] = []
    output.reserveCapacity(promisedSize(of: bytes, limit: limit))
    var rest = bytes[...]
    repeat {
      try expandMember(at: &rest, into: &output, limit: limit)
      // Tapes are padded with zeros.
      rest = rest.drop { $0 == 0 }
    } while isGzip(rest)
    guard rest.isEmpty else {
      throw GzipError(reason: "found more after the gzip data; expected the end of the file")
    }
    return output
  }

  /// The first bytes of the expanded file, or as many as the beginning of a file yields.
  public static func start(of bytes: [UInt8], length: Int) -> [UInt8] {
    var output: [UInt8] = []
    var rest = bytes[...]
    try? expandMember(at: &rest, into: &output, limit: length)
    return output
  }

  /// The size that the end of the file states, limited to what deflate can reach: 1,032 to 1.
  private static func promisedSize(of bytes: [UInt8], limit: Int) -> Int {
    let promised = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return min(promised, limit, bytes.count * 1_032)
  }

  /// Expands one member and moves past it; on errors, the output keeps everything before them.
  private static func expandMember(
    at rest: inout ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(GzipError) {
    let stream = try InflateStream()
    while true {
      let step = stream.expand(rest)
      rest = rest.dropFirst(step.used)
      let room = limit - output.count
      output += step.output.prefix(room)
      guard step.output.count <= room else { throw GzipError(beyond: limit) }
      switch step.status {
      case Z_STREAM_END: return
      case Z_OK: continue
      case Z_BUF_ERROR:
        throw GzipError(reason: "the gzip data ends in the middle; expected more of it")
      case Z_MEM_ERROR: throw .noMemory
      default: throw GzipError(reason: "found damaged gzip data; expected that of RFC 1952")
      }
    }
  }
}

/// Why gzip data could not be expanded.
public struct GzipError: Error, Hashable, Sendable {
  /// The fault and the expected content, lower case, no full stop.
  public var reason: String

  public init(reason: String) { self.reason = reason }

  fileprivate init(beyond limit: Int) {
    let size = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit) bytes"
    self.init(
      reason: "found gzip data that expands to more than \(size); expected at most that much")
  }

  fileprivate static let noMemory = GzipError(reason: "found too little memory for gzip data")
}

/// One gzip member while zlib expands it.
private struct InflateStream: ~Copyable {
  /// Has a fixed address, because zlib compares it on every call.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  init() throws(GzipError) {
    stream.initialize(to: z_stream())
    // The largest window, plus 16 for the header and the checksum of gzip.
    let windowBits = MAX_WBITS + 16
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, windowBits, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Fills a part of the output, and returns how much of the input it used.
  func expand(_ input: ArraySlice<UInt8>) -> (status: Int32, used: Int, output: [UInt8]) {
    var status = Z_OK
    var used = 0
    let output = [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
      input.withUnsafeBufferPointer { input in
        let given = min(input.count, Int(Int32.max))
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(given)
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        status = inflate(stream, Z_NO_FLUSH)
        used = given - Int(stream.pointee.avail_in)
        count = room.count - Int(stream.pointee.avail_out)
      }
    }
    return (status, used, output)
  }
}
