/// A start tag; its attributes are valid only during the receiver's call.
struct SAXTag {
  var name: String
  /// The position of its `<`, both from 1.
  var line: Int
  var column: Int
  var attributes: [SAXAttribute]
  /// The names of the document up to here.
  var names: [SAXNames.Name]
}

/// The names of a document, with their prefixes. libxml2 keeps each once, so its address identifies it.
struct SAXNames {
  /// In the order of their first use.
  private(set) var all: [Name] = []
  private var indexByAddress: [UInt: Int] = [:]
  private var indexByText: [String: Int] = [:]

  struct Name {
    let text: String
    let hasPrefix: Bool
  }

  /// The index of a name among ``all``.
  mutating func index(at address: UInt, _ text: () -> String) -> Int {
    if let index = indexByAddress[address] { return index }
    indexByAddress[address] = all.count
    return append(Name(text: text(), hasPrefix: false))
  }

  /// The index of a name with a prefix.
  mutating func index(withPrefix text: String) -> Int {
    if let index = indexByText[text] { return index }
    indexByText[text] = all.count
    return append(Name(text: text, hasPrefix: true))
  }

  private mutating func append(_ name: Name) -> Int {
    all.append(name)
    return all.count - 1
  }
}
