internal import HierarchyReading
internal import Platform

/// The bytes of a file, expanded where `gzip` has packed them.
///
/// The content decides, not the name: what comes from a pipe has none.
enum InputBytes {
  /// The number of bytes by which a hierarchy is recognised.
  private static let startLength = 16_384

  /// The largest file that is read: nine million elements of a page source. A device never ends.
  static let largestFile = 2 << 30

  /// Reads a whole file, or standard input to its end.
  static func read(
    _ path: String, named source: String, limit: Int = largestFile
  ) throws(HierarchyReadingError) -> [UInt8] {
    func unreadable(_ reason: String) -> HierarchyReadingError {
      HierarchyReadingError(source: source, line: 1, column: 1, reason: reason)
    }
    let bytes: [UInt8]
    let length = InputFile.size(of: path) ?? 0
    do throws(SystemError) {
      bytes = length > limit ? [] : try InputFile.read(path, limit: limit + 1)
    } catch {
      throw unreadable("\(error.reason), expected a file that can be read")
    }
    guard max(length, bytes.count) <= limit else {
      throw unreadable("found more than \(limit) bytes, expected a file of at most as many")
    }
    guard Gzip.isGzip(bytes) else { return bytes }
    do throws(GzipError) { return try Gzip.expand(bytes) } catch {
      throw unreadable(error.reason)
    }
  }

  /// Reads the beginning of a file; nil where it cannot be read.
  static func start(of path: String) -> [UInt8]? {
    guard let bytes = try? InputFile.read(path, limit: startLength) else { return nil }
    return Gzip.isGzip(bytes) ? Gzip.start(of: bytes, length: startLength) : bytes
  }
}
