internal import ArgumentParser
internal import CommandSupport
internal import Platform

/// Whether to write a first configuration.
struct InitializationOptions: ParsableArguments {
  @Flag(
    name: .customLong("init"),
    help: "Write a commented .earshot.yml for a folder. Default: the working directory.")
  var isAsked = false
}

extension AuditCommand {
  /// Rejects options that it would ignore.
  func validateInitialization() throws {
    guard initialization.isAsked else { return }
    let others = CommandLine.arguments.dropFirst().filter { $0.hasPrefix("-") && $0 != "--init" }
    guard others.isEmpty, paths.count <= 1 else {
      throw ValidationError("--init takes one folder and no other option.")
    }
    if let path = paths.first, !Folder.isFolder(path) {
      throw ValidationError("--init takes a folder; \"\(path)\" is not one.")
    }
  }

  /// - Returns: the exit status.
  func initialize() -> Int32 {
    do throws(RunError) {
      let lines = try ConfigurationInitializer(folder: paths.first ?? ".").write()
      for line in lines { Console.print(line: line) }
      return 0
    } catch {
      for line in error.lines + error.notes { Console.complain(line) }
      return 2
    }
  }
}
