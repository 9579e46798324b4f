internal import AccessibilityModel

/// The bars around a scene: its navigation bar, toolbar and tab bar.
///
/// They belong to controllers in other scenes, or are created at run time, and follow the scene's
/// own view.
struct IBBars {
  struct Bar {
    var element: Element
    var frame: Rect
    /// Items without an object in the file, or with one in another scene.
    var virtualItems: [Element] = []
    var items: [Int] = []
    /// In the coordinates of the bar.
    var itemFrames: [Int: Rect] = [:]
  }

  let document: IBDocument
  let navigation: IBNavigation
  let size: Size

  /// The navigation bar of a scene: one in a navigation controller, or one with a configured item,
  /// which appears only in a stack that code creates.
  func navigationBar(for controller: Int) -> Bar? {
    guard document.platform != .macOS else { return nil }
    let around = navigation[controller]
    let item = document.child(of: controller, where: { $0.kind == .navigationItem })
    if let stack = around.navigation {
      guard !document.objects[stack].links.hidesNavigationBar else { return nil }
    } else {
      guard let item, hasContent(item), !navigation.isOnlyEmbedded(controller),
        !navigation.isPresentedWithOwnBar(controller)
      else { return nil }
    }
    let source = around.navigation.flatMap {
      document.child(of: $0, where: { $0.tag == "navigationBar" })
    }
    let frame = frame(of: source, height: barHeight, y: document.device?.statusBar ?? 20)
    var bar = Bar(
      element: element("UINavigationBar", source, place: item ?? controller, frame), frame: frame)
    // The bar is drawn in another scene, but its content is defined in this one.
    bar.element.line = Int32(clamping: document.objects[item ?? controller].line)
    bar.element.column = Int32(clamping: document.objects[item ?? controller].column)
    let children = item.map { document.children(of: $0) } ?? []
    bar.items = children.filter { document.objects[$0].key != "backBarButtonItem" }
    let isLeftTaken = bar.items.contains { isLeft($0) }
    let place = layOut(item, in: frame, hasBackButton: around.isPushed && !isLeftTaken)
    bar.itemFrames = place.frames
    let owner = document.objects[item ?? controller]
    if around.isPushed, !isLeftTaken {
      bar.virtualItems.append(backButton(around.backTitles, like: owner, at: place.back))
    }
    if let title = navigation.title(of: controller),
      !bar.items.contains(where: { document.objects[$0].key == "titleView" })
    {
      var element = self.title(title, like: owner, at: place.title)
      element.details.codeLinks = document.titleLinks(of: controller)
      bar.virtualItems.append(element)
    }
    return bar
  }

  /// Whether a view is short enough to fit below the bar only.
  ///
  /// Below an opaque bar a view begins at the bar's lower edge, which its frame does not show.
  static func isBelow(_ bar: Rect, _ view: Size, on document: IBDocument) -> Bool {
    guard let device = document.device else { return false }
    return view.height > 0
      && view.height + bar.maxY <= device.size(in: document.orientation ?? .portrait).height
      && view.height + 2 * bar.maxY > device.size(in: document.orientation ?? .portrait).height
  }

  func toolbar(for controller: Int) -> Bar? {
    let items = document.children(of: controller).filter {
      document.objects[$0].list == "toolbarItems"
    }
    guard let first = items.first else { return nil }
    let source = navigation[controller].navigation.flatMap {
      document.child(of: $0, where: { $0.tag == "toolbar" })
    }
    var frame = frame(of: source, height: barHeight, y: nil)
    // A tab bar below the toolbar replaces it.
    if let tabs = tabBar(for: controller), frame.maxY > tabs.frame.y {
      frame.y = tabs.frame.y - frame.height
    }
    var bar = Bar(element: element("UIToolbar", source, place: first, frame), frame: frame)
    bar.items = items
    bar.itemFrames = IBBarLayout.toolbar(items, in: document, size: frame)
    return bar
  }

