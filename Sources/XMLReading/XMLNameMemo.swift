/// What a handler makes of names of elements, worked out once for each name of a document.
public struct XMLNameMemo<Value> {
  @usableFromInline var values: [Value?] = []

  public init() {}

  /// What was made of the name of a tag, or is now.
  @inlinable public mutating func value<Handler>(
    for tag: borrowing XMLStartTag<Handler>, _ make: (String) -> Value
  ) -> Value {
    let number = tag.nameNumber
    if number < values.count, let value = values[number] { return value }
    let value = make(tag.name)
    while values.count <= number { values.append(nil) }
    values[number] = value
    return value
  }
}
