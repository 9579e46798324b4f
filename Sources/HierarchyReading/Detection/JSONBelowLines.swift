/// JSON after lines of a tool on the same output, such as the one that names the device.
enum JSONBelowLines {
  /// In bytes: a longer text before the JSON is a log.
  private static let longest = 2_048

  /// Where the first line that is only an opening brace begins; nil if there is none near the start.
  static func start(in bytes: [UInt8]) -> Int? {
    var line = 0
    while line < min(bytes.count, longest) {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if line > 0, bytes[line..<end].first == UInt8(ascii: "{"),
        bytes[(line + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") })
      {
        return line
      }
      line = end + 1
    }
    return nil
  }

  /// The bytes with spaces in place of those lines, so that the positions in the JSON stay those of the file.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = start(in: bytes) else { return bytes }
    var blanked = bytes
    for index in 0..<start where bytes[index] != UInt8(ascii: "\n") {
      blanked[index] = UInt8(ascii: " ")
    }
    return blanked
  }
}