  func tabBar(for controller: Int) -> Bar? {
    guard let tabs = navigation[controller].tabs else { return barOfUnnamedTab(controller) }
    let source = document.child(of: tabs.controller, where: { $0.tag == "tabBar" })
    let frame = frame(of: source, height: isOnPad ? 50 : 49, y: nil)
    var bar = Bar(
      element: element("UITabBar", source, place: source ?? tabs.controller, frame), frame: frame)
    let children = navigation.tabs(of: tabs.controller)
    // A tab bar fits five items on an iPhone; UIKit moves the rest to “More”.
    let room = document.device?.idiom == .pad ? 8 : 5
    let hasMore = children.count > room
    let shown = hasMore ? Array(children.prefix(room - 1)) : children
    let places = IBBarLayout.equal(Array(0..<(shown.count + (hasMore ? 1 : 0))), size: frame)
    for (index, place) in places.sorted(by: { $0.key < $1.key }) {
      let place = Rect(
        x: frame.x + place.x, y: frame.y, width: place.width, height: place.height)
      var item =
        index < shown.count
        ? tabItem(of: shown[index], at: place)
        : tabItem("More", like: document.objects[tabs.controller], at: place)
      if index == min(tabs.index, shown.count) { item.traits.insert(.selected) }
      bar.virtualItems.append(item)
    }
    return bar
  }

  /// The tab bar around a scene whose tab bar controller is in another file, if the item of the scene has only an image or
  /// an empty title: of the whole bar the file has this item.
  private func barOfUnnamedTab(_ controller: Int) -> Bar? {
    let around = navigation[controller]
    let owner = around.navigation ?? controller
    guard document.platform == .iOS, !around.isPushed,
      let source = document.child(of: owner, where: { $0.tag == "tabBarItem" })
    else { return nil }
    let frame = frame(of: nil, height: isOnPad ? 50 : 49, y: nil)
    let place = Rect(x: frame.x, y: frame.y, width: frame.width / 5, height: frame.height)
    var item = ownTabItem(of: owner, at: place)
    let isEmptied = document.objects[source].details.title?.isEmpty == true
    guard item.details.image != nil || isEmptied, item.label?.allSatisfy(\.isWhitespace) ?? true
    else { return nil }
    item.traits.insert(.selected)
    var bar = Bar(element: element("UITabBar", nil, place: source, frame), frame: frame)
    bar.virtualItems = [item]
    return bar
  }

  private func tabItem(of controller: Int, at frame: Rect) -> Element {
    var item = ownTabItem(of: controller, at: frame)
    // A reference to another storyboard: the tab bar shows the item of the controller there.
    if document.objects[controller].tag == "viewControllerPlaceholder" {
      item.flags.insert(.boundText)
    }
    return item
  }

  private func ownTabItem(of controller: Int, at frame: Rect) -> Element {
    if let item = document.child(of: controller, where: { $0.tag == "tabBarItem" }) {
      return IBElementMaker(document: document).element(
        of: item, at: frame, isFrameInferred: true)
    }
    let title =
      navigation.title(of: controller) ?? navigation.title(of: document.shown(by: controller))
    return tabItem(title, like: document.objects[controller], at: frame)
  }

  private func tabItem(_ title: String?, like object: IBObject, at frame: Rect) -> Element {
    var element = made("UITabBarItem", like: object, at: frame)
    element.role = .tab
    element.traits = [.button, .tabBarItem]
    element.flags.insert([.isElement, .respondsToTap])
    element.label = title
    element.origins[.label] = .inferred
    return element
  }
}

// MARK: - Parts

extension IBBars {
  /// The title of a navigation bar: a heading (both of UIKit's title labels have the trait).
  func title(_ title: String, like object: IBObject, at frame: Rect) -> Element {
    var element = made("UILabel", like: object, at: frame)
    element.role = .staticText
    element.traits = .header
    element.flags.insert(.isElement)
    element.label = title
    element.origins[.label] = .inferred
    return element
  }

