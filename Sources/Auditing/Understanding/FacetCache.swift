/// Facts about the elements of a screen, computed once for each.
///
/// A class: writing to a lazy property copies a value.
final class FacetCache<Value> {
  private var known: [Value?]

  init(count: Int) { known = Array(repeating: nil, count: count) }

  subscript(index: Int) -> Value? {
    get { known[index] }
    set { known[index] = newValue }
  }
}
