internal import CGlibc

extension CLibrary {
  /// nil if the terminal does not report it.
  static var outputColumns: Int? {
    let columns = Int(earshot_terminal_columns(standardOutput))
    return columns > 0 ? columns : nil
  }
}
