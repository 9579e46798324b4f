/// A start tag; its attributes are valid only while the receiver looks at it.
struct SAXTag {
  var name: String
  /// The position of its `<`, both from 1.
  var line: Int
  var column: Int
  var attributes: [SAXAttribute]
  /// The names of the document, for attributes that have no number.
  var names: [String]
}

/// The names of a document, with their prefixes. libxml2 keeps each once, so its address identifies it.
struct SAXNames {
  /// In the order of their first use.
  private(set) var texts: [String] = []
  private let numbers: [String: Int]
  private var indexByAddress: [UInt: Int] = [:]
  private var indexByText: [String: Int] = [:]
  /// For each name the number of an attribute that the receiver knows; -1 for every other name.
  private(set) var attributeNumbers: [Int] = []

  /// - Parameter known: the attributes that have a number, in the order of their numbers.
  init(known: [String]) {
    numbers = Dictionary(zip(known, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// The index of a name among ``texts``.
  mutating func index(at address: UInt, _ text: () -> String) -> Int {
    if let index = indexByAddress[address] { return index }
    let text = text()
    let index = append(text, number: numbers[text] ?? -1)
    indexByAddress[address] = index
    return index
  }

  /// The index of a name with a prefix, which never has a number.
  mutating func index(withPrefix text: String) -> Int {
    if let index = indexByText[text] { return index }
    let index = append(text, number: -1)
    indexByText[text] = index
    return index
  }

  private mutating func append(_ text: String, number: Int) -> Int {
    texts.append(text)
    attributeNumbers.append(number)
    return texts.count - 1
  }
}
