extension [String] {
  /// All with a sign between them.
  ///
  /// The same as `joined`, for which the runtime goes through all conformances of the program when it
  /// first looks for those of an array: a sixth of a million instructions at every start.
  public func together(by sign: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += sign
      text += part
    }
    return text
  }
}
