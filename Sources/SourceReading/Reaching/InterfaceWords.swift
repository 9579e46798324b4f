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
  /// The classes of its views, and the files that it refers to.
  var names: Set<CodeName> = []
  /// The cells that code gets by a name.
  var cells: [Cell] = []
  /// Whether the system loads it: a launch screen, an app of watchOS.
  var isLoadedBySystem = false

  /// A prototype of a table or a collection.
  struct Cell: Sendable {
    var line: Int
    /// Its identifier and its class.
    var names: Set<CodeName>
    /// Like ``InterfaceWords/stemParts``, of its identifier.
    var parts: Set<CodeName>
  }

  /// The beginnings and ends of a name.
  private static func parts(of name: some StringProtocol) -> Set<CodeName> {
    (1..<max(name.count, 2)).reduce(into: []) {
      $0.formUnion([CodeName(String(name.prefix($1))), CodeName(String(name.suffix($1)))])
    }
  }

  static func recognizes(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// - Returns: nil for a file that cannot be read, which may refer to any other.
  static func read(_ path: String) -> InterfaceWords? {
    guard let bytes = try? InputFile.read(path, limit: sizeLimit),
      let handler = try? XMLDocument.read(bytes, into: Handler(stem: stem(of: path)))
    else { return nil }
    var words = InterfaceWords(file: path, ownNames: handler.ownNames)
    words.stemParts = parts(of: stem(of: path))
    words.cells = handler.cells
    words.names = handler.names
    words.isLoadedBySystem = handler.isLoadedBySystem
    return words
  }

  private static let sizeLimit = 32 << 20

  /// `Main` of `en.lproj/Main~ipad.storyboard`.
  private static func stem(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." && $0 != "~" }
    let device = ["_ipad", "-ipad", "_iphone", "-iphone"].first {
      stem.lowercased().hasSuffix($0)
    }
    return stem.dropLast(device?.count ?? 0)
  }

  private enum Attribute: String {
    case customClass, reuseIdentifier, nibName, storyboardName, value, launchScreen, type
  }

  private struct Handler: XMLHandler {
    var ownNames: Set<CodeName>
    var names: Set<CodeName> = []
    var isLoadedBySystem = false
    var cells: [Cell] = []
    /// The names of the open elements, outermost first.
    private var open: [String] = []

    init(stem: Substring) { ownNames = [CodeName(String(stem))] }

    mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(XMLReadingError) {
      let isTop = open.last == "objects"
      let isCell = open.last == "prototypes" || open.last == "cells"
      var cell = Cell(line: tag.line, names: [], parts: [])
      for index in 0..<tag.count {
        guard let attribute = tag.attribute(at: index) else { continue }
        let text = tag.string(at: index)
        switch attribute {
        case .customClass:
          if isTop, !Self.isSystem(text) { ownNames.insert(CodeName(text)) }
          if isCell { cell.names.insert(CodeName(text)) } else { add(text) }
        case .reuseIdentifier:
          cell.names.insert(CodeName(text))
          cell.parts = InterfaceWords.parts(of: text)
        case .nibName, .storyboardName: add(text)
        case .value: if tag.name == "userDefinedRuntimeAttribute" { add(text) }
        case .launchScreen: isLoadedBySystem = isLoadedBySystem || text == "YES"
        case .type: isLoadedBySystem = isLoadedBySystem || text.contains("WatchKit")
        }
      }
      // One without an identifier may be the template of a class that registers itself.
      if isCell, !cell.parts.isEmpty { cells.append(cell) }
      open.append(tag.name)
    }

    mutating func end() throws(XMLReadingError) { open.removeLast() }

    /// Whether all code may name a class that the file leaves as it is: an owner without a class of its own.
    private static func isSystem(_ name: String) -> Bool {
      SystemClasses.contains(name) || name == "NSObject" || name == "UIResponder"
        || name == "NSApplication" || name == "UIApplication"
    }

    /// A name with its module, or only the name.
    private mutating func add(_ text: String) {
      names.insert(CodeName(text))
      for part in text.split(separator: ".") { names.insert(CodeName(String(part))) }
    }
  }
}
