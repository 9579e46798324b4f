internal import Platform

/// Paths of the audited files in the form that each platform requires.
///
/// Relative to the working directory, which in CI is the root of the repository, for files below
/// it: GitHub rejects absolute paths, and GitLab those that begin with `./`.
public struct SourcePaths: Sendable {
  private let workingDirectory: [Substring]?

  /// - Parameter workingDirectory: absolute; nil leaves all paths unchanged.
  public init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory.map { Self.steps($0[...]) }
  }

  /// A path with forward slashes, without `./`; it begins with `../` outside the working directory.
  ///
  /// It is safe to print: control characters in a file's name are removed.
  func relative(_ source: String) -> String { TerminalText.safe(relativeAsIs(source)) }

  private func relativeAsIs(_ source: String) -> String {
    guard let here = workingDirectory, source != "-" else { return source }
    let steps = absolute(source, from: here)
    let shared = zip(steps, here).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: here.count - shared)
    let path = (up + steps[shared...]).joined(separator: "/")
    return path.isEmpty ? "." : path
  }

  /// A relative reference for a file below the working directory, else a `file:` URI.
  func uri(_ source: String) -> String {
    let path = relativeAsIs(source)
    if let here = workingDirectory, path.hasPrefix("../") {
      return "file:///" + absolute(source, from: here).map(Self.encoded).joined(separator: "/")
    }
    let prefix = path.hasPrefix("/") ? "file:///" : ""
    return prefix + path.split(separator: "/").map(Self.encoded).joined(separator: "/")
  }

  private func absolute(_ source: String, from here: [Substring]) -> [Substring] {
    source.hasPrefix("/") ? Self.steps(source[...]) : Self.steps(source[...], after: here)
  }

  private static func steps(_ path: Substring, after start: [Substring] = []) -> [Substring] {
    path.split(separator: "/").reduce(into: start) { steps, step in
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
  }

  /// Percent-encodes characters that are not unreserved in RFC 3986, and the colon: in the first
  /// segment of a relative reference it would end a scheme.
  private static func encoded(_ step: Substring) -> String {
    let hexadecimal = Array("0123456789ABCDEF".unicodeScalars)
    var result = String.UnicodeScalarView()
    for byte in step.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(Unicode.Scalar(byte))
      default:
        result += ["%", hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(result)
  }
}
