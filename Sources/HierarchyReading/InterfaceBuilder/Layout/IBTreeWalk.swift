internal import AccessibilityModel

/// Converts the objects of one scene to the elements of a screen.
///
/// Objects are in pre-order, and so are elements: one loop, with a stack of the surrounding views.
struct IBTreeWalk {
  let document: IBDocument
  let navigation: IBNavigation
  var builder = ScreenBuilder()

  /// The views around the current object, outermost first.
  private var around: [Surrounding] = []
  /// Frames that the file lacks and the surrounding bar or table determines, by object, in its
  /// coordinates.
  var inferredFrames: [Int: Rect] = [:]

  init(document: IBDocument, navigation: IBNavigation) {
    self.document = document
    self.navigation = navigation
  }

  mutating func screen(of scene: IBScreens.Scene, canvas: Size?) -> Screen {
    let size = canvas ?? Size(width: 0, height: 0)
    let bars = IBBars(document: document, navigation: navigation, size: size)
    let bar = scene.controller.flatMap { bars.navigationBar(for: $0) }
    let top = bar.map { IBBars.isBelow($0.frame, size, on: document) ? $0.frame.maxY : 0 } ?? 0
    var root = document.objects[scene.view].frame ?? .null
    if !root.isNull {
      let keepsPlace = scene.controller != nil && document.platform != .macOS
      root.x = keepsPlace ? root.x : 0
      root.y = max(keepsPlace ? root.y : 0, top)
    }
    add(scene.view, at: root, belowBar: bar?.frame)
    if let controller = scene.controller {
      if let bar { add(bar) }
      if let toolbar = bars.toolbar(for: controller) { add(toolbar) }
      if let tabs = bars.tabBar(for: controller) { add(tabs) }
    }
    if let window = scene.window,
      let toolbar = document.child(of: window, where: { $0.key == "toolbar" }),
      toolbar != scene.view
    {
      add(toolbar, at: nil)
    }
    var screen = builder.finish()
    IBCells.join(&screen)
    if scene.window != nil { paintWindow(&screen) }
    screen.canvas = self.canvas(of: scene, hasTopBar: bar != nil, bars)
    screen.size = canvas.map { Size(width: $0.width, height: $0.height + top) }
    return screen
  }

  /// Gives the content of a window of AppKit the background that the window draws.
  private func paintWindow(_ screen: inout Screen) {
    guard document.platform == .macOS, !screen.elements.isEmpty,
      let color = SystemColors.color(named: "windowBackground", on: .macOS)
    else { return }
    let content = screen.elements[0]
    guard content.className == "NSView", content.details.backgroundColor == nil,
      !content.details.unknownColors.contains(.background)
    else { return }
    screen.update(0) { $0.details.set(color, of: .background) }
  }

  /// The canvas of the scene, with the bars around it.
  private func canvas(of scene: IBScreens.Scene, hasTopBar: Bool, _ bars: IBBars) -> Canvas {
    var canvas = document.canvases[scene.controller ?? scene.view] ?? Canvas()
    canvas.device = document.deviceID
    canvas.toolsVersion = document.toolsVersion
    canvas.moduleName = document.moduleName
    canvas.isController = scene.controller != nil
    canvas.isWindow = scene.window != nil
    guard let controller = scene.controller else { return canvas }
    canvas.isInitial = document.objects[controller].id == document.initialController
    if hasTopBar { canvas.topBar = .navigationBar }
    if bars.tabBar(for: controller) != nil {
      canvas.bottomBar = .tabBar
    } else if bars.toolbar(for: controller) != nil {
      canvas.bottomBar = .toolbar
    }
    return canvas
  }

  /// Adds a bar that the scene shows and a surrounding controller owns.
  private mutating func add(_ bar: IBBars.Bar) {
    builder.open(bar.element)
    for item in bar.virtualItems {
      builder.open(item)
      builder.close()
    }
    inferredFrames.merge(bar.itemFrames) { $1 }
    for item in bar.items { add(item, at: nil, within: bar.frame) }
    builder.close()
  }

