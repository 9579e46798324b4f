/// The classes of the elements of a screen by numbers: it has few, and their names are long.
///
/// Whoever compares classes, or works something out of their names, looks at each name once.
public final class ElementClasses: Sendable {
  /// By the numbers of the classes, in the order in which they first occur.
  public let names: [String]
  /// For each element, the number of its class.
  public let numbers: [Int32]

  public convenience init(_ elements: [Element]) {
    var numbering = Numbering(count: elements.count)
    for index in elements.indices { numbering.append(index, of: elements) }
    self.init(numbering)
  }

  public init(_ numbering: consuming Numbering) {
    names = numbering.names
    numbers = numbering.numbers
  }

  private init(names: [String], numbers: [Int32]) {
    self.names = names
    self.numbers = numbers
  }

  /// The name of an element's class, as the first of its elements spells it.
  public func name(of index: Int) -> String { names[Int(numbers[index])] }

  /// The same for a thread of its own.
  public var ownCopy: ElementClasses {
    ElementClasses(
      names: names.map { String(decoding: Array($0.utf8), as: UTF8.self) }, numbers: numbers)
  }
}

extension ElementClasses {
  /// Numbers the classes of elements that somebody goes through anyway.
  public struct Numbering {
    fileprivate private(set) var names: [String] = []
    fileprivate private(set) var numbers: [Int32] = []
    private var table: [String: Int32] = [:]

    /// - Parameter count: of the elements.
    public init(count: Int) { numbers.reserveCapacity(count) }

    public mutating func append(_ index: Int, of elements: [Element]) {
      numbers.append(number(of: elements[index].className))
    }

    private mutating func number(of name: String) -> Int32 {
      if let number = table[name] { return number }
      let number = Int32(names.count)
      names.append(name)
      table[name] = number
      return number
    }
  }
}
