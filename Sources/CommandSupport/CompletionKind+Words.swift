public import ArgumentParser

extension CompletionKind {
  /// Words that the command itself gives to the shell, also after a comma: a list in the script of fish cannot have
  /// words with spaces or brackets, as the names of devices have.
  public static func words(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, prefix in
      let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
      return words().map { start + $0 }
    }
  }
}
