/// An expression, in the detail that facts about views require.
indirect enum ObjectiveCExpression {
  case name(String)
  case text(String)
  case number(Double?)
  /// `@selector(play:)`, by the first part.
  case selector(String)
  /// `@[…]`
  case array([ObjectiveCExpression])
  case member(ObjectiveCExpression, String)
  /// `a[b]`
  case element(of: ObjectiveCExpression, index: [ObjectiveCExpression])
  case message(ObjectiveCMessage)
  case call(name: String, arguments: [ObjectiveCExpression], offset: Int)
  case cast(type: String, ObjectiveCExpression)
  /// `a = b`, or with another operator (`|=`).
  case assignment(
    ObjectiveCExpression, sign: String, value: ObjectiveCExpression, offset: Int)
  /// `a | b | c`, and all other binary operators.
  case operation([ObjectiveCExpression], signs: [String])
  /// `condition ? first : second`
  case choice(ObjectiveCExpression, [ObjectiveCExpression])
  /// With the tokens between its braces, and its nesting depth.
  case block(parameters: [ObjectiveCDeclarator], body: Range<Int>, depth: Int)
  /// Anything else, with its parts.
  case other([ObjectiveCExpression])
}

/// `[receiver first:argument second:argument, more]`
struct ObjectiveCMessage {
  struct Part {
    /// Empty for a bare colon.
    var name: String
    /// Empty for a selector without arguments; several after a comma.
    var arguments: [ObjectiveCExpression]
  }

  var receiver: ObjectiveCExpression
  var parts: [Part]
  var offset: Int

  /// The first part of the selector.
  var method: String { parts.first?.name ?? "" }

  /// The only name of a selector without arguments.
  var unaryName: String? {
    guard parts.count == 1, parts[0].arguments.isEmpty else { return nil }
    return parts[0].name
  }

  var firstArgument: ObjectiveCExpression? { parts.first?.arguments.first }

  func argument(_ name: String) -> ObjectiveCExpression? {
    parts.first { $0.name == name }?.arguments.first
  }

  /// The class that receives the message; nil for an object.
  var className: String? { receiver.className }
}

extension ObjectiveCExpression {
  /// A name in the style of a class name.
  var className: String? {
    if case .name(let name) = self, name.first?.isUppercase == true { return name }
    return nil
  }

  /// Without casts and boxes.
  var plain: ObjectiveCExpression {
    var expression = self
    while case .cast(_, let inner) = expression { expression = inner }
    return expression
  }

  /// A number, or a quotient of two: `128/255.0`.
  var numberValue: Double? {
    switch plain {
    case .number(let number): return number
    case .operation(let sides, let signs) where signs == ["/"]:
      guard let left = sides[0].numberValue, let right = sides[1].numberValue, right != 0 else {
        return nil
      }
      return left / right
    default: return nil
    }
  }
}
