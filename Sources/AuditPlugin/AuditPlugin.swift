import Foundation
import PackagePlugin

/// `swift package a11y-audit`: audits the storyboards, xibs and screens of the package it is used in.
///
/// All arguments go to `a11y-audit`. Where they name no path, it gets the package itself.
@main
struct AuditPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try built("a11y-audit")
    let options = try CommandOptions(of: tool)
    let paths = options.namesPath(in: arguments) ? [] : [context.package.directoryURL.path]
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + paths
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure.crashed }
    // The command's own status, not that of a plugin that threw an error.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds a command, unless it is built already.
  private func built(_ command: String) throws -> URL {
    let result = try packageManager.build(
      .product(command), parameters: .init(configuration: .debug, logging: .concise))
    let file = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == command
    }
    guard result.succeeded, let file else { throw Failure.notBuilt(log: result.logText) }
    return file.url
  }
}

/// The options of the command that take a value, by its own report: the value is not a path.
struct CommandOptions {
  private let takingValues: Set<String>
  /// Options that end the command before it reads any file.
  private static let complete: Set<String> = [
    "--help", "-h", "--version", "--list-rules", "--explain", "--generate-completion-script",
    "--experimental-dump-help",
  ]

  init(of tool: URL) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = ["--experimental-dump-help"]
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let help = try JSONDecoder().decode(Help.self, from: bytes)
    takingValues = Set(
      (help.command.arguments ?? []).filter { $0.kind == "option" }
        .flatMap { ($0.names ?? []).map { "--\($0.name)" } })
  }

  /// Whether the arguments name files to audit, or request something else.
  func namesPath(in arguments: [String]) -> Bool {
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if argument == "--" || argument == "-" || !argument.hasPrefix("-") {
        return true
      } else {
        if Self.complete.contains(argument) { return true }
        isValue = takingValues.contains(argument)
      }
    }
    return false
  }

  private struct Help: Decodable {
    struct Command: Decodable { var arguments: [Argument]? }
    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
    }
    struct Name: Decodable { var name: String }

    var command: Command
  }
}

enum Failure: Error, CustomStringConvertible {
  case crashed
  case notBuilt(log: String)

  var description: String {
    switch self {
    case .crashed: "a11y-audit was ended by a signal"
    case .notBuilt(let log): "a11y-audit could not be built:\n\(log)"
    }
  }
}
