internal import Synchronization

/// A value for each language that has one, made when it is first asked for, on any thread.
public struct ByLanguage<Value: Sendable>: Sendable {
  let tags: [String]
  /// One for each tag.
  private let values: LazyValue<[LazyValue<Value>]>

  /// - Parameter languages: by the first part of their tags, in lower case; the one that is asked
  ///   for most comes first.
  init(_ languages: [String], _ make: @escaping @Sendable (_ language: String) -> Value) {
    tags = languages
    values = LazyValue { languages.map { language in LazyValue { make(language) } } }
  }

  public subscript(language: String) -> Value? {
    guard let place = tags.firstIndex(of: language) else { return nil }
    return values.value[place].value
  }

  /// What can be made of the values, for the same languages, when it is first asked for.
  public func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> ByLanguage<Other> where Other: Sendable {
    let values = values
    return ByLanguage<Other>(
      tags: tags,
      values: LazyValue {
        values.value.map { value in LazyValue { transform(value.value) } }
      })
  }

  private init(tags: [String], values: LazyValue<[LazyValue<Value>]>) {
    self.tags = tags
    self.values = values
  }
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