  /// Adds a view and its descendants.
  ///
  /// - Parameters:
  ///   - place: the frame of the view on the screen; nil for its own frame.
  ///   - bar: the navigation bar above the content of a root scroll view.
  private mutating func add(
    _ root: Int, at place: Rect?, within outer: Rect = .zero, belowBar bar: Rect? = nil
  ) {
    around = []
    var index = root
    while index < document.objects[root].end {
      leave(before: index)
      let object = document.objects[index]
      guard isShown(object, at: index) else {
        index = object.end
        continue
      }
      if isTransparent(object, at: index) {
        enterTransparent(index, within: outer)
      } else {
        let frame = index == root && place != nil ? place ?? .null : frame(of: index, within: outer)
        enter(index, at: frame)
        if index == root, let bar, isBelowBar(object) { makeRoom(for: bar) }
      }
      index += 1
    }
    leave(before: .max)
  }

  private mutating func leave(before index: Int) {
    while let last = around.last, index >= last.end {
      if let footer = last.footer {
        builder.open(footer)
        builder.close()
      }
      if last.isElement { builder.close() }
      if let accessory = last.accessory {
        builder.open(accessory)
        builder.close()
      }
      around.removeLast()
    }
  }

  private func isShown(_ object: IBObject, at index: Int) -> Bool {
    switch object.kind {
    case .controller, .recognizer: false
    case .other: object.frame != nil || object.tag == "tabViewItem"
    case .barItem: object.key != "backBarButtonItem" && !isSpace(object)
    case .view: object.tag != "menuItem" || !isSpace(object)
    default: true
    }
  }

  private func isSpace(_ object: IBObject) -> Bool {
    object.links.systemItem.map(IBSystemItem.isSpace) ?? false
  }

  /// Whether an object is not a view, so that its children belong to the surrounding view.
  private func isTransparent(_ object: IBObject, at index: Int) -> Bool {
    switch object.kind {
    case .section, .navigationItem: true
    case .window: document.platform == .macOS
    case .other: object.tag == "tabViewItem"
    // An item with its own view is that view.
    case .barItem: document.child(of: index) { $0.kind == .view } != nil
    default: false
    }
  }

  private mutating func enterTransparent(_ index: Int, within outer: Rect) {
    let object = document.objects[index]
    let outside = around.last
    var surrounding = Surrounding(
      end: object.end, place: outside?.place ?? outer, isFlipped: outside?.isFlipped ?? true,
      isElement: false)
    if object.kind == .section {
      let captions = IBSections.captions(of: index, in: document, at: surrounding.place)
      if let header = captions.header {
        builder.open(header)
        builder.close()
      }
      surrounding.footer = captions.footer
    }
    if object.kind == .navigationItem { layOutItem(index, in: surrounding.place) }
    surrounding.isHidden = object.tag == "tabViewItem" && !document.isOpenTab(index)
    around.append(surrounding)
  }

  /// Positions the items of a navigation item in its bar, and adds the title.
  private mutating func layOutItem(_ index: Int, in bar: Rect) {
    let object = document.objects[index]
    let bars = IBBars(document: document, navigation: navigation, size: Size(width: 0, height: 0))
    let place = bars.layOut(index, in: bar, hasBackButton: false)
    inferredFrames.merge(place.frames) { $1 }
    guard let title = object.details.title, !title.isEmpty,
      document.child(of: index, where: { $0.key == "titleView" }) == nil
    else { return }
    var element = bars.title(title, like: object, at: place.title)
    element.details.codeLinks = document.itemLinks(of: index)
    element.details.isOutlet = element.details.codeLinks != nil
    builder.open(element)
    builder.close()
  }

