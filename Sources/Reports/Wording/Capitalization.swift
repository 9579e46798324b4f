extension StringProtocol {
  /// The text with a capital at its start, as a sentence or a title has.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
