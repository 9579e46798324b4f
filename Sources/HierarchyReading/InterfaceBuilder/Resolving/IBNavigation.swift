internal import AccessibilityModel

/// The navigation and tab bar controllers around the view controllers of a storyboard.
struct IBNavigation {
  /// The controllers around one view controller.
  struct AncestorTraits {
    /// The navigation controller, if a segue connects it.
    var navigation: Int?
    /// The tab bar controller, and the index of the item.
    var tabs: (controller: Int, index: Int)?
    /// The titles of the screens that push this one; empty for the first of its stack.
    var backTitles: [String] = []
    var isPushed = false
  }

  private let document: IBDocument
  private var ancestorTraits: [Int: AncestorTraits] = [:]
  /// The children of each tab bar controller; each child shows the tab bar.
  private var tabs: [Int: [Int]] = [:]
  /// The controllers that are only ever embedded in others: code cannot create them, and all segues
  /// that lead to them embed them. The bar of the surrounding screen shows that screen's item.
  private let embedded: Set<Int>

  init(document: IBDocument) {
    self.document = document
    embedded = Self.embedded(in: document)
    let controllers = document.roots.filter { document.objects[$0].kind == .controller }
    for controller in controllers where document.objects[controller].tag == "tabBarController" {
      tabs[controller] = related(controller, "viewControllers")
      for (index, child) in (tabs[controller] ?? []).enumerated() {
        ancestorTraits[child, default: AncestorTraits()].tabs = (controller, index)
      }
    }
    var queue: [Int] = []
    for controller in controllers where document.objects[controller].tag == "navigationController" {
      for root in related(controller, "rootViewController") {
        ancestorTraits[root, default: AncestorTraits()].navigation = controller
        if !document.objects[root].links.hidesBottomBar, let tabs = ancestorTraits[controller]?.tabs
        {
          ancestorTraits[root]?.tabs = tabs
        }
        queue.append(root)
      }
    }
    follow(&queue)
  }

  private static func embedded(in document: IBDocument) -> Set<Int> {
    var kinds: [Int: Set<String>] = [:]
    for segue in document.objects.lazy.flatMap(\.links.segues) {
      guard let target = document.object(segue.destination) else { continue }
      kinds[target, default: []].insert(segue.kind)
    }
    return Set(
      kinds.lazy.filter { $0.value == ["embed"] }.map(\.key).filter {
        let object = document.objects[$0]
        return object.links.storyboardIdentifier == nil && object.id != document.initialController
      })
  }

  func isOnlyEmbedded(_ controller: Int) -> Bool { embedded.contains(controller) }

  /// Whether a controller with its own bar in its view never shows its navigation item: code cannot
  /// create it, all segues that lead to it present it, and the file has no container that would add
  /// a bar (https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem).
  func isPresentedWithOwnBar(_ controller: Int) -> Bool {
    let object = document.objects[controller]
    guard object.links.storyboardIdentifier == nil, object.id != document.initialController,
      !document.objects.contains(where: { Self.containers.contains($0.tag) })
    else { return false }
    let kinds = document.objects.lazy.flatMap(\.links.segues)
      .filter { $0.destination == object.id }.map(\.kind)
    return !kinds.isEmpty && kinds.allSatisfy(Self.presenting.contains)
      && (controller..<object.end).contains { document.objects[$0].tag == "navigationBar" }
  }

  private static let containers: Set<String> = ["navigationController", "splitViewController"]
  private static let presenting: Set<String> = ["presentation", "modal", "showDetail"]

  subscript(controller: Int) -> AncestorTraits { ancestorTraits[controller] ?? AncestorTraits() }

  /// The controllers of the items of a tab bar, in order.
  func tabs(of controller: Int) -> [Int] { tabs[controller] ?? [] }

  /// The children of a container, in the order of its segues.
  private func related(_ controller: Int, _ relationship: String) -> [Int] {
    document.objects[controller].links.segues
      .filter { $0.relationship == relationship }
      .compactMap { document.object($0.destination) }
  }

  /// The title of a controller: that of its navigation item, else its own.
  func title(of controller: Int) -> String? {
    let item = document.child(of: controller) { $0.kind == .navigationItem }
    let titles = [item.flatMap { document.objects[$0].details.title }, ownTitle(controller)]
    return titles.compactMap { $0 }.first { !$0.isEmpty }
  }

  private func ownTitle(_ controller: Int) -> String? {
    document.objects[controller].details.title
  }

  /// Follows push segues: their destinations are in the same stack.
  private mutating func follow(_ queue: inout [Int]) {
    var position = 0
    while position < queue.count {
      let source = queue[position]
      position += 1
      for target in pushed(from: source) {
        let isNew = ancestorTraits[target]?.navigation == nil
        guard isNew || ancestorTraits[target]?.isPushed == true else { continue }
        var around = ancestorTraits[target] ?? AncestorTraits()
        around.navigation = ancestorTraits[source]?.navigation
        around.isPushed = true
        around.backTitles.append(backTitle(of: source))
        if !document.objects[target].links.hidesBottomBar {
          around.tabs = around.tabs ?? ancestorTraits[source]?.tabs
        }
        ancestorTraits[target] = around
        if isNew { queue.append(target) }
      }
    }
  }

  private func pushed(from controller: Int) -> [Int] {
    (controller..<document.objects[controller].end).flatMap { index in
      document.objects[index].links.segues
        .filter { $0.kind == "show" || $0.kind == "push" }
        .compactMap { document.object($0.destination) }
        .filter { document.view(of: $0) != nil && $0 != controller }
    }
  }

  /// The title of the next screen's back button.
  private func backTitle(of controller: Int) -> String {
    let item = document.child(of: controller) { $0.kind == .navigationItem }
    let back = item.flatMap { item in
      document.child(of: item) { $0.key == "backBarButtonItem" }
    }
    let title = back.flatMap { document.objects[$0].details.title } ?? title(of: controller) ?? ""
    // Apps hide the text with a blank title; VoiceOver then reads UIKit's own label.
    return title.allSatisfy(\.isWhitespace) ? "Back" : title
  }
}
