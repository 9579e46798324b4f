internal import AccessibilityModel

/// Derives the facts that depend on several elements: bars, windows, artefacts, exposure.
///
/// Every step is a loop; nothing recurses, so no depth is too great.
struct XCUITestScreen {
  var screen: Screen
  private(set) var capture: XCUITestCapture
  var exposures: [XCUITestExposure]
  /// The label of the topmost navigation bar found so far.
  var barTitle: String?
  /// Switches, each with the innermost cell around it.
  private(set) var togglesInCells: [(toggle: Int, cell: Int)] = []
  /// The window whose keyboard has been read: one suffices, even if a file has several.
  private var keyboardWindow = -1

  init(_ app: XCUITestApp) {
    capture = app.capture
    exposures = app.exposures
    screen = app.elements
  }

  mutating func finish(_ options: ReadingOptions) -> Screen {
    capture.known = options.knownCapabilities
    restoreScrolledOut()
    restoreCoveredInPages()
    readContext()
    readHeadings()
    expose()
    readLinks()
    mergeCells()
    nameCells()
    markRepeatedControls()
    screen.size = capture.size
    screen.orientation =
      capture.size.map { $0.width > $0.height } == true ? .landscape : .portrait
    screen.platform = capture.platform
    screen.idiom = options.idiom ?? capture.idiom
    screen.title = barTitle ?? capture.windowTitle ?? capture.applicationName
    screen.capabilities = capture.capabilities
    screen.limitations = capture.limitations
    screen.setLanguage(options.language)
    screen.inferLanguage()
    return screen
  }

  /// Reads facts about other elements, in file order.
  private mutating func readContext() {
    let hasKeyboard = exposures.contains { $0.role == .keyboard }
    var bars = 0
    var systemEnd = 0
    var cells: [Int] = []
    for index in exposures.indices {
      switch exposures[index].role {
      case .statusBar, .keyboard:
        guard index >= systemEnd else { continue }
        systemEnd = Int(screen.elements[index].end)
        markSystem(index)
      case .navigationBar:
        // Nested bars would make the work grow with the depth.
        guard index >= bars else { continue }
        bars = Int(screen.elements[index].end)
        readNavigationBar(at: index)
      case .tabBar:
        guard index >= bars else { continue }
        bars = Int(screen.elements[index].end)
        readTabBar(at: index)
      case .alert, .sheet: makeModal(index)
      case .cell: cells.append(index)
      case .toggle:
        markDoubledSwitch(at: index)
        while let cell = cells.last, index >= Int(screen.elements[cell].end) { cells.removeLast() }
        if let cell = cells.last { togglesInCells.append((index, cell)) }
      case .button: markDoubledButton(at: index)
      case .scrollBar where !isArtefact(index): markPartsOfScrollBar(index)
      case .staticText: markSectionTitle(at: index)
      case .textView:
        markReadOnlyText(at: index)
        if !hasKeyboard { markDocument(at: index) }
      case .link: markReadOnlyText(at: index)
      case .other where screen.elements[index].className.hasSuffix("TouchBar"):
        forgetFrames(of: index)
      case .other:
        markSectionTitle(at: index)
        markScrollIndicator(at: index)
      default: break
      }
    }
  }

  private mutating func markSystem(_ bar: Int) {
    for index in screen.subtree(of: bar) { screen.update(index) { $0.flags.insert(.system) } }
    let frame = screen.elements[bar].frame
    guard screen.elements[bar].role == .keyboard, !frame.isEmpty,
      let window = screen.ancestors(of: bar).first(where: { screen.elements[$0].role == .window }),
      window != keyboardWindow,
      window > (screen.elements.firstIndex { $0.role == .window } ?? window)
    else { return }
    keyboardWindow = window
    // The keys below the keyboard, for dictation and the next keyboard, are beside it in the tree.
    // Content that the app adds above it in the same window belongs to the app.
    for index in screen.descendants(of: window)
    where screen.elements[index].role.isControl && screen.elements[index].frame.minY >= frame.minY
      && !screen.elements[index].frame.isNull
    {
      screen.update(index) { $0.flags.insert(.system) }
    }
  }

  /// Makes an alert modal, and its ancestors below the application.
  ///
  /// Modality affects siblings (docs/evidence/voiceover.md#modal-siblings), and an alert has a
  /// window of its own.
  private mutating func makeModal(_ index: Int) {
    guard !screen.elements[index].flags.contains(.notVisible) else { return }
    var current = index
    while !screen.elements[current].isModal {
      screen.update(current) { $0.flags.insert(.viewIsModal) }
      guard let parent = screen.parent(of: current),
        screen.elements[parent].role != .application
      else { return }
      current = parent
    }
  }

  /// Whether an element exists only in the capture, not for VoiceOver.
  func isArtefact(_ index: Int) -> Bool { screen.elements[index].flags.contains(.artefact) }

  mutating func markArtefact(_ index: Int) {
    screen.update(index) { $0.flags.insert(.artefact) }
  }
}
