internal import CZlib

/// Whether the compressed data of a PNG file is that of its pixels.
///
/// libpng expands all data after the last row, only to drop it: a megabyte of it takes seconds.
enum PNGDataLength {
  /// Whether the data expands to more than the pixels can need.
  ///
  /// - Parameter mostBytes: the maximum that the pixels of the picture need.
  static func exceeds(_ mostBytes: Int, in bytes: [UInt8]) -> Bool {
    // Has a fixed address, because zlib compares it on every call.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return false
    }
    defer { inflateEnd(stream) }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    var length = 0
    for chunk in chunks(of: bytes) {
      var rest = bytes[chunk]
      while !rest.isEmpty {
        let step = expand(rest, with: stream, into: &room)
        length += step.length
        rest = rest.dropFirst(step.used)
        if length > mostBytes { return true }
        // The end, or damage, which libpng reports.
        guard step.status == Z_OK else { return false }
      }
    }
    return false
  }

  private static func expand(
    _ input: ArraySlice<UInt8>, with stream: UnsafeMutablePointer<z_stream>,
    into room: inout [UInt8]
  ) -> (status: Int32, used: Int, length: Int) {
    var status = Z_OK
    let given = min(input.count, Int(Int32.max))
    input.withUnsafeBufferPointer { input in
      room.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(given)
        stream.pointee.next_out = room.baseAddress
        stream.pointee.avail_out = UInt32(room.count)
        status = inflate(stream, Z_NO_FLUSH)
      }
    }
    return (
      status, given - Int(stream.pointee.avail_in), room.count - Int(stream.pointee.avail_out)
    )
  }

  /// The data of the `IDAT` chunks, if the file is cut, up to its end.
  private static func chunks(of bytes: [UInt8]) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var offset = signatureLength
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let start = offset + 8
      let end = min(start + length, bytes.count)
      if bytes[(offset + 4)..<start].elementsEqual("IDAT".utf8) { chunks.append(start..<end) }
      offset = start + length + 4
    }
    return chunks
  }

  private static let signatureLength = 8
}
