/// The value of one key in a resource.
public enum StatedValue<Value: Sendable & Equatable>: Sendable, Equatable {
  /// The file lacks the key. Xcode may still add it from the build settings (`INFOPLIST_KEY_…`).
  case notStated
  /// The value has a build variable (`$(PRODUCT_NAME)`) or an unexpected type.
  case unknown(SourceLocation)
  case stated(Value, SourceLocation)

  /// The value; nil if the file does not state a known one.
  public var value: Value? {
    if case .stated(let value, _) = self { value } else { nil }
  }

  /// The first of two that is stated.
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
