internal import AccessibilityModel

/// Makes the screens of a document: each scene with a view, each view at the root of a xib.
struct IBScreens {
  let document: IBDocument
  let options: ReadingOptions

  /// A view that becomes a screen, with the bars around it.
  struct Scene {
    var view: Int
    var controller: Int?
    var window: Int?
  }

  func screens() -> [Screen] {
    let navigation = IBNavigation(document: document)
    let scenes = initialFirst(scenes())
    // The system shows a launch screen before the app runs; the app does not.
    let reachable = document.reachableControllers
    let statesFirst = initialScene(of: scenes) == 0 && !document.isLaunchScreen
    return scenes.enumerated().map { number, scene in
      var walk = IBTreeWalk(document: document, navigation: navigation)
      var screen = walk.screen(of: scene, canvas: canvas(of: scene))
      screen.number = number
      describe(&screen, scene, navigation)
      screen.isInUntitledWindow = scene.window.map(isUntitled) ?? false
      screen.unmentioned = reasonWithoutLink(to: scene, reachable)
      if scene.controller != nil { screen.canvas?.isUnreachable = screen.unmentioned != nil }
      if statesFirst {
        screen.isFirstLaunch = number == 0
        screen.capabilities.insert(.firstLaunch)
        screen.limitations.removeAll { $0.capabilities == .firstLaunch }
      }
      return screen
    }
  }

  /// Why nothing in the file leads to a scene.
  ///
  /// - Parameter reachable: the controllers that something leads to; nil if the file does not show it.
  private func reasonWithoutLink(to scene: Scene, _ reachable: Set<Int>?) -> String? {
    guard let controller = scene.controller else {
      return document.isLeftAside(scene.view) ? "no outlet in the file leads to the view" : nil
    }
    guard let reachable, !reachable.contains(controller) else { return nil }
    return "nothing leads to the scene: no segue, no identifier, not the initial one"
  }

  private func isUntitled(window: Int) -> Bool {
    guard document.platform == .macOS, document.objects[window].hasTitleBar else { return false }
    let title = document.objects[window].details.title
    return title?.allSatisfy(\.isWhitespace) != false || title == Self.titleOfNewWindow
  }

  /// Interface Builder's title of a new window.
  private static let titleOfNewWindow = "Window"

  private func scenes() -> [Scene] {
    var scenes: [Scene] = []
    for root in document.roots {
      switch document.objects[root].kind {
      case .controller:
        guard let view = document.view(of: root), !document.replacesContent(ofWindowOf: root) else {
          continue
        }
        let window = document.child(of: root) { $0.kind == .window }
        scenes.append(Scene(view: view, controller: root, window: window))
      case .window:
        let content = document.content(ofWindow: root)
        // A UIKit window is a view itself.
        guard let view = content ?? (document.objects[root].frame == nil ? nil : root) else {
          continue
        }
        scenes.append(Scene(view: view, controller: nil, window: root))
      case .view, .other:
        guard document.objects[root].frame != nil || document.objects[root].tag == "menu"
        else { continue }
        scenes.append(Scene(view: root, controller: nil, window: nil))
      default: continue
      }
    }
    return scenes
  }

  /// The initial scene of the app comes first, wherever it is in the file.
  private func initialFirst(_ scenes: [Scene]) -> [Scene] {
    guard let position = initialScene(of: scenes) else { return scenes }
    var scenes = scenes
    scenes.insert(scenes.remove(at: position), at: 0)
    return scenes
  }

  /// The scene of the storyboard's initial controller; nil if it has none.
  private func initialScene(of scenes: [Scene]) -> Int? {
    guard let initial = document.object(document.initialController) else { return nil }
    let first = document.shown(by: initial)
    return scenes.firstIndex { $0.controller == first }
  }

  /// The size of the canvas: the root view's frame, which is the device's if the view fills it.
  private func canvas(of scene: Scene) -> Size? {
    if let frame = document.objects[scene.view].frame, frame.width > 0, frame.height > 0 {
      // A view below an opaque bar begins at the bar's lower edge.
      let top = scene.controller == nil || document.platform == .macOS ? 0 : max(0, frame.y)
      return Size(width: frame.width, height: frame.height + top)
    }
    return document.device?.size(in: document.orientation ?? .portrait)
  }

  private func describe(_ screen: inout Screen, _ scene: Scene, _ navigation: IBNavigation) {
    screen.title = title(of: scene, navigation)
    screen.identifier = identifier(of: scene)
    screen.platform = document.platform
    screen.framesAreDesignTime = true
    screen.orientation = orientation(of: screen)
    screen.idiom = options.idiom ?? idiom(of: screen)
    screen.capabilities = [
      .labels, .hints, .traits, .headings, .frames, .exposure, .identifiers, .placeholders,
      .gestures, .actions, .colors, .fonts, .textSizes, .visibleText, .shownTexts, .valueRange,
      .constraints,
      .contentTypes,
      .classNames, .wholeScreen,
    ]
    if document.platform == .macOS { screen.capabilities.insert(.keyCommands) }
    screen.limitations = Self.limitations
    if document.isLaunchScreen {
      screen.capabilities.subtract([.labels, .fonts, .textSizes, .wholeScreen])
      screen.limitations.insert(Self.picture, at: 0)
    }
    screen.setLanguage(options.language)
  }

