internal import SourceText

/// Collects the names in a storyboard or xib.
struct InterfaceWordsHandler: XMLHandler {
  enum Attribute: String {
    case customClass, reuseIdentifier, storyboardIdentifier, nibName, storyboardName
    case referencedIdentifier, id, destination, initialViewController, value, launchScreen, type
    case identifier, kind, selector, property, keyPath, key
    case placeholderIdentifier
  }

  private(set) var ownNames: Set<CodeName> = []
  private(set) var mentions = InterfaceWords.Mentions()
  private(set) var isLoadedBySystem = false
  /// Whether it is in the form of Xcode 4.
  private(set) var isArchive = false
  private(set) var attributes: Set<CodeName> = []
  private(set) var owner: String?
  private(set) var nibClasses: Set<CodeName> = []
  /// The open controllers, by their depth, until a view of theirs is found.
  private var viewless: [(depth: Int, name: String)] = []
  private(set) var cells: [InterfaceWords.Cell] = []
  private var scenes: [OpenScene] = []
  private var initialController: String?
  /// The objects that outlets, segues and other connections lead to.
  private var destinations: Set<String> = []
  /// The views that are in no other one, with their lines.
  private var topViews: [(id: String, line: Int)] = []
  /// The names of the open elements, outermost first.
  private var open: [String] = []
  /// Their classes.
  private var classes: [String?] = []

  /// A scene with the ids of its controllers and of the objects that its connections lead to.
  private struct OpenScene {
    var scene: InterfaceWords.Scene
    var controllers: Set<String> = []
    var segues: [OpenSegue] = []
  }

  private struct OpenSegue {
    var destination = ""
    var identifier: String?
    var kind = ""
    var isOfController = false
  }

  mutating func start(_ tag: borrowing XMLStartTag<Attribute>) throws(XMLReadingError) {
    isArchive = isArchive || open.isEmpty && tag.name == "archive"
    if tag.name == "scene" {
      close(before: tag.line)
      scenes.append(OpenScene(scene: InterfaceWords.Scene(lines: tag.line...Int.max)))
    }
    let isTop = open.last == "objects"
    let isController = isTop && tag.name.lowercased().hasSuffix("controller")
    // Rows of a static table are there without code.
    let isCell =
      open.last == "prototypes"
      || open.last == "cells" && open.dropLast().last != "tableViewSection"
    var cell = InterfaceWords.Cell(line: tag.line, names: [], parts: [])
    var segue = OpenSegue()
    var ownClass: String?
    var isOwner = false
    for index in 0..<tag.count {
      guard let attribute = tag.attribute(at: index) else { continue }
      let text = tag.string(at: index)
      switch attribute {
      case .customClass:
        ownClass = text
        if isTop, !Self.isSystem(text) { ownNames.insert(CodeName(text)) }
        if isController { withScene { $0.scene.classes.insert(CodeName(text)) } }
        if isCell { cell.names.insert(CodeName(text)) } else { add(text) }
      case .reuseIdentifier:
        cell.names.insert(CodeName(text))
        cell.parts = InterfaceWords.parts(of: text)
      case .nibName, .storyboardName, .referencedIdentifier: refer(to: text)
      case .launchScreen: isLoadedBySystem = isLoadedBySystem || text == "YES"
      case .type where open.isEmpty:
        isLoadedBySystem = isLoadedBySystem || text.contains("WatchKit")
      case .type: break
      case .value: if tag.name == "userDefinedRuntimeAttribute" { refer(to: text) }
      case .initialViewController: initialController = text
      case .storyboardIdentifier: identify(text)
      case .destination:
        destinations.insert(text)
        segue.destination = text
      case .identifier: segue.identifier = text
      case .kind: segue.kind = text
      case .selector where tag.name == "action": act(text)
      case .selector: break
      case .property where tag.name == "outlet" || tag.name == "outletCollection": connect(text)
      case .property: break
      case .key where text == "view" && viewless.last?.depth == open.count - 1:
        viewless.removeLast()
      case .key: break
      case .placeholderIdentifier: isOwner = text == "IBFilesOwner"
      case .keyPath:
        for name in text.split(separator: ".") { attributes.insert(CodeName(String(name))) }
      case .id: take(id: text, of: tag.name, line: tag.line, isTop: isTop, isController)
      }
    }
    if isOwner { owner = ownClass }
    if tag.name.lowercased().hasSuffix("controller"), let ownClass {
      viewless.append((open.count, ownClass))
    }
    // One without an identifier may be the template of a class that registers itself.
    if isCell, !cell.parts.isEmpty { cells.append(cell) }
    if !segue.destination.isEmpty {
      segue.isOfController =
        tag.name == "segue" && open.dropLast().last?.lowercased().hasSuffix("controller") == true
      withScene { $0.segues.append(segue) }
    }
    open.append(tag.name)
    classes.append(ownClass)
  }

