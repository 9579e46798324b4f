/// The nesting depth of Swift code, from its bytes: the parser and its visitors recurse, and the
/// stack is limited.
///
/// Three kinds of syntax nest: brackets; chains within one statement (`a.b.c`, `!!a`, `A<A<…>>`,
/// `try try`, `#if`); and branches (`else if`). Strings and comments count too, so the result may
/// be too large, but never too small.
struct NestingDepth {
  private(set) var brackets = 0
  private(set) var chain = 0
  private(set) var branches = 0

  init(of bytes: [UInt8]) {
    var scan = Scan(bytes)
    scan.run()
    (brackets, chain, branches) = (scan.deepest, scan.longestChain, scan.mostBranches)
  }

  private struct Scan {
    let bytes: [UInt8]
    var index = 0
    var depth = 0
    var deepest = 0
    var chain = 0
    var longestChain = 0
    /// Branches of one `if`, by the depth of the surrounding brackets.
    var branchCount: [Int: Int] = [:]
    var mostBranches = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
      while index < bytes.count {
        let byte = bytes[index]
        if Self.isLetter(byte) {
          readWord()
          continue
        }
        index += 1
        read(byte)
      }
    }

    private mutating func read(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
        if byte == UInt8(ascii: "{") { chain = 0 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if byte == UInt8(ascii: "}"), !isFollowedByElse { branchCount[depth] = nil }
      case UInt8(ascii: ","), UInt8(ascii: ";"): chain = 0
      case UInt8(ascii: "\n"):
        skipWhiteSpace()
        if !continuesHere { chain = 0 }
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "<"),
        UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "#"),
        UInt8(ascii: "+"), UInt8(ascii: "\\"):
        link()
      default: break
      }
    }

    private mutating func link() {
      chain += 1
      longestChain = max(longestChain, chain)
    }

    private mutating func readWord() {
      let start = index
      while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
      let word = bytes[start..<index]
      if word.elementsEqual("else".utf8) {
        branchCount[depth, default: 0] += 1
        mostBranches = max(mostBranches, branchCount[depth] ?? 0)
      } else if word.count <= 8, Self.prefixes.contains(where: { word.elementsEqual($0.utf8) }) {
        link()
      }
    }

    /// Whether `else` may come next; white space of any length counts once, since it is skipped.
    private var isFollowedByElse: Bool {
      mutating get {
        skipWhiteSpace()
        return index < bytes.count && bytes[index] == UInt8(ascii: "e")
      }
    }

    /// A statement continues if the next line begins with an operator, a member or a branch.
    private var continuesHere: Bool {
      index < bytes.count && ".?:#&|+-<!~)]={e".utf8.contains(bytes[index])
    }

    private mutating func skipWhiteSpace() {
      while index < bytes.count, Self.isWhiteSpace(bytes[index]) { index += 1 }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static let prefixes = [
      "try", "await", "some", "any", "inout", "case", "if", "each", "copy", "consume", "unsafe",
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_")
    }
  }
}
