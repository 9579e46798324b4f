internal import HierarchyReading
internal import Platform

/// The bytes of a file, decompressed if it is gzip data.
///
/// The content decides, not the name: standard input has none.
enum InputBytes {
  /// The size limit of a file: nine million elements of a page source. A device file never ends.
  static let largestFile = 2 << 30

  /// Reads a whole file, or standard input to its end.
  ///
  /// - Parameter isNamed: whether the command line names the file; a found one must be a regular
  ///   file.
  static func read(
    _ path: String, named source: String, isNamed: Bool = true, limit: Int = largestFile
  ) throws(HierarchyReadingError) -> [UInt8] {
    func unreadable(_ reason: String) -> HierarchyReadingError {
      HierarchyReadingError(source: source, line: 1, column: 1, reason: reason)
    }
    let bytes: [UInt8]
    let length = InputFile.size(of: path) ?? 0
    do throws(SystemError) {
      if !isNamed { try InputFile.refuseSpecial(path) }
      bytes = length > limit ? [] : try InputFile.read(path, limit: limit + 1)
    } catch {
      throw HierarchyReadingError(unopened: source, reason: error.reason)
    }
    guard max(length, bytes.count) <= limit else {
      throw unreadable("found more than \(limit) bytes; expected a file of at most as many")
    }
    guard Gzip.isGzip(bytes) else { return bytes }
    do throws(GzipError) { return try Gzip.expand(bytes) } catch {
      throw unreadable(error.reason)
    }
  }

  /// Reads as much of source code as shows whether it defines views.
  ///
  /// - Throws: why it cannot be read.
  static func sourceCode(of path: String) throws(SystemError) -> [UInt8] {
    try InputFile.read(path, limit: longestSourceCode)
  }

  private static let longestSourceCode = 1 << 20

  /// Reads as much of the beginning of a file as shows its format.
  ///
  /// - Throws: why it cannot be read.
  static func start(of path: String) throws(SystemError) -> DocumentStart {
    var length = DocumentStart.firstLength
    while true {
      let packed = try InputFile.read(path, limit: length)
      let isGzip = Gzip.isGzip(packed)
      let bytes = isGzip ? Gzip.start(of: packed, length: length) : packed
      // The compressed data may end before the file does.
      let isWhole = packed.count < length && (!isGzip || bytes.count < length)
      let start = DocumentStart(bytes, isWhole: isWhole)
      guard start.needsMore, !HierarchyFormats.recognizes(start),
        let next = DocumentStart.length(after: length)
      else { return start }
      length = next
    }
  }
}