  mutating func end() throws(XMLReadingError) {
    open.removeLast()
    if let last = viewless.last, last.depth == open.count {
      nibClasses.insert(CodeName(last.name))
      viewless.removeLast()
    }
    classes.removeLast()
  }

  /// Notes an outlet of an object, unless code makes the object by itself, like a cell.
  private mutating func connect(_ outlet: String) {
    guard let owner = classes.dropLast().last ?? nil, !Self.givenOutlets.contains(outlet),
      !open.contains("prototypes"), !open.contains("cells")
    else { return }
    let text = "\(owner).\(outlet)"
    mention {
      $0.outlets.append(
        InterfaceWords.Outlet(owner: CodeName(owner), name: CodeName(outlet), text: text))
    }
  }

  /// Outlets of UIKit's and AppKit's own classes.
  private static let givenOutlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "window", "gestureRecognizers", "inputAccessoryView", "inputView", "textLabel",
    "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView", "accessoryView",
    "multipleSelectionBackgroundView", "editingAccessoryView", "tableView", "collectionView",
    "searchDisplayController", "searchBar", "searchContentsController", "searchResultsDataSource",
    "searchResultsDelegate", "navigationItem", "tabBarItem", "titleView", "customView", "items",
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
    "backBarButtonItem", "toolbarItems", "viewControllers", "selectedItem", "refreshControl",
    "tableHeaderView", "tableFooterView", "contentView", "editMenuInteraction", "menu",
    "accessibilityElements", "nextKeyView", "initialFirstResponder", "formatter", "target",
    "collectionViewLayout", "navigationBar", "tabBar", "rootViewController",
  ]

  private mutating func take(
    id: String, of tag: String, line: Int, isTop: Bool, _ isController: Bool
  ) {
    if isController { withScene { $0.controllers.insert(id) } }
    if isTop, !scenes.isEmpty, Self.views.contains(tag) { topViews.append((id, line)) }
  }

  private static let views: Set<String> = ["view", "label", "button", "imageView", "stackView"]

  private mutating func identify(_ name: String) {
    withScene {
      $0.scene.names.insert(CodeName(name))
      $0.scene.parts.formUnion(InterfaceWords.parts(of: name))
    }
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

  /// Whether all code may name a class that the file leaves as it is: an owner without a class of its own.
  private static func isSystem(_ name: String) -> Bool {
    SystemClasses.contains(name) || name == "NSObject" || name == "UIResponder"
      || name == "NSApplication" || name == "UIApplication" || name == "FirstResponder"
  }

  private mutating func refer(to text: String) {
    add(text)
    mention { $0.references.insert(CodeName(text)) }
  }

  /// A name with its module, or only the name.
  private mutating func add(_ text: String) {
    mention { $0.names.insert(CodeName(text)) }
    for part in text.split(separator: ".") {
      mention { $0.names.insert(CodeName(String(part))) }
    }
  }

  /// `show:`, and `showWithSender:` for `show(sender:)` of Swift.
  private mutating func act(_ selector: String) {
    let name = String(selector.prefix { $0 != ":" })
    mention { $0.actions.insert(CodeName(name)) }
    if let range = name.firstRange(of: "With") {
      mention { $0.actions.insert(CodeName(String(name[..<range.lowerBound]))) }
    }
  }

  private mutating func mention(_ change: (inout InterfaceWords.Mentions) -> Void) {
    if scenes.isEmpty {
      change(&mentions)
    } else {
      change(&scenes[scenes.count - 1].scene.mentions)
    }
  }
}

extension InterfaceWordsHandler {
  /// The scenes, linked by their segues.
  var linkedScenes: [InterfaceWords.Scene] {
    var owners: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for id in scene.controllers { owners[id] = index }
    }
    return scenes.map { open in
      var scene = open.scene
      scene.segues = open.segues.compactMap { segue in
        owners[segue.destination].map {
          InterfaceWords.Segue(destination: $0, name: Self.nameOnly(segue))
        }
      }
      scene.isFirst =
        open.controllers.isEmpty || initialController.map(open.controllers.contains) ?? false
      return scene
    }
  }

  /// The identifier of a segue that only code can perform, because no control or cell has it.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)
  private static func nameOnly(_ segue: OpenSegue) -> CodeName? {
    guard segue.isOfController, performed.contains(segue.kind) else { return nil }
    return CodeName(segue.identifier ?? "")
  }

  /// Those of other kinds are embedded ones, tabs and the like, or of a class that performs them itself.
  private static let performed: Set<String> = [
    "show", "showDetail", "presentation", "modal", "push", "replace", "popoverPresentation",
    "popover",
  ]

  /// The lines of views beside a controller that nothing in the file leads to.
  ///
  /// Code has no name for them: they are on no screen.
  var looseViews: [Int] { topViews.filter { !destinations.contains($0.id) }.map(\.line) }
}
