/// What a resource says under one key.
public enum StatedValue<Value: Sendable & Equatable>: Sendable, Equatable {
  /// The file has no such key. Xcode may still add it from the build settings (`INFOPLIST_KEY_…`).
  case notStated
  /// The value has a build variable (`$(PRODUCT_NAME)`) or is of another kind than expected.
  case unknown(SourceLocation)
  case stated(Value, SourceLocation)

  /// The value; nil where the file does not state one that is known.
  public var value: Value? {
    if case .stated(let value, _) = self { value } else { nil }
  }

  /// The first of two that says anything.
  func otherwise(_ other: @autoclosure () -> Self) -> Self {
    if case .notStated = self { other() } else { self }
  }

  func map<Other>(_ transform: (Value) -> Other) -> StatedValue<Other> {
    switch self {
    case .notStated: .notStated
    case .unknown(let location): .unknown(location)
    case .stated(let value, let location): .stated(transform(value), location)
    }
  }
}
