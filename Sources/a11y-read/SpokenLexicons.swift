internal import ArgumentParser
internal import Platform
internal import Speech
internal import Voices

/// The pronunciation lexicons in use: the user's, then our own.
struct SpokenLexicons {
  /// The file that the user names; nil for the one in the user's configuration.
  let path: String?

  private static let limit = 16 << 20

  /// Reads them.
  ///
  /// Errors in the user's default file are printed, and speech works without it.
  /// - Throws: the exit code, if the named file cannot be read.
  func load() throws -> Lexicons {
    let own = try? LexiconReader(OwnLexicon.english).lexicon
    return Lexicons([try user(), own].compactMap { $0 })
  }

  private func user() throws -> Lexicon? {
    if let path {
      guard let lexicon = read(path, as: "error") else { throw ExitCode(2) }
      return lexicon
    }
    guard let folder = UserFolders.configuration else { return nil }
    let path = "\(folder)/lexicon.pls"
    return Folder.holdsAnything(path) ? read(path, as: "warning") : nil
  }

  private func read(_ path: String, as severity: String) -> Lexicon? {
    let name = Folder.relativePath(path)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes =
        self.path == nil
        ? try InputFile.readFound(path, limit: Self.limit)
        : try InputFile.readNamed(path, limit: Self.limit)
    } catch {
      Console.complain("\(name): \(severity): \(error.reason); expected a lexicon in W3C PLS")
      return nil
    }
    do throws(LexiconError) {
      let reader = try LexiconReader(bytes)
      for warning in reader.warnings { complain(name, "warning", warning) }
      return reader.lexicon
    } catch {
      complain(name, severity, error)
      return nil
    }
  }

  private func complain(_ name: String, _ severity: String, _ error: LexiconError) {
    Console.complain("\(name):\(error.line):\(error.column): \(severity): \(error.reason)")
  }
}
