internal import SourceText

/// Collects the names in a storyboard or xib.
struct InterfaceNamesHandler: XMLHandler {
  enum Attribute: String {
    case customClass, reuseIdentifier, storyboardIdentifier, nibName, storyboardName
    case referencedIdentifier, id, destination, initialViewController, value, launchScreen, type
  }

  private(set) var names: Set<String> = []
  private(set) var references: Set<String> = []
  private(set) var classes: Set<String> = []
  private(set) var isLoadedBySystem = false
  /// Whether it is in the form of Xcode 4.
  private(set) var isArchive = false
  private var scenes: [OpenScene] = []
  private var initialController: String?
  /// The objects that segues and other connections lead to.
  private var destinations: Set<String> = []
  /// The names of the open elements, outermost first.
  private var open: [String] = []

  private struct OpenScene {
    var scene: InterfaceNames.Scene
    /// The ids of its controllers.
    var controllers: Set<String> = []
  }

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(DocumentError) {
    if open.isEmpty { isArchive = tag.name == "archive" }
    if tag.name == "scene" {
      close(before: tag.line)
      scenes.append(OpenScene(scene: InterfaceNames.Scene(lines: tag.line...Int.max)))
    }
    let isTop = open.last == "objects"
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index) else { continue }
      let text = tag.string(at: index)
      switch attribute {
      case .customClass: add(className: text, isTop: isTop)
      case .reuseIdentifier: if isTop { names.insert(text) }
      case .nibName, .storyboardName, .referencedIdentifier: refer(to: text)
      case .value: if tag.name == "userDefinedRuntimeAttribute" { refer(to: text) }
      case .launchScreen: isLoadedBySystem = isLoadedBySystem || text == "YES"
      case .type: if open.isEmpty, text.contains("WatchKit") { isLoadedBySystem = true }
      case .initialViewController: initialController = text
      case .storyboardIdentifier: withScene { $0.scene.identifiers.insert(text) }
      case .destination: destinations.insert(text)
      case .id: if isTop { withScene { $0.controllers.insert(text) } }
      }
    }
    open.append(tag.name)
  }

  mutating func end() throws(DocumentError) { open.removeLast() }

  private mutating func add(className: String, isTop: Bool) {
    classes.insert(className)
    guard isTop else { return }
    // A file's owner whose class is not the app's.
    if !SystemClasses.contains(className), !Self.system.contains(className) {
      names.insert(className)
      withScene { $0.scene.classes.insert(className) }
    }
  }

  private static let system: Set<String> = [
    "NSObject", "UIResponder", "NSApplication", "UIApplication", "FirstResponder",
  ]

  /// A name with its module, or only the name.
  private mutating func refer(to text: String) {
    references.insert(text)
    for part in text.split(separator: ".") { references.insert(String(part)) }
  }

  private mutating func withScene(_ change: (inout OpenScene) -> Void) {
    if !scenes.isEmpty { change(&scenes[scenes.count - 1]) }
  }

  private mutating func close(before line: Int) {
    withScene {
      let start = $0.scene.lines.lowerBound
      $0.scene.lines = start...max(start, line - 1)
    }
  }

  /// The scenes that can only be created by an identifier: not the first one, and no segue leads to
  /// them.
  var namedScenes: [InterfaceNames.Scene] {
    scenes.compactMap { open in
      let isLinked =
        initialController.map(open.controllers.contains) ?? false
        || !open.controllers.isDisjoint(with: destinations)
      return isLinked || open.scene.identifiers.isEmpty ? nil : open.scene
    }
  }
}
