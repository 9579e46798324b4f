/// A line of a log that no CI system interprets as a command.
///
/// GitHub obeys `::name::` at the beginning of a line, after any white space, and the older
/// `##[name]` anywhere in it; Azure Pipelines obeys `##vso[…]`, TeamCity `##teamcity[…]`. A space
/// inserted in the marker disables it and keeps it readable.
///
/// Sources: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>,
/// <https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs>,
/// <https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands>,
/// <https://www.jetbrains.com/help/teamcity/service-messages.html>.
struct CILogLine {
  let text: String

  /// - Parameter line: without its end.
  init(_ line: String) {
    let bytes = line.utf8
    let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
    let begins = bytes[start...].starts(with: "::".utf8)
    guard begins || bytes.contains(UInt8(ascii: "[")) else {
      text = line
      return
    }
    var marks = Self.brackets(of: Array(bytes))
    if begins { marks.insert(bytes.distance(from: bytes.startIndex, to: start) + 1) }
    text = marks.isEmpty ? line : Self.spaced(Array(bytes), before: marks)
  }

  /// The offset of each `[` after two number signs and a name of letters, which may be empty.
  private static func brackets(of bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var signs = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "#"): signs += 1
      case UInt8(ascii: "["):
        if signs > 1 { found.insert(offset) }
        signs = 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if signs == 1 { signs = 0 }
      default: signs = 0
      }
    }
    return found
  }

  private static func spaced(_ bytes: [UInt8], before marks: Set<Int>) -> String {
    var result: [UInt8] = []
    for (offset, byte) in bytes.enumerated() {
      if marks.contains(offset) { result.append(UInt8(ascii: " ")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
