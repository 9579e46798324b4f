internal import AccessibilityModel

/// Derives the facts that depend on several elements: roles, stops, labels, dp.
///
/// Every step is a loop; nothing recurses, so no depth is too great.
struct UIAutomatorScreen {
  var screen: Screen
  var facts: [UIAutomatorFacts]
  private(set) var capture: UIAutomatorCapture
  /// The nearest actionable ancestor; -1 if there is none.
  var actionableAncestors: [Int32]
  /// Whether TalkBack's cursor reaches it because it is actionable.
  var isActionable: [Bool]

  init(_ display: UIAutomatorDisplay) {
    capture = display.capture
    facts = display.facts
    screen = display.elements
    actionableAncestors = Array(repeating: -1, count: screen.elements.count)
    isActionable = Array(repeating: false, count: screen.elements.count)
  }

  /// Derives everything.
  ///
  /// - Returns: warnings about assumptions.
  mutating func finish(_ options: ReadingOptions) -> [Hierarchy.Warning] {
    capture.known = options.knownCapabilities
    let subject = takeSystemAsSubject()
    markOverlays()
    findScrollAxes()
    markClipped()
    markScrims()
    importPages()
    findPictures()
    let focus = UIAutomatorFocus(screen, facts, statesImportance: capture.statesImportance)
    isActionable = focus.isFocusable
    actionableAncestors = focus.focusableAncestors
    mergeRoles()
    mergeLabels()
    expose(focus)
    dropRepeatedSelection()
    readLists()
    let warnings = measure(options) + subject
    screen.platform = .android
    screen.title = capture.paneTitle ?? barTitle() ?? capture.windowTitle
    screen.capabilities = capture.capabilities
    screen.limitations += capture.limitations
    screen.setLanguage(options.language)
    screen.inferLanguage()
    return warnings
  }

  /// Derives roles, labels and stops of views whose frames are not known.
  mutating func deriveStops() {
    findScrollAxes()
    findPictures()
    let focus = UIAutomatorFocus(screen, facts, statesImportance: capture.statesImportance)
    isActionable = focus.isFocusable
    actionableAncestors = focus.focusableAncestors
    mergeLabels()
    expose(focus)
    dropRepeatedSelection()
    readLists()
  }

  /// Converts pixels to dp, and returns a warning if the density is assumed.
  private mutating func measure(_ options: ReadingOptions) -> [Hierarchy.Warning] {
    let (size, content) = (sizeInPixels, sizeOfContent)
    let frames = screen.elements.map(\.frame)
    let isTelevision = isTelevision
    let density = UIAutomatorDensity(
      options.density ?? (isTelevision ? UIAutomatorDensity.ofTelevision(size) : nil), size: size,
      isWholeScreen: isWholeScreen || isFullWidth, isFloating: isFloating, frames: frames,
      texts: UIAutomatorTextHeights(of: screen, facts),
      touchAreas: UIAutomatorTouchAreas(of: screen, facts),
      bars: UIAutomatorBars(
        status: height(of: "android:id/statusBarBackground") ?? statusBarHeight(in: size),
        navigation: height(of: "android:id/navigationBarBackground"), size: size, frames: frames))
    let scale = density.scale
    for index in screen.elements.indices where !screen.elements[index].frame.isNull {
      screen.update(index) { element in
        let frame = element.frame
        element.frame = Rect(
          x: frame.x / scale, y: frame.y / scale, width: frame.width / scale,
          height: frame.height / scale)
      }
    }
    screen.scale = scale
    screen.isScaleInferred = density.isInferred
    screen.scaleTolerance = density.tolerance
    screen.size = content.map { Size(width: $0.width / scale, height: $0.height / scale) }
    // Android treats devices with a shorter side of 600 dp or more as tablets.
    let shorterSide = screen.size.map { min($0.width, $0.height) } ?? 0
    screen.idiom = options.idiom ?? (isTelevision ? .tv : shorterSide >= 600 ? .pad : .phone)
    screen.orientation = size.map { $0.width > $0.height } == true ? .landscape : .portrait
    guard density.isInferred else { return [] }
    let reason = density.reason(size: size)
    screen.limitations.append(Screen.Limitation([], reason: reason))
    return [Hierarchy.Warning(line: capture.line, column: capture.column, message: reason)]
  }

  /// The height of a system bar; nil if the dump has none across the screen.
  private func height(of bar: String) -> Double? {
    screen.elements.lazy.filter { $0.identifier == bar }.map(\.frame)
      .first { !$0.isEmpty && $0.width > $0.height }?.height
  }

