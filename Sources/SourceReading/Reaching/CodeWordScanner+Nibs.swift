extension CodeWordScanner {
  /// Whether the name before the position is only the type of something in Swift: `var card: Card?`.
  ///
  /// - Parameter before: the last byte before the name.
  func isType(after before: UInt8) -> Bool {
    guard isSwift, before == UInt8(ascii: ":") || before == UInt8(ascii: ">") else { return false }
    var rest = bytes[index...].drop { $0 == 0x20 }
    if let next = rest.first, "?!".utf8.contains(next) {
      rest = rest.dropFirst().drop { $0 == 0x20 }
    }
    // A function may make it for the type on the left: `var card: Card = .fromNib()`.
    if rest.first == UInt8(ascii: "=") {
      return rest.dropFirst().drop { $0 == 0x20 }.starts(with: "nil".utf8)
    }
    return rest.first.map { $0.isNewline || ",)".utf8.contains($0) } ?? true
  }

  /// Whether code makes an object of the class before the position with the nib of another name:
  /// `Card(nibName: "Wide", bundle: nil)`, `[[Card alloc] initWithNibName:@"Wide" bundle:nil]`.
  ///
  /// - Parameter before: the last byte before the name.
  func hasOtherNib(after before: UInt8) -> Bool {
    guard index < bytes.count else { return false }
    let words: [String]
    if isSwift {
      guard bytes[index] == UInt8(ascii: "(") else { return false }
      words = ["(", "nibName", ":", "\""]
    } else {
      guard before == UInt8(ascii: "["), bytes[index].isSpace else { return false }
      words = ["alloc", "]", "initWithNibName", ":", "@\""]
    }
    var rest = bytes[index...].prefix(200)
    for word in words {
      rest = rest.drop { $0.isSpace }
      guard rest.starts(with: word.utf8) else { return false }
      rest = rest.dropFirst(word.utf8.count)
    }
    return true
  }

  /// Whether the text at the position is the identifier of a scene or a segue.
  var isIdentifier: Bool {
    (last == UInt8(ascii: ":") || last == UInt8(ascii: "@")) && Self.identifiers.contains(lastName)
  }

  private static let identifiers: Set<CodeName> = [
    CodeName("withIdentifier"), CodeName("instantiateViewControllerWithIdentifier"),
    CodeName("performSegueWithIdentifier"),
  ]
}
