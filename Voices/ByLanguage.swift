internal import Synchronization

/// A value for each language that has one, made when it is first asked for.
///
/// Two threads that ask at once may both make it; both get the one that is kept.
public struct ByLanguage<Value: Sendable>: Sendable {
  private let entries: [Entry]

  private struct Entry: Sendable {
    let language: String
    let value: LazyValue<Value>
  }

  /// - Parameter languages: by the first part of their tags, in lower case; the one that is asked
  ///   for most comes first.
  init(_ languages: [String], _ make: @escaping @Sendable (_ language: String) -> Value) {
    entries = languages.map { language in
      Entry(language: language, value: LazyValue { make(language) })
    }
  }

  public subscript(language: String) -> Value? {
    for entry in entries where entry.language == language { return entry.value.value }
    return nil
  }

  public var languages: Set<String> { Set(entries.map(\.language)) }

  /// What can be made of the values, for the same languages, when it is first asked for.
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ByLanguage<Other> where Other: Sendable {
    ByLanguage<Other>(
      entries: entries.map { entry in
        ByLanguage<Other>.Entry(
          language: entry.language, value: LazyValue { transform(entry.value.value) })
      })
  }

  private init(entries: [Entry]) { self.entries = entries }
}

private final class LazyValue<Value: Sendable>: Sendable {
  private let made = AtomicLazyReference<Box>()
  private let make: @Sendable () -> Value

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value { (made.load() ?? made.storeIfNil(Box(make()))).value }
}
