internal import AccessibilityModel
internal import SourceText

/// The traits in a capture: known ones as flags, the others by name.
struct XCUITestTraits: Hashable, Sendable {
  var known: Traits = []
  var unknown: [String] = []

  /// Reads names separated by commas, in the arbitrary order of a hash table.
  init(_ list: String) {
    for part in list.split(separator: ",") {
      let name = part.filter { $0 != " " }
      if name.isEmpty || name == "None" { continue }
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) {
        known.insert(trait)
      } else {
        unknown.append(name)
      }
    }
  }
}

extension XCUITestHandler {
  /// The traits of an element; a repeated list causes no second warning.
  mutating func traits(at index: Int, of tag: borrowing XMLStartTag<Attribute>) -> XCUITestTraits {
    capture.seen.insert(.traits)
    let list = tag.string(at: index)
    if let known = traitLists[list] { return known }
    let traits = XCUITestTraits(list)
    for name in traits.unknown {
      warnings.add("unknown trait \"\(name)\"", line: tag.line, column: tag.column)
    }
    if traitLists.count < 1024 { traitLists[list] = traits }
    return traits
  }
}