  private func backButton(_ titles: [String], like object: IBObject, at frame: Rect) -> Element {
    var element = made("UIButton", like: object, at: frame)
    element.role = .button
    element.traits = .backButton
    element.flags.insert([.isElement, .respondsToTap])
    // Screens with different titles lead here: only UIKit's default label is certain.
    if Set(titles).count != 1 { element.flags.insert(.systemLabel) }
    element.label = Set(titles).count == 1 ? titles.first : "Back"
    element.origins[.label] = .inferred
    return element
  }

  private func made(_ name: String, like object: IBObject, at frame: Rect) -> Element {
    var element = Element(className: name)
    element.frame = frame
    element.line = Int32(clamping: object.line)
    element.column = Int32(clamping: object.column)
    element.origins[.frame] = .inferred
    element.origins[.traits] = .inferred
    element.origins[.isElement] = .inferred
    return element
  }

  /// The bar itself: the object of the surrounding controller, or one that UIKit creates.
  private func element(_ name: String, _ source: Int?, place: Int, _ frame: Rect) -> Element {
    guard let source else {
      var element = made(name, like: document.objects[place], at: frame)
      element.role = UIKitClass.named(name)?.role ?? .other
      return element
    }
    return IBElementMaker(document: document).element(
      of: source, at: frame, isFrameInferred: document.objects[source].frame != frame)
  }

  /// Whether bars are as high as on an iPad since Xcode 10
  /// (docs/evidence/formats.md#bars-of-an-ipad).
  private var isOnPad: Bool {
    document.device?.idiom == .pad && (document.toolsVersion ?? .max) >= 14_000
  }

  private var barHeight: Double { isOnPad ? 50 : 44 }

  /// The frame of a bar in its own scene, if it has one; else at its usual edge. A controller gives its
  /// tab bar and its toolbar its own width and lower edge, so that files need not have a true frame.
  private func frame(of source: Int?, height: Double, y: Double?) -> Rect {
    if let frame = source.flatMap({ document.objects[$0].frame }), frame.y > 0, frame.width > 0,
      y != nil || frame.x <= 0 && frame.maxX >= size.width
    {
      return frame
    }
    let bottom = size.height - height - (document.device?.homeIndicator ?? 0)
    return Rect(x: 0, y: y ?? max(0, bottom), width: size.width, height: height)
  }

  private func hasContent(_ item: Int) -> Bool {
    !(document.objects[item].details.title ?? "").isEmpty
      || document.children(of: item).contains { document.objects[$0].key != "backBarButtonItem" }
  }

  private func isLeft(_ index: Int) -> Bool {
    let object = document.objects[index]
    return object.key == "leftBarButtonItem" || object.list == "leftBarButtonItems"
  }

  /// Positions the items of a navigation item: left, title, right.
  ///
  /// - Returns: the frames of the items in the bar's coordinates, and the others' on the screen.
  func layOut(
    _ item: Int?, in bar: Rect, hasBackButton: Bool
  ) -> (frames: [Int: Rect], title: Rect, back: Rect) {
    let side = IBBarLayout.side
    let y = max(0, (bar.height - side) / 2)
    var left = 8.0
    var right = bar.width - 8
    if hasBackButton { left += 2 * side }
    var frames: [Int: Rect] = [:]
    for child in item.map({ document.children(of: $0) }) ?? []
    where document.objects[child].kind == .barItem
      && document.objects[child].key != "backBarButtonItem"
    {
      let width = IBBarLayout.width(of: document.objects[child])
      if isLeft(child) {
        frames[child] = Rect(x: left, y: y, width: width, height: side)
        left += width
      } else {
        right -= width
        frames[child] = Rect(x: right, y: y, width: width, height: side)
      }
    }
    let title = Rect(
      x: bar.x + left + 8, y: bar.y + y, width: max(0, right - left - 16), height: side)
    let back = Rect(x: bar.x + 8, y: bar.y + y, width: 2 * side, height: side)
    return (frames, title, back)
  }
}
