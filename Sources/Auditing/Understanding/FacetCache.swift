/// Facts about the elements of a screen, computed once for each.
struct FacetCache<Facet> {
  private var known: [Facet?]

  init(count: Int) { known = Array(repeating: nil, count: count) }

  subscript(index: Int) -> Facet? {
    get { known[index] }
    set { known[index] = newValue }
  }
}
