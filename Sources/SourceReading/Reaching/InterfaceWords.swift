internal import Platform
internal import SourceText

/// The names that a storyboard or xib mentions, and those by which code can load it.
struct InterfaceWords: Sendable {
  var file: String
  /// The file without its extension and device, and the classes of its objects at the top: a file's owner, a
  /// controller, a cell.
  var ownNames: Set<CodeName>
  /// The beginnings and ends of the file's name, from which code may put it together.
  var stemParts: Set<CodeName> = []
  /// The file without its extension and device.
  var stem = CodeName()
  /// The same, in its own spelling only.
  var exactStem = CodeName()
  /// What it mentions outside of scenes.
  var mentions = Mentions()
  /// The cells that code gets by a name.
  var cells: [Cell] = []
  var scenes: [Scene] = []
  /// The lines of views that are in no other view and that no outlet leads to.
  var looseViews: [Int] = []
  /// The class of the file's owner.
  var owner: String?
  /// The classes of controllers that load their views from nibs: a scene without a view.
  var nibClasses: Set<CodeName> = []
  /// The properties that run-time attributes set.
  var attributes: Set<CodeName> = []
  /// Whether the system loads it: a launch screen, an app of watchOS.
  var isLoadedBySystem = false

  /// The names that a file or a scene mentions.
  struct Mentions: Sendable {
    /// The classes of its views, and the files that it refers to.
    var names: Set<CodeName> = []
    /// Those of ``names`` that are no classes: references to other storyboards and scenes.
    var references: Set<CodeName> = []
    /// The methods of its actions.
    var actions: Set<CodeName> = []
    var outlets: [Outlet] = []
  }

  /// An outlet of an object that has a class of the app's.
  struct Outlet: Sendable {
    /// The class of the object.
    var owner: CodeName
    var name: CodeName
    /// The class and the name.
    var text: String
  }

  /// A segue.
  struct Segue: Sendable {
    /// The scene that it leads to, by index.
    var destination: Int
    /// Its identifier, if only code can perform it.
    var name: CodeName?
  }

  /// A prototype of a table or a collection.
  struct Cell: Sendable {
    var line: Int
    /// Its identifier and its class.
    var names: Set<CodeName>
    /// Like ``InterfaceWords/stemParts``, of its identifier.
    var parts: Set<CodeName>
  }

  /// A scene of a storyboard.
  struct Scene: Sendable {
    var lines: ClosedRange<Int>
    /// The identifiers by which code makes its controllers.
    var names: Set<CodeName> = []
    /// Like ``InterfaceWords/stemParts``, of the identifiers.
    var parts: Set<CodeName> = []
    /// The classes of its controllers.
    var classes: Set<CodeName> = []
    var mentions = Mentions()
    var segues: [Segue] = []
    /// Whether the storyboard begins with it, or it has no controller.
    var isFirst = false
  }

  /// The beginnings and ends of a name.
  static func parts(of name: some StringProtocol) -> Set<CodeName> {
    (1..<min(max(name.count, 2), longestPart)).reduce(into: []) {
      $0.formUnion([CodeName(exactly: name.prefix($1)), CodeName(exactly: name.suffix($1))])
    }
  }

  private static let longestPart = 100

  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// - Returns: nil for a file that cannot be read, which may refer to any other.
  static func read(_ path: String) -> InterfaceWords? {
    guard let bytes = try? InputFile.read(path, limit: sizeLimit),
      let handler = try? XMLDocument.read(bytes, into: InterfaceWordsHandler())
    else { return nil }
    let name = name(of: path)
    let stem = stem(of: name)
    var words = InterfaceWords(
      file: path,
      ownNames: handler.ownNames.union([CodeName(String(stem)), CodeName(String(name))]))
    words.stemParts = parts(of: stem)
    words.cells = handler.cells
    words.stem = CodeName(String(stem))
    words.exactStem = CodeName(exactly: stem)
    words.mentions = handler.mentions
    words.isLoadedBySystem = handler.isLoadedBySystem
    words.scenes = handler.linkedScenes
    words.looseViews = handler.looseViews
    words.attributes = handler.attributes
    words.owner = handler.owner
    words.nibClasses = handler.nibClasses
    if handler.isArchive { words.take(archive: bytes) }
    return words
  }

  /// Takes each word of a file in the form of Xcode 4, in which the names of classes are texts like others.
  private mutating func take(archive bytes: [UInt8]) {
    let words = bytes.split { !$0.isNamePart }.map { CodeName(String(decoding: $0, as: UTF8.self)) }
    ownNames.formUnion(words)
    mentions.names.formUnion(words)
  }

  private static let sizeLimit = 32 << 20

  /// `Main_iPad` of `en.lproj/Main_iPad.storyboard`.
  private static func name(of path: String) -> Substring {
    (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "~" }
  }

  /// `Main` of `Main_iPad`.
  private static func stem(of name: Substring) -> Substring {
    let device = ["_ipad", "-ipad", "_iphone", "-iphone"].first {
      name.lowercased().hasSuffix($0)
    }
    return name.dropLast(device?.count ?? 0)
  }
}
