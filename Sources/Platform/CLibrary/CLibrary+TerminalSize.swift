internal import CGlibc

extension CLibrary {
  /// nil where the terminal does not say.
  static var outputColumns: Int? {
    let columns = Int(earshot_terminal_columns(standardOutput))
    return columns > 0 ? columns : nil
  }
}
