/// How deep the brackets of a text nest, whatever they are.
///
/// Brackets in strings and comments count too, which can only make the answer larger.
enum NestingDepth {
  static func of(_ bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}
