internal import Foundation

/// One run of a built command: what it printed and how it ended.
public struct CommandRun: Sendable {
  public let output: String
  public let errors: String
  public let status: Int32

  /// The folder of the built products: that of the running test bundle.
  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Whether the command was built beside the tests.
  public static func isBuilt(_ command: String) -> Bool {
    FileManager.default.isExecutableFile(
      atPath: products.appendingPathComponent(command).path)
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - folder: its working directory.
  ///   - environment: added to that of the tests.
  public init(
    _ command: String, _ arguments: [String], input: String = "", in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      command, arguments, inputBytes: Array(input.utf8), in: folder, environment: environment)
  }

  public init(
    _ command: String, _ arguments: [String], inputBytes: [UInt8], in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent(command)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(inputBytes))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    let errors = standardError.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self.output = String(decoding: output, as: UTF8.self)
    self.errors = String(decoding: errors, as: UTF8.self)
    status = process.terminationStatus
  }
}