  private mutating func enter(_ index: Int, at frame: Rect) {
    let object = document.objects[index]
    let maker = IBElementMaker(document: document)
    var element = maker.element(of: index, at: frame, isFrameInferred: inferredFrames[index] != nil)
    if around.last?.isHidden == true { element.flags.formUnion([.hidden, .closedTab]) }
    builder.open(element)
    for child in maker.virtualChildren(of: index, in: element) {
      builder.open(child)
      builder.close()
    }
    inferItemFrames(of: index, at: frame)
    var place = frame.isNull ? around.last?.place ?? .zero : frame
    if let outer = around.last?.place, let bottom = document.bottomOfHeader(above: index) {
      place.y = max(place.y, outer.y + bottom)
    }
    around.append(
      Surrounding(
        end: object.end, place: place, isFlipped: isFlipped(index), isElement: true,
        accessory: maker.accessoryButton(of: index, in: element)))
  }

  private mutating func inferItemFrames(of index: Int, at frame: Rect) {
    if document.objects[index].tag == "matrix" {
      let columns = document.objects[index].links.columns
      let cells = document.children(of: index)
      return inferredFrames.merge(IBBarLayout.matrix(cells, columns: columns, size: frame)) { $1 }
    }
    let items = document.children(of: index).filter {
      document.objects[$0].kind == .barItem || document.objects[$0].kind == .segment
    }
    guard !items.isEmpty, !frame.isNull else { return }
    let isToolbar = document.objects[index].tag == "toolbar"
    let frames =
      isToolbar
      ? IBBarLayout.toolbar(items, in: document, size: frame)
      : IBBarLayout.equal(items, size: frame)
    inferredFrames.merge(frames) { $1 }
  }
}

// MARK: - Places

extension IBTreeWalk {
  private static let scrolls: Set<String> = ["tableView", "collectionView", "scrollView"]

  /// AppKit views with their origin at the top (`NSView.isFlipped`); all others have it at the
  /// bottom.
  private static let flipped: Set<String> = [
    "tableView", "outlineView", "collectionView", "splitView", "tabView", "scrollView", "textView",
    "tableHeaderView",
  ]

  /// The frame of an object on the screen; null if the file has none.
  private func frame(of index: Int, within outer: Rect) -> Rect {
    let place = around.last?.place ?? outer
    if let inferred = inferredFrames[index] {
      return Rect(
        x: place.x + inferred.x, y: place.y + inferred.y, width: inferred.width,
        height: inferred.height)
    }
    // An AppKit toolbar positions the views of its items at run time.
    let parent = document.objects[index].parent
    guard let local = document.objects[index].frame,
      parent < 0 || document.objects[parent].tag != "toolbarItem"
    else { return .null }
    let isFlipped = around.last?.isFlipped ?? true
    let y = isFlipped ? place.y + local.y : place.maxY - local.y - local.height
    return Rect(x: place.x + local.x, y: y, width: local.width, height: local.height)
  }

  private func isFlipped(_ index: Int) -> Bool {
    guard document.platform == .macOS else { return true }
    let tag = document.objects[index].tag
    // A clip view is flipped if its content is.
    guard tag == "clipView" else { return Self.flipped.contains(tag) }
    return document.child(of: index) { $0.kind == .view }
      .map { Self.flipped.contains(document.objects[$0].tag) } ?? false
  }

  /// Whether the content of a root view begins below the bar above it, and the frames in the file do not show it: those
  /// of rows that Xcode 8 or an earlier one wrote do (docs/evidence/formats.md#rows-below-a-bar).
  private func isBelowBar(_ object: IBObject) -> Bool {
    Self.scrolls.contains(object.tag)
      && !(object.tag == "tableView" && document.toolsVersion ?? .max < Self.xcode9)
  }

  /// The `toolsVersion` of the first files in which rows begin at the edge of their table.
  private static let xcode9 = 12_000

  private mutating func makeRoom(for bar: Rect) {
    guard var last = around.popLast() else { return }
    last.place.y = max(last.place.y, bar.maxY)
    around.append(last)
  }
}
