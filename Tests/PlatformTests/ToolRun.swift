import Foundation

/// Runs a program of the system.
enum ToolRun {
  static func run(_ name: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    try process.run()
    process.waitUntilExit()
  }
}
