internal import SourceText

// Which files of an app concern views, and the names in the others.

extension SwiftUIProject {
  /// The capitalised words of a file.
  static func namesOfTypes(in bytes: [UInt8]) -> Set<String> {
    let words = bytes.split { !($0.isLetterOrDigit || $0 == UInt8(ascii: "_")) }
    return Set(
      words.lazy.filter { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0.first ?? 0) }
        .map { String(decoding: $0, as: UTF8.self) })
  }

  /// Constants and texts may be in files without views.
  static func mayConcernViews(_ bytes: [UInt8]) -> Bool {
    words.contains { $0.isIn(bytes) }
  }

  private static let words = ["SwiftUI", "View", "static let", "enum ", "UIColor"].map {
    ByteSearch($0)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
