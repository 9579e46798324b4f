internal import SourceText

/// The layouts of a project by their names: which identifiers each has, and which layouts are in it.
struct AndroidLayoutIndex: Sendable {
  /// By identifier, the names of the layouts that have it.
  private var layoutsByID: [String: Set<String>] = [:]
  /// By the name of a layout, those that it includes or shows as rows.
  private var parts: [String: Set<String>] = [:]
  /// The layout of each class that view binding generates: `activity_cart` of `ActivityCartBinding`.
  private var bindings: [String: String] = [:]
  /// The methods that they name for clicks.
  private(set) var methods: Set<String> = []

  init(_ layouts: [AndroidResources.File]) {
    for file in layouts {
      guard let name = AndroidFolder(of: file.path)?.fileName else { continue }
      for id in Self.names(after: Self.id, in: file.bytes) {
        layoutsByID[id, default: []].insert(name)
      }
      parts[name, default: []].formUnion(Self.names(after: Self.layout, in: file.bytes))
      bindings[Self.bindingClass(of: name)] = name
      methods.formUnion(Self.names(after: Self.click, in: file.bytes))
    }
  }

  var ids: some Collection<String> { layoutsByID.keys }

  /// The names of the layouts that have an identifier, or refer to it.
  func layouts(with id: String) -> Set<String> { layoutsByID[id] ?? [] }

  func isLayout(_ name: String) -> Bool { parts[name] != nil }

  /// The layout of a class of view binding; nil for any other word.
  func layout(ofBinding name: String) -> String? { bindings[name] }

  /// Layouts with all that is in them, however deep.
  func closure(of names: Set<String>) -> Set<String> {
    var all = names
    var rest = Array(names)
    while let name = rest.popLast() {
      for part in parts[name] ?? [] where all.insert(part).inserted { rest.append(part) }
    }
    return all
  }

  // MARK: - Names

  /// The keys of the preferences in a file, or the names of the resources that have them.
  static func keys(in bytes: [UInt8]) -> Set<String> {
    names(after: key, in: bytes).union(names(after: keyOfResource, in: bytes))
  }

  /// The layouts that a layout includes or shows as rows.
  static func parts(in bytes: [UInt8]) -> Set<String> { names(after: layout, in: bytes) }

  private static let key = ByteSearch(":key=\"")
  private static let keyOfResource = ByteSearch(":key=\"@string/")
  private static let id = ByteSearch("id/")
  private static let layout = ByteSearch("@layout/")
  private static let click = ByteSearch(":onClick=\"")
  private static let longestName = 100

  /// The names after a mark in a file.
  private static func names(after mark: ByteSearch, in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start = 0
    while let offset = mark.offset(in: bytes, from: start) {
      start = offset + mark.length
      let name = bytes[start...].prefix(longestName).prefix(while: isOfName)
      if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
    return names
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }

  private static func bindingClass(of name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + "Binding"
  }
}
