import Foundation

/// A folder for one test, removed when the test has ended.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Another process copies it into place: a program that a test starts meanwhile would inherit a
  /// descriptor that is open for writing, and a file that is open for writing cannot be run.
  func writeScript(_ name: String, _ text: String) throws {
    let file = "\(path)/\(name)"
    let source = "\(file).source"
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: source))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: source)
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: ["-p", source, file])
    copy.waitUntilExit()
    try FileManager.default.removeItem(atPath: source)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) }
  }
}
