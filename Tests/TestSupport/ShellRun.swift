internal import Foundation
internal import Platform

/// One run of a line of a shell, in which `$audit`, `$read` and `$capture` are the built commands.
public struct ShellRun: Sendable {
  public let output: String
  public let errors: String
  public let status: Int32

  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  public init(_ line: String, in folder: ScratchFolder) throws {
    try self.init(["/bin/bash", "-o", "pipefail", "-c", line], in: folder)
  }

  /// The same as a user to whom permissions apply; nil where this one is root and cannot become another.
  public static func withoutPrivileges(
    _ line: String, in folder: ScratchFolder
  ) throws -> ShellRun? {
    guard getuid() == 0 else { return try ShellRun(line, in: folder) }
    let setpriv = ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    let canChange = try? ShellRun(
      setpriv + ["/bin/test", "-x", "\(products.path)/a11y-audit"], in: folder)
    guard canChange?.status == 0 else {
      print("skips: this test runs as root and cannot become another user")
      return nil
    }
    _ = try ShellRun(["/bin/chown", "-R", "65534:65534", folder.path], in: folder)
    return try ShellRun(setpriv + ["/bin/bash", "-o", "pipefail", "-c", line], in: folder)
  }

  private init(_ words: [String], in folder: ScratchFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "audit": Self.products.appendingPathComponent("a11y-audit").path,
      "read": Self.products.appendingPathComponent("a11y-read").path,
      "capture": Self.products.appendingPathComponent("a11y-capture").path,
    ]) { $1 }
    // Files: what fills one pipe while another is read would stop the process.
    let texts = try ScratchFolder()
    let output = try texts.write("", to: "output")
    let errors = try texts.write("", to: "errors")
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    self.output = String(decoding: try InputFile.read(output), as: UTF8.self)
    self.errors = String(decoding: try InputFile.read(errors), as: UTF8.self)
    status = process.terminationStatus
  }
}
