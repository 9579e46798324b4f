internal import AccessibilityModel

/// The frames of a screen's roots in an environment: the view of the scene, and the bars around it.
struct RootFrames {
  let isController: Bool
  /// The area that neither bars nor sensors cover.
  let safeRect: Rect
  /// Whether content of scroll views begins below the bars, as it does when the app runs.
  private let adjustsScrolling: Bool
  private let frames: [Int: Rect]

  func frame(of index: Int) -> Rect { frames[index] ?? .zero }

  func scrolledTop(_ safe: EdgeInsets) -> Double { adjustsScrolling ? safe.top : 0 }

  /// As in the file: the Interface Builder canvas.
  init(canvasOf screen: Screen, in environment: LayoutEnvironment) {
    isController = screen.canvas?.isController ?? (screen.safeArea != nil)
    adjustsScrolling = false
    var frames: [Int: Rect] = [:]
    for root in screen.roots { frames[root] = screen.elements[root].frame }
    self.frames = frames
    // A view that is not a whole screen, such as a cell, has no position yet, so nothing covers it.
    let root = frames[0].map { Size(width: $0.width, height: $0.height) }
    let isAlone =
      screen.canvas?.isFreeform == true && !isController
      || screen.canvas?.isController == false && root != environment.deviceSize
    safeRect =
      isAlone
      ? Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      : Self.drawnSafeRect(of: screen, in: environment)
  }

  /// The safe area of a canvas: its bars are as in the file, and a sheet, which is lower than the
  /// device, begins below the status bar.
  private static func drawnSafeRect(
    of screen: Screen, in environment: LayoutEnvironment
  ) -> Rect {
    var rect = safeRect(of: screen, in: environment)
    var bottom = rect.maxY
    let root = screen.elements.first?.frame ?? .null
    let bars = screen.roots.dropFirst().map { screen.elements[$0] }.filter { $0.frame.isFinite }
    if let bar = bars.first(where: { $0.role == .navigationBar }) {
      rect.y = bar.frame.maxY
    } else if root.isFinite, screen.canvas?.isController == true, environment.idiom == .phone,
      root.width == environment.deviceSize.width, root.minY == 0,
      root.height < environment.deviceSize.height - 1
    {
      rect.y = 0
    }
    let lower = bars.filter { $0.role == .tabBar || $0.role == .toolbar }
    if let top = lower.map(\.frame.minY).min() { bottom = top }
    rect.height = bottom - rect.y
    return rect
  }

  /// On a device: the view fills the window, and the bars have their positions in the system.
  init(_ screen: Screen, on environment: LayoutEnvironment) {
    isController = screen.canvas?.isController ?? true
    adjustsScrolling = screen.canvas != nil
    let window = Rect(
      x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    let bars = Bars(environment)
    safeRect = Self.safeRect(of: screen, in: environment)
    var frames: [Int: Rect] = [:]
    let canvas = screen.bounds
    for (position, root) in screen.roots.enumerated() {
      let element = screen.elements[root]
      switch element.role {
      case .navigationBar where position > 0: frames[root] = bars.navigationBar
      case .tabBar where position > 0: frames[root] = bars.tabBar
      case .toolbar where position > 0:
        frames[root] = bars.toolbar(above: screen.canvas?.bottomBar == .tabBar)
      default:
        frames[root] = Self.fitted(element.frame, from: canvas, to: window, bars)
      }
    }
    self.frames = frames
  }

  /// A root keeps its distances from the edges of the canvas; below an opaque bar, from the lower
  /// edge of the bar.
  private static func fitted(_ frame: Rect, from old: Rect, to new: Rect, _ bars: Bars) -> Rect {
    guard frame.isFinite, old.isFinite else { return new }
    let top = frame.minY > 1 ? bars.navigationBar.maxY : 0
    let height = frame.height + frame.minY < old.height - 1 ? frame.height : new.height - top
    return Rect(x: 0, y: top, width: new.width, height: height)
  }

  private static func safeRect(of screen: Screen, in environment: LayoutEnvironment) -> Rect {
    let bars = Bars(environment)
    let safe = environment.safeArea
    var top = safe.top
    var bottom = environment.size.height - safe.bottom
    if screen.canvas?.topBar == .navigationBar { top = bars.navigationBar.maxY }
    switch screen.canvas?.bottomBar {
    case .tabBar: bottom = bars.tabBar.minY
    case .toolbar: bottom = bars.toolbar(above: false).minY
    default: break
    }
    return Rect(
      x: safe.left, y: top, width: environment.size.width - safe.left - safe.right,
      height: bottom - top)
  }
}

/// The frames of the bars that UIKit adds around the content of a window.
///
/// A navigation bar and a toolbar are 44 points high, in landscape on an iPhone 32; a tab bar 49
/// and 32. On an iPad all are 50 in builds of Xcode 10 and later
/// (docs/evidence/formats.md#bars-of-an-ipad). They extend past the safe area's edge beside them.
struct Bars {
  private let environment: LayoutEnvironment
  private let barHeight: Double
  private let tabBarHeight: Double

  init(_ environment: LayoutEnvironment) {
    self.environment = environment
    let isFlat = environment.height == .compact
    let isPad = environment.idiom == .pad && environment.toolsVersion >= ControlSizes.xcode10
    barHeight = isPad ? 50 : isFlat ? 32 : 44
    tabBarHeight = isPad ? 50 : isFlat ? 32 : 49
  }

  var navigationBar: Rect {
    Rect(
      x: 0, y: environment.safeArea.top, width: environment.size.width,
      height: barHeight)
  }

  var tabBar: Rect { bottom(tabBarHeight, above: 0) }

  /// - Parameter tabs: whether a tab bar is below it.
  func toolbar(above tabs: Bool) -> Rect {
    bottom(barHeight, above: tabs ? tabBarHeight : 0)
  }

  private func bottom(_ height: Double, above lower: Double) -> Rect {
    Rect(
      x: 0, y: environment.size.height - environment.safeArea.bottom - lower - height,
      width: environment.size.width, height: height)
  }
}
