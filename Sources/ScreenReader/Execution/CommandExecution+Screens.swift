internal import AccessibilityModel

// Navigation between screens.
extension CommandExecution {
  /// The layout of a named screen, in the orientation of the device if available.
  func layout(of name: String) -> Int? {
    let named = layouts.indices.filter { layouts[$0].identifier == name }
    return preferred(named)
      ?? preferred(layouts.indices.filter { layouts[$0].title == name })
  }

  private func preferred(_ candidates: [Int]) -> Int? {
    let orientation = screen.orientation
    return candidates.first { layouts[$0].orientation == orientation } ?? candidates.first
  }

  /// Shows another screen, from which escape returns.
  mutating func push(_ layout: Int) {
    state.trail.append(
      ReaderState.TrailStep(layout: state.layout, element: current?.element))
    if state.trail.count > ReaderState.longestTrail { state.trail.removeFirst() }
    show(layout, element: nil)
  }

  mutating func goBack() {
    guard let step = state.trail.popLast() else { return }
    show(step.layout, element: step.element)
  }

  private mutating func show(_ layout: Int, element: Int?) {
    // On return to a screen after rotating the device, its other layout is shown.
    let orientation = screen.orientation
    var target = layout
    let siblings = self.layouts(ofScreen: layouts[layout].number)
    if layouts[layout].orientation != orientation,
      let turned = siblings.first(where: { layouts[$0].orientation == orientation })
    {
      target = turned
    }
    let trace = element.map { element in
      ElementTrace(of: element, in: state.layoutStates[layout]?.screen ?? layouts[layout])
    }
    state.layout = target
    state.cursor = 0
    prepareLayoutState()
    state.cursor = layoutState.initialStop(isTalkBack: reader.isTalkBack)
    if let trace, let found = TraceFinder(layoutState).stop(for: trace) {
      state.cursor = found.index
    }
    play(.screen)
    events.append(.showedScreen(layout: target))
    appear()
  }

  func layouts(ofScreen number: Int) -> [Int] {
    layouts.indices.filter { layouts[$0].number == number }
  }

  /// Escape: goes back, closes an alert, or leaves the screen.
  mutating func escape() {
    if !state.alerts.isEmpty { return escapeAlert() }
    // The keyboard disappears first (docs/evidence/voiceover.md#text-fields).
    if editedField != nil { return endEditing() }
    if layoutState.alert != nil { return escapeAppAlert() }
    if !state.trail.isEmpty { return goBack() }
    guard let back = stops.first(where: { isBackButton($0) }) else { return play(.error) }
    let element = screen.elements[back.element]
    report(element.action, of: back.element)
    if let target = element.segue.flatMap(layout(of:)) { show(target, element: nil) }
  }

  private func isBackButton(_ stop: Stop) -> Bool {
    let element = screen.elements[stop.element]
    return element.traits.contains(.backButton) && element.isEnabled
  }

  mutating func describeCurrent() {
    if let current { describe(current) }
  }

  // MARK: Choosing

  mutating func listScreens() {
    isRemembered = false
    var numbers: [Int] = []
    for screen in layouts where !numbers.contains(screen.number) {
      numbers.append(screen.number)
      say("\(screen.number + 1) \(screen.name)")
    }
  }

  mutating func goToScreen(_ name: String) {
    let byNumber = Int(name).map { number in
      layouts.indices.filter { layouts[$0].number + 1 == number }
    }
    let wanted = name.lowercased()
    let byName = layouts.indices.filter {
      layouts[$0].title?.lowercased() == wanted || layouts[$0].identifier?.lowercased() == wanted
    }
    guard let target = preferred(byName) ?? byNumber.flatMap(preferred) else {
      play(.error)
      return note("No screen \"\(name)\"; screens lists them.")
    }
    if layouts[target].number == screen.number { return describeCurrent() }
    push(target)
  }
}

extension Screen {
  /// Its name in a list of screens.
  var name: String { title ?? identifier ?? "without a title" }
}
