/// A voice variant of espeak-ng, checked before the engine reads it.
///
/// espeak-ng does not check: a line of 500 characters aborts the process, an unknown language or
/// random bytes end it with a segmentation fault.
public struct VoiceFile: Hashable, Sendable {
  /// Its name in requests.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) throws(VoiceFileError) {
    guard Self.isName(name), name.utf8.count <= Self.longestName else { throw .badName(name) }
    guard bytes.count <= Self.longestFile else { throw .tooLong(bytes: bytes.count) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var keys: Set<String> = []
    for (index, line) in lines.enumerated() {
      if let key = try Self.key(of: line, number: index + 1) { keys.insert(key) }
    }
    // Only a variant needs no language that exists on the system.
    guard keys.contains("language"), keys.contains("name") else { throw .incomplete }
    self.name = name
    self.bytes = bytes
  }

  static let longestName = 20
  static let longestLine = 150
  static let longestFile = 8_192

  /// The number of numbers after each word.
  private static let numbers: [String: ClosedRange<Int>] = [
    "pitch": 2...2, "formant": 3...5, "echo": 2...2, "tone": 2...12, "flutter": 1...1,
    "roughness": 1...1, "voicing": 1...1, "consonants": 1...2, "breath": 1...8,
    "breathw": 1...8, "speed": 1...1, "words": 1...2, "stressAmp": 1...8, "stressAdd": 1...8,
    "stressLength": 1...8, "intonation": 1...1, "klatt": 1...1,
  ]

  /// Whether this can be the name of a voice: letters, digits, spaces, `-`, `_`.
  static func isName(_ name: String, _ further: String = "") -> Bool {
    !name.isEmpty && !name.hasPrefix(" ")
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "-_ ".unicodeScalars.contains($0) || further.unicodeScalars.contains($0)
      }
  }

  private static func key(
    of line: ArraySlice<UInt8>, number: Int
  ) throws(VoiceFileError) -> String? {
    guard line.count <= longestLine else { throw .longLine(number) }
    guard line.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) else {
      throw .badLine(number)
    }
    let text = String(decoding: line.prefix { $0 != 0x23 }, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let key = words.first else { return nil }
    guard isSound(key, Array(words.dropFirst())) else { throw .badLine(number) }
    return key
  }

  private static func isSound(_ key: String, _ values: [String]) -> Bool {
    switch key {
    case "language": return values == ["variant"]
    case "name": return values.count == 1 && values.allSatisfy { isName($0) && $0.count <= 20 }
    case "gender":
      return values.first.map { ["male", "female"].contains($0) } ?? false && values.count == 1
    default:
      guard let counts = numbers[key], counts.contains(values.count) else { return false }
      let parsed = values.compactMap { Int($0) }
      guard parsed.count == values.count, parsed.allSatisfy({ abs($0) <= 1_000 }) else {
        return false
      }
      return key != "formant" || (0...8).contains(parsed[0])
    }
  }
}

/// An error in a voice file.
public enum VoiceFileError: Error, Hashable, CustomStringConvertible {
  case badName(String)
  case tooLong(bytes: Int)
  case longLine(Int)
  case badLine(Int)
  case incomplete

  public var description: String {
    switch self {
    case .badName(let name):
      "a voice named \"\(name)\"; expected at most \(VoiceFile.longestName) letters and digits"
    case .tooLong(let bytes):
      "a voice file of \(bytes) bytes; expected at most \(VoiceFile.longestFile)"
    case .longLine(let line):
      "voice file, line \(line): expected at most \(VoiceFile.longestLine) characters"
    case .badLine(let line):
      "voice file, line \(line): expected a word of espeak-ng's variants with its numbers"
    case .incomplete: "voice file: expected the lines \"language variant\" and \"name …\""
    }
  }
}
