/// The text of a string resource
/// (https://developer.android.com/guide/topics/resources/string-resource#FormattingAndStyling).
enum AndroidText {
  /// Applies the escapes, and collapses white space outside quotation marks.
  static func unescaped(_ source: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = source.unicodeScalars.makeIterator()
    var isQuoted = false
    var isSpace = true
    while let scalar = scalars.next() {
      switch scalar {
      case "\\":
        guard let next = scalars.next() else { break }
        result.append(contentsOf: escape(next, &scalars))
        isSpace = false
      case "\"": isQuoted.toggle()
      case " ", "\n", "\t", "\r":
        if isQuoted { result.append(scalar) } else if !isSpace { result.append(" ") }
        isSpace = !isQuoted
      default:
        result.append(scalar)
        isSpace = false
      }
    }
    if !isQuoted, isSpace, result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func escape(
    _ scalar: Unicode.Scalar, _ rest: inout String.UnicodeScalarView.Iterator
  ) -> [Unicode.Scalar] {
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "u":
      var digits = ""
      for _ in 0..<4 {
        guard let digit = rest.next() else { break }
        digits.unicodeScalars.append(digit)
      }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { [$0] } ?? []
    default: return [scalar]
    }
  }
}
