internal import SourceText

/// The sizes of the vector drawables of a project, by their names
/// (https://developer.android.com/reference/android/graphics/drawable/VectorDrawable).
struct AndroidDrawables: Sendable {
  private struct Vector: Sendable {
    /// As the file states them: a length or a resource.
    var width: String
    var height: String
    var folder: AndroidFolder
  }

  private var vectors: [String: [Vector]] = [:]
  /// Drawables of other types: a shape, or a drawable with states.
  private var others: Set<String> = []

  private var plain: Set<String> = []
  /// The colours of icons; nil for a drawable of several, and for one that is not an icon.
  private var inks: [String: [(ink: String?, folder: AndroidFolder)]] = [:]
  private var fills: [String: [(fill: AndroidDrawableFill?, folder: AndroidFolder)]] = [:]

  /// Adds a file of a `drawable` folder.
  mutating func add(_ bytes: [UInt8], in folder: AndroidFolder) {
    inks[folder.fileName, default: []].append((AndroidVectorInk.color(in: bytes), folder))
    if !Self.sized.contains(where: { $0.offset(in: bytes, from: 0) != nil }) {
      plain.insert(folder.fileName)
    }
    fills[folder.fileName, default: []].append((AndroidDrawableFill.read(bytes), folder))
    guard let start = Self.vector.offset(in: bytes, from: 0),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let width = Self.value(of: Self.width, in: bytes[start..<end]),
      let height = Self.value(of: Self.height, in: bytes[start..<end]),
      !bytes[..<start].contains(UInt8(ascii: "<"), notFollowedBy: "?!")
    else {
      others.insert(folder.fileName)
      return
    }
    vectors[folder.fileName, default: []].append(
      Vector(width: width, height: height, folder: folder))
  }

  /// The width and the height of a drawable; nil for one that is missing, or not a vector in every configuration.
  func size(of name: String, for folder: AndroidFolder) -> (width: String, height: String)? {
    guard !others.contains(name),
      let vector = AndroidFolder.best(of: vectors[name] ?? [], for: folder, at: \.folder)
    else { return nil }
    return (vector.width, vector.height)
  }

  /// The colour of an icon, as its file states it; nil for several colours, and for other drawables.
  func ink(of name: String, for folder: AndroidFolder) -> String? {
    AndroidFolder.best(of: inks[name] ?? [], for: folder, at: \.folder)?.ink
  }

  /// Whether a drawable is one of shapes, states and ripples without a size and a padding.
  func isPlain(_ name: String) -> Bool { plain.contains(name) }

  /// The colours that a drawable paints in its usual state; nil if that is unknown.
  func fill(of name: String, for folder: AndroidFolder) -> AndroidDrawableFill? {
    AndroidFolder.best(of: fills[name] ?? [], for: folder, at: \.folder)?.fill
  }

  private static let sized = [
    "<padding", "<size", "<bitmap", "<nine-patch", "<vector", "<inset", "@drawable/", "<animat",
    "android:width", "android:height",
  ].map { ByteSearch($0) }
  private static let vector = ByteSearch("<vector")
  private static let width = ByteSearch("android:width=\"")
  private static let height = ByteSearch("android:height=\"")

  private static func value(of attribute: ByteSearch, in tag: ArraySlice<UInt8>) -> String? {
    let tag = Array(tag)
    guard let offset = attribute.offset(in: tag, from: 0) else { return nil }
    let value = tag[(offset + attribute.length)...].prefix { $0 != UInt8(ascii: "\"") }
    return String(decoding: value, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it has a byte that none of some ASCII characters follows.
  fileprivate func contains(_ byte: UInt8, notFollowedBy others: String) -> Bool {
    indices.contains { index in
      guard self[index] == byte else { return false }
      let next = index + 1 < endIndex ? self[index + 1] : byte
      return !others.utf8.contains(next)
    }
  }
}
