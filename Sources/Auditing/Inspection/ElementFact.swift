/// One fact about an element, in words.
public struct ElementFact: Hashable, Sendable {
  /// A noun phrase: “label”, “touch target”.
  public let name: String
  /// In words; texts of the app are in quotes.
  public let value: String
  /// Where it comes from, or why it is so, as a clause; nil if that is plain.
  public let reason: String?

  init(_ name: String, _ value: String, because reason: String? = nil) {
    self.name = name
    self.value = value
    self.reason = reason
  }

  /// A text of the app; “none” without one.
  init(_ name: String, text: String?, because reason: String? = nil) {
    self.init(name, text.map { "“\($0)”" } ?? "none", because: reason)
  }
}