  private static let limitations =
    [
      Screen.Limitation(
        [.values, .selection], reason: "values and selections are set at run time",
        remedy: "capture the running app: docs/capture.md"),
      Screen.Limitation(
        .customActions, reason: "custom actions are set in code",
        remedy: "capture the running app: docs/capture.md"),
      .unsolved,
      .ofLanguage(in: "Interface Builder files"),
    ] + Screen.Limitation.ofRun

  /// The text size setting does not affect a static image.
  private static let picture = Screen.Limitation(
    [.labels, .fonts, .textSizes, .wholeScreen],
    reason: "the system shows a launch screen as a static image before the app runs")

  private func idiom(of screen: Screen) -> Idiom {
    switch document.platform {
    case .macOS: .mac
    case .tvOS: .tv
    default: document.device?.idiom ?? (fillsPad(screen) ? .pad : .phone)
    }
  }

  /// Whether a screen without a device is for an iPad: its runtime is, or it has the size of the smallest one,
  /// without the status bar.
  private func fillsPad(_ screen: Screen) -> Bool {
    if document.isForPad { return true }
    guard screen.canvas?.isController == true, let size = screen.size else { return false }
    return min(size.width, size.height) >= 744 && max(size.width, size.height) >= 1004
  }

  private func orientation(of screen: Screen) -> Orientation {
    if document.platform != .iOS { return .landscape }
    if let orientation = document.orientation { return orientation }
    // Without a device, only a view wider than an iPhone in portrait is certainly in landscape.
    guard let size = screen.size, size.width > size.height, size.width >= 480 else {
      return .portrait
    }
    return .landscape
  }

  private func title(of scene: Scene, _ navigation: IBNavigation) -> String? {
    if let controller = scene.controller {
      if let title = navigation.title(of: controller) { return title }
      if let window = scene.window, let title = document.objects[window].details.title {
        return title
      }
      let object = document.objects[controller]
      if object.tag == "application" { return document.objects[scene.view].details.title }
      if let title = windowTitle(around: controller) { return title }
      return object.customClass ?? object.links.storyboardIdentifier
    }
    if let window = scene.window, let title = document.objects[window].details.title {
      return title
    }
    let root = document.objects[scene.view]
    if root.tag == "menu", let title = root.details.title { return title }
    if let name = root.customClass { return name }
    return document.owners[root.id]
      ?? IBElementNames.className(root.tag, on: document.platform) ?? root.tag
  }

  /// The title of the window whose content the controller shows (macOS).
  private func windowTitle(around controller: Int) -> String? {
    document.windowTitles[document.objects[controller].id]
  }

  private func identifier(of scene: Scene) -> String? {
    guard let controller = scene.controller else { return document.objects[scene.view].id }
    return document.screenIdentifier(of: controller)
  }
}

extension IBDocument {
  /// The identifier of a screen: that in the storyboard, else the object's id.
  func screenIdentifier(of controller: Int) -> String {
    objects[controller].links.storyboardIdentifier ?? objects[controller].id
  }

  /// Whether the view of another controller replaces the content view of a window controller's window
  /// (https://developer.apple.com/documentation/appkit/nswindow/contentviewcontroller).
  func replacesContent(ofWindowOf controller: Int) -> Bool {
    objects[controller].tag == "windowController"
      && objects[controller].links.segues.contains {
        $0.relationship == "window.shadowedContentViewController"
      }
  }

  /// Whether only code can show a view at the root of a xib: the owner takes its view from its
  /// `view` outlet, no outlet leads to this view, and its class is not the app's
  /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()).
  func isLeftAside(_ root: Int) -> Bool {
    guard let view = object(ownerView), objects[root].kind == .view,
      objects[root].customClass == nil
    else { return false }
    return !(root..<objects[root].end).contains { $0 == view || outlets[objects[$0].id] != nil }
  }

  /// The controller whose view is visible when a container is shown.
  func shown(by controller: Int) -> Int {
    var current = controller
    // The controllers of a storyboard may form a cycle.
    for _ in 0..<8 {
      guard view(of: current) == nil || objects[current].tag == "windowController",
        let segue = objects[current].links.segues.first(where: { $0.kind == "relationship" }),
        let next = object(segue.destination)
      else { break }
      current = next
    }
    return current
  }
}
