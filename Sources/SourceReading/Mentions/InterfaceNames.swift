internal import Platform
internal import SourceText

/// The names by which a storyboard or xib and its scenes are loaded, and those that it mentions.
struct InterfaceNames: Sendable {
  let path: String
  /// The file without its extension and device: `Main` of `en.lproj/Main_iPad.storyboard`.
  let stem: String
  /// The file with its device, and the classes and identifiers of its top-level objects: its owner,
  /// a controller, a cell.
  private(set) var names: Set<String> = []
  private(set) var scenes: [Scene] = []
  /// The other files and scenes that it refers to.
  private(set) var references: Set<String> = []
  /// The classes of its objects.
  private(set) var classes: Set<String> = []
  /// Whether the system loads it: a launch screen, an app of watchOS.
  private(set) var isLoadedBySystem = false

  /// A scene of a storyboard that code can only create by an identifier.
  struct Scene: Sendable {
    var lines: ClosedRange<Int>
    /// Its identifiers, and the classes of its controllers.
    var identifiers: Set<String> = []
    var classes: Set<String> = []
  }

  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// - Returns: nil for a file that cannot be read, which may refer to any other.
  init?(reading path: String) {
    guard let bytes = try? InputFile.read(path, limit: Self.sizeLimit),
      let handler = try? XMLDocument.read(bytes, into: InterfaceNamesHandler())
    else { return nil }
    self.path = path
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "~" }
    let device = Self.devices.first { name.lowercased().hasSuffix($0) }
    stem = String(name.dropLast(device?.count ?? 0))
    names = handler.names.union([stem, String(name)])
    scenes = handler.namedScenes
    references = handler.references
    classes = handler.classes
    // Xcode 4 stored the names of classes like other texts.
    isLoadedBySystem = handler.isLoadedBySystem || handler.isArchive
    if handler.isArchive {
      let words = bytes.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) }
      classes.formUnion(words)
      references.formUnion(words)
    }
  }

  private static let sizeLimit = 32 << 20
  private static let devices = ["_ipad", "-ipad", "_iphone", "-iphone"]

  /// All names that code may use for the objects in the file.
  var wanted: Set<NameHash> {
    var all = names
    for scene in scenes { all.formUnion(scene.identifiers.union(scene.classes)) }
    return Set(all.map { NameHash($0) })
  }
}