  /// Marks windows of other apps on top of the visible one, such as the handle of a panel or a chat
  /// head: they are not part of the app.
  private mutating func markOverlays() {
    let roots = screen.roots
    guard roots.count == capture.rootPackages.count,
      let main = roots.indices.filter({ !screen.elements[roots[$0]].flags.contains(.system) })
        .max(by: { screen.elements[roots[$0]].frame.area < screen.elements[roots[$1]].frame.area })
    else { return }
    let (package, area) = (capture.rootPackages[main], screen.elements[roots[main]].frame.area)
    for (number, root) in roots.enumerated()
    where capture.rootPackages[number] != package && 2 * screen.elements[root].frame.area < area {
      for index in root..<Int(screen.elements[root].end) {
        screen.update(index) { $0.flags.insert(.system) }
      }
    }
  }

  /// The height of the system's own window at the top, which some dumps include.
  private func statusBarHeight(in size: Size?) -> Double? {
    guard let size else { return nil }
    return screen.roots.lazy.filter { screen.elements[$0].flags.contains(.system) }
      .map { screen.elements[$0].frame }
      .first {
        $0.minX == 0 && $0.minY == 0 && $0.width == size.width && 16 * $0.height < size.height
      }?
      .height
  }

  /// The first root that is not a system window.
  private var mainRoot: Int? {
    screen.roots.first { !screen.elements[$0].flags.contains(.system) } ?? screen.roots.first
  }

  /// The size in the file, else the extent of its views: a dialog dumps its own window only.
  ///
  /// `rotation` is relative to the device's natural orientation and does not show the size.
  var sizeInPixels: Size? {
    if let size = capture.size { return size }
    return Size(
      reaching: screen.roots.reduce(Rect.null) { $0.union(screen.elements[$1].frame) })
  }

  /// The size of the area in which views are visible. UiAutomator2 states the size without the
  /// navigation bar, but an edge-to-edge app extends below it.
  var sizeOfContent: Size? {
    guard let size = sizeInPixels else { return nil }
    let extent = mainRoot.map { screen.elements[$0].frame } ?? .null
    guard !extent.isNull else { return size }
    return Size(width: max(size.width, extent.maxX), height: max(size.height, extent.maxY))
  }

  /// Whether the file has the whole screen. A window that does not begin at the corner belongs to a
  /// dialog, whose edges are not those of the screen.
  var isWholeScreen: Bool {
    guard let root = mainRoot else { return false }
    let frame = screen.elements[root].frame
    return frame.minX == 0 && frame.minY == 0
  }

  /// Whether the window is as wide as a phone: it begins below the status bar, or is a sheet.
  private var isFullWidth: Bool {
    guard let root = mainRoot else { return false }
    let frame = screen.elements[root].frame
    return frame.minX == 0 && UIAutomatorDensity.pixelsOfPhones.contains(frame.width)
  }

  /// Whether the window cannot be a dialog of a phone, which is in the centre and fills most of the
  /// width.
  private var isFloating: Bool {
    guard let root = mainRoot, Int(screen.elements[root].end) > root + 1 else { return false }
    let frame = screen.elements[root].frame
    return frame.minX > frame.width / 2
  }

  /// The title in the app bar, found by Android's identifiers.
  private func barTitle() -> String? {
    var bar: Int?
    var found: (rank: Int, index: Int)?
    for index in screen.elements.indices {
      if bar == nil, screen.elements[index].role == .toolbar { bar = index }
      guard let identifier = screen.elements[index].identifier else { continue }
      if bar == nil, Self.barEndings.contains(where: identifier.hasSuffix) { bar = index }
      guard screen.elements[index].label != nil,
        let rank = Self.titleEndings.firstIndex(where: identifier.hasSuffix),
        rank < found?.rank ?? .max
      else { continue }
      found = (rank, index)
      if rank == 0 { break }
    }
    return (found?.index ?? bar.flatMap(textChild)).flatMap { screen.elements[$0].label }
  }

  /// In order of preference.
  private static let titleEndings = ["/action_bar_title", "/alertTitle", "/collapsing_toolbar"]
  private static let barEndings = ["/action_bar", "/toolbar"]

  private func textChild(of bar: Int) -> Int? {
    screen.children(of: bar).first { child in
      screen.elements[child].role == .staticText && screen.elements[child].label != nil
        && !isActionable[child]
    }
  }
}
