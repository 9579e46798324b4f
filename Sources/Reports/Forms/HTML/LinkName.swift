internal import AccessibilityModel

/// Names for anchors and for the files of a folder, made from untrusted names.
enum LinkName {
  private static let longest = 100

  /// ASCII letters, digits, `.` and `_`; other characters become hyphens. A name that loses more
  /// than spaces and punctuation gets a hash of its original.
  static func text(_ name: String) -> String {
    let plain = hyphenated(name)
    let isWhole = name.utf8.allSatisfy { $0 < 0x80 } && plain.utf8.count <= longest
    return isWhole ? plain : cut(plain) + hash(of: name)
  }

  /// The name of a file's page, different for each path: `Screens/cart.xml` is `Screens-cart.xml.html`.
  static func page(of path: String) -> String {
    let plain = hyphenated(path)
    let isOwn = path.utf8.allSatisfy { isKept($0) || $0 == UInt8(ascii: "/") }
    let isWhole = isOwn && plain == path.replacing("/", with: "-") && plain != "index"
    return (isWhole && plain.utf8.count <= longest ? plain : cut(plain) + hash(of: path)) + ".html"
  }

  private static func hyphenated(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if isKept(byte) {
        bytes.append(byte)
      } else if bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    // A file whose name begins with a dot is hidden.
    let start = bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    return String(
      decoding: start.last == UInt8(ascii: "-") ? start.dropLast() : start, as: UTF8.self)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func cut(_ text: String) -> String { String(text.prefix(longest)) }

  private static func hash(of name: String) -> String { "-\(StableHash(name).text.prefix(8))" }
}

/// Makes names unique: a repeated one gets `-2`.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func next(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }
}
