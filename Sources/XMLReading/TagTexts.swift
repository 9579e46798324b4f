/// The texts of a document on the side of its handler.
@usableFromInline final class TagTexts {
  /// The names by the numbers that the parser has given them, with their prefixes.
  @exclusivity(unchecked) @usableFromInline private(set) var names: [String] = []
  /// The numbers that the same names have in the whole document, however many parsers read it.
  @exclusivity(unchecked) @usableFromInline private(set) var numbers: [Int] = []
  private var numberOfName: [String: Int] = [:]
  /// The names by their numbers in the whole document.
  private var allNames: [String] = []
  @exclusivity(unchecked) private var recent = RecentTexts()

  @usableFromInline init() {}

  /// How many different names there are in what was read of the document.
  var count: Int { allNames.count }

  /// Takes the name to which the parser gives its next number.
  @usableFromInline func add(name: String) {
    let number = numberOfName[name] ?? allNames.count
    if number == allNames.count {
      numberOfName[name] = number
      allNames.append(name)
    }
    // Not the one that was given: what is the same text in the same memory is compared at a glance.
    names.append(allNames[number])
    numbers.append(number)
  }

  /// Takes all names of another parser, in the order of their numbers.
  func replaceNames(by others: [String]) {
    names.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    for name in others { add(name: name) }
  }

  /// The text of a value.
  @usableFromInline func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    recent.string(bytes)
  }
}
