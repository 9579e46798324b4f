internal import HierarchyReading
internal import HostSystem
internal import Inflating

/// The bytes of a file, expanded where `gzip` has packed them.
///
/// The content tells, not the name: what comes from a pipe has none.
enum InputBytes {
  /// How much of a file tells whether it is a hierarchy.
  private static let startLength = 16_384

  /// The largest file that is read: nine million elements of a page source. A device never ends.
  static let largestFile = 2 << 30

  /// Opens a file, to be read as it comes; what is packed is expanded at once.
  ///
  /// - Parameter isWanted: false as soon as nobody wants to read on.
  static func document(
    _ path: String, named source: String, limit: Int = largestFile,
    while isWanted: @escaping () -> Bool = { true }
  ) throws(HierarchyReadingError) -> DocumentBytes {
    let file = try LimitedInput(path, named: source, limit: limit, isWanted: isWanted)
    let again = { () throws(HierarchyReadingError) in
      try Self.document(path, named: source, limit: limit, while: isWanted)
    }
    let document = DocumentBytes(
      start: try file.read(startLength), count: file.count,
      again: path == InputFile.standardInput ? nil : again,
      next: { (span) throws(HierarchyReadingError) in try file.read(into: &span) })
    guard Gzip.isGzip(document.start) else { return document }
    let bytes = try document.all()
    do throws(InflatingError) {
      return DocumentBytes(try Gzip.expand(bytes))
    } catch {
      throw HierarchyReadingError(source: source, line: 1, column: 1, reason: error.reason)
    }
  }

  /// Reads the beginning of a file; nil where it cannot be read.
  static func start(of path: String) -> [UInt8]? {
    guard let bytes = try? InputFile.read(path, limit: startLength) else { return nil }
    return Gzip.isGzip(bytes) ? Gzip.start(of: bytes, length: startLength) : bytes
  }
}

/// A file that is open, and refused where it goes on for too long.
private final class LimitedInput {
  private let pieces: InputPieces
  private let source: String
  private let limit: Int
  private let isWanted: () -> Bool
  private var seen = 0

  init(
    _ path: String, named source: String, limit: Int, isWanted: @escaping () -> Bool
  ) throws(HierarchyReadingError) {
    self.source = source
    self.limit = limit
    self.isWanted = isWanted
    do throws(SystemError) {
      pieces = try InputPieces(path)
    } catch {
      throw Self.unreadable(error, source)
    }
    if let count, count > limit { throw tooLong }
  }

  var count: Int? { pieces.count }

  /// The next bytes, as many as are asked for; fewer at the end.
  func read(_ length: Int) throws(HierarchyReadingError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try pieces.read(length) } catch { throw unreadable(error) }
    try add(bytes.count)
    return bytes
  }

  /// Fills a span with what comes next, which is nothing at the end.
  func read(into span: inout OutputSpan<UInt8>) throws(HierarchyReadingError) {
    let before = span.count
    do throws(SystemError) { try pieces.read(into: &span) } catch { throw unreadable(error) }
    try add(span.count - before)
  }

  private func add(_ more: Int) throws(HierarchyReadingError) {
    seen += more
    guard seen <= limit else { throw tooLong }
    guard isWanted() else { throw unreadable(SystemError(path: source, reason: "nobody reads on")) }
  }

  private func unreadable(_ error: SystemError) -> HierarchyReadingError {
    Self.unreadable(error, source)
  }

  private static func unreadable(_ error: SystemError, _ source: String) -> HierarchyReadingError {
    HierarchyReadingError(
      source: source, line: 1, column: 1,
      reason: "\(error.reason), expected a file that can be read")
  }

  private var tooLong: HierarchyReadingError {
    HierarchyReadingError(
      source: source, line: 1, column: 1,
      reason: "found more than \(limit) bytes, expected a file of at most as many")
  }
}
