/// What was worked out of texts, kept for the next element with the same one.
///
/// Labels repeat: on a screen with many rows nearly every text has been seen before. Where more differ
/// than there is room for, it starts anew.
struct TextMemo<Value> {
  private var values: [Key: Value] = [:]

  /// Some ten megabytes.
  private static var mostTexts: Int { 1 << 15 }

  mutating func value(of text: String, making make: (String) -> Value) -> Value {
    let key = Key(text: text)
    if let known = values[key] { return known }
    let value = make(text)
    if values.count >= Self.mostTexts { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }

  /// A text by its bytes: Unicode's equality would bring each to its normal form first.
  private struct Key: Hashable {
    let text: String

    static func == (a: Key, b: Key) -> Bool {
      a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
    }

    func hash(into hasher: inout Hasher) { text.combineBytes(into: &hasher) }
  }
}
