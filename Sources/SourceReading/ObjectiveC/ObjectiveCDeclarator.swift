/// The type and the names of a variable, a property or a parameter.
struct ObjectiveCDeclarator {
  /// The class, or another type, without pointers; for a collection that of its elements; nil for
  /// `id`, blocks, and missing types.
  var typeName: String?
  var isCollection = false
  var isOutlet = false
  var isInspectable = false
  /// The names with the indices of their tokens.
  var names: [(name: String, index: Int)] = []
  /// The index of the token after the last name.
  var end: Int

  private static let qualifiers: Set<String> = [
    "__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__kindof",
    "__nullable", "__nonnull", "_Nullable", "_Nonnull", "_Null_unspecified", "nullable", "nonnull",
    "null_unspecified", "null_resettable", "const", "static", "extern", "inline", "volatile",
    "register", "in", "out", "inout", "bycopy", "byref", "oneway", "struct", "enum", "union",
    "typedef", "__unused", "strong", "weak", "copy", "constexpr", "OBJC_EXPORT",
    "FOUNDATION_EXPORT", "UIKIT_EXTERN",
  ]
  private static let collections: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSHashTable",
    "NSPointerArray", "IBOutletCollection",
  ]

  /// Reads a declaration that begins at a token.
  ///
  /// - Returns: nil if none begins there, as in `a = b` and `f(x)`.
  init?(_ tokens: ObjectiveCTokens, at start: Int, in range: Range<Int>) {
    self.init(typeIn: tokens, at: start, in: range)
    guard let name = tokens[end], end < range.upperBound, name.kind == .name else { return nil }
    names = [(name.text, end)]
    end += 1
  }

  /// The name of a type on its own, as in parentheses.
  static func typeName(_ tokens: ObjectiveCTokens, in range: Range<Int>) -> String? {
    ObjectiveCDeclarator(typeIn: tokens, at: range.lowerBound, in: range)?.typeName
  }

  private init?(typeIn tokens: ObjectiveCTokens, at start: Int, in range: Range<Int>) {
    end = start
    skipQualifiers(tokens, range)
    guard let type = tokens[end], end < range.upperBound, type.kind == .name else { return nil }
    end += 1
    typeName = type.text
    if type.text.hasPrefix("__typeof") || type.text == "typeof" || type.text == "__auto_type" {
      typeName = nil
      if sign(tokens, range) == "(" { end = tokens.end(of: end) + 1 }
    } else if type.text == "unsigned" || type.text == "long" || type.text == "short" {
      while let next = tokens[end], Self.numberWords.contains(next.text) { end += 1 }
    }
    readElementType(tokens, range)
    if typeName == "id" || typeName == "instancetype" { typeName = nil }
    skipStars(tokens, range)
    skipQualifiers(tokens, range)
    skipStars(tokens, range)
  }

  private static let numberWords: Set<String> = ["long", "int", "short", "char", "unsigned"]

  private func sign(_ tokens: ObjectiveCTokens, _ range: Range<Int>) -> String? {
    guard end < range.upperBound, let token = tokens[end], token.kind == .sign else { return nil }
    return token.text
  }

  private mutating func skipQualifiers(_ tokens: ObjectiveCTokens, _ range: Range<Int>) {
    while end < range.upperBound, let token = tokens[end], token.kind == .name {
      switch token.text {
      case "IBOutlet": isOutlet = true
      case "IBInspectable": isInspectable = true
      case "IBOutletCollection":
        isOutlet = true
        isCollection = true
        end += 1
        guard sign(tokens, range) == "(" else { continue }
        elementType = tokens[end + 1]?.text
        end = tokens.end(of: end)
      case let word where Self.qualifiers.contains(word): break
      default: return
      }
      end += 1
    }
  }

  /// The declared element type of a collection.
  private var elementType: String?

  private mutating func skipStars(_ tokens: ObjectiveCTokens, _ range: Range<Int>) {
    while sign(tokens, range) == "*" || sign(tokens, range) == "&" { end += 1 }
  }

  /// Reads `<PriceCell *>`: the element type of a collection, or a protocol of any other class.
  private mutating func readElementType(_ tokens: ObjectiveCTokens, _ range: Range<Int>) {
    if let typeName, Self.collections.contains(typeName) { isCollection = true }
    if sign(tokens, range) == "<" {
      var depth = 0
      var index = end
      var first: String?
      while index < range.upperBound, index < end + 64, let token = tokens[index] {
        if token.isSign("<") { depth += 1 }
        if token.isSign(">") { depth -= 1 }
        if token.isSign(";") || token.isSign("(") { return }
        if token.kind == .name, first == nil, !Self.qualifiers.contains(token.text) {
          first = token.text
        }
        index += 1
        if depth == 0 { break }
      }
      guard depth == 0 else { return }
      end = index
      if isCollection { elementType = elementType ?? first }
    }
    if isCollection { typeName = elementType }
    if typeName == "id" { typeName = nil }
  }
}
