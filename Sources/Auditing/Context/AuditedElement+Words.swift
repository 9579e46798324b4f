internal import AccessibilityModel
internal import Voices

extension AuditContext {
  /// The screen reader of the platform.
  public var screenReader: String { screen.platform == .android ? "TalkBack" : "VoiceOver" }

  /// The unit of frames, for messages.
  public var unit: String { screen.platform == .android ? "dp" : "points" }
}

extension String {
  /// On one line, in quotes, cut after 60 characters.
  public var quoted: String { "“" + line(upTo: 60) + "”" }

  /// On one line, cut after a number of characters.
  func line(upTo length: Int) -> String {
    let isOneLine = isOnOneLine
    if isOneLine, utf8.count <= length { return self }
    let line = isOneLine ? self : split(whereSeparator: \.isNewline).joined(separator: " ")
    guard
      let end = line.index(line.startIndex, offsetBy: length, limitedBy: line.endIndex),
      end < line.endIndex
    else { return line }
    return line[..<end] + "…"
  }

  /// Whether its bytes show that it is one line.
  var isOnOneLine: Bool {
    let bytes = utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      // Line ends beyond ASCII begin with 0xC2 and 0xE2; ASCII has them from 0x0A to 0x0D.
      if (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 { return false }
    }
    return true
  }

  /// Without white space at its ends, with single spaces inside, and without characters that are neither drawn nor spoken:
  /// a byte order mark, a zero-width space.
  public var collapsed: String {
    if isPlain { return isCollapsedPlain ? self : collapsedPlain }
    return String(filter { !$0.isSilent }).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// The parts between white space.
  public var tokens: [Substring] {
    // Called for every label: the Unicode tables are needed only for some.
    guard isPlain else { return split(whereSeparator: \.isWhitespace) }
    return utf8.split(whereSeparator: \.isASCIIBlank).map(Substring.init)
  }

  /// Whether it has white space only between words, as single spaces, like most texts.
  private var isCollapsedPlain: Bool {
    let bytes = utf8.span
    var isBehindBlank = true
    for place in bytes.indices {
      let isBlank = bytes[place].isASCIIBlank
      if isBlank, isBehindBlank || bytes[place] != 0x20 { return false }
      isBehindBlank = isBlank
    }
    return !isBehindBlank
  }

  private var collapsedPlain: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isApart = false
    for byte in utf8 {
      if byte.isASCIIBlank {
        isApart = true
      } else {
        if isApart, !bytes.isEmpty { bytes.append(0x20) }
        isApart = false
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Character {
  /// Whether it consists of scalars that are neither drawn nor spoken. Joiners and variation selectors belong to the
  /// character before them.
  fileprivate var isSilent: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}

extension UInt8 {
  fileprivate var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
