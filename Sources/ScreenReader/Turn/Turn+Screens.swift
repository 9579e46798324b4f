internal import AccessibilityModel

// From screen to screen.
extension Turn {
  /// The layout of a screen that is named, in the way the device is held where there is one.
  func layout(of name: String) -> Int? {
    let named = layouts.indices.filter { layouts[$0].identifier == name }
    return preferred(named)
      ?? preferred(layouts.indices.filter { layouts[$0].title == name })
  }

  private func preferred(_ candidates: [Int]) -> Int? {
    let orientation = stage.screen.orientation
    return candidates.first { layouts[$0].orientation == orientation } ?? candidates.first
  }

  /// Shows another screen, from which one can come back.
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
    // Back on a screen after the device was turned, its other layout shows.
    let orientation = stage.screen.orientation
    var target = layout
    let siblings = self.layouts(ofScreen: layouts[layout].number)
    if layouts[layout].orientation != orientation,
      let turned = siblings.first(where: { layouts[$0].orientation == orientation })
    {
      target = turned
    }
    let trace = element.map { element in
      ElementTrace(of: element, in: state.stages[layout]?.screen ?? layouts[layout])
    }
    state.layout = target
    state.cursor = 0
    prepareStage()
    if let trace, let found = TraceFinder(stage).stop(for: trace) { state.cursor = found.index }
    play(.screen)
    events.append(.showedScreen(layout: target))
    appear()
  }

  func layouts(ofScreen number: Int) -> [Int] {
    layouts.indices.filter { layouts[$0].number == number }
  }

  /// Back, out of an alert, off the screen.
  mutating func escape() {
    if state.device.interruption == .undoAlert {
      endUndoAlert()
      return describeCurrent()
    }
    if !state.trail.isEmpty { return goBack() }
    guard let back = stops.first(where: { isBackButton($0) }) else { return play(.error) }
    let element = stage.screen.elements[back.element]
    play(.activate)
    events.append(.activated(element: back.element, action: element.details.action))
    if let target = element.details.segue.flatMap(layout(of:)) { show(target, element: nil) }
  }

  private func isBackButton(_ stop: Stop) -> Bool {
    let element = stage.screen.elements[stop.element]
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
      return note("There is no screen \"\(name)\"; say screens for those that there are.")
    }
    if layouts[target].number == stage.screen.number { return describeCurrent() }
    push(target)
  }
}

// The device is turned.
extension Turn {
  mutating func rotate(_ rotation: ReaderCommand.Rotation) {
    let now = stage.screen.orientation
    let wanted: Orientation =
      switch rotation {
      case .portrait: .portrait
      case .landscape: .landscape
      case .turn, .left, .right: now == .portrait ? .landscape : .portrait
      }
    if wanted == now { return say(wanted.spokenName) }
    let siblings = layouts(ofScreen: stage.screen.number)
    guard let target = siblings.first(where: { layouts[$0].orientation == wanted }) else {
      play(.error)
      return note("There is no \(wanted.rawValue) layout of this screen in the file.")
    }
    turn(to: target, wanted)
  }

  private mutating func turn(to target: Int, _ orientation: Orientation) {
    let old = TraceFinder(stage)
    let before = stage
    let trace = current.map { old.trace(of: $0.element) }
    let from = state.layout
    state.layout = target
    prepareStage()
    carryOver(before, old)
    let new = TraceFinder(stage)
    let found = trace.flatMap { new.stop(for: $0) }
    state.cursor = found?.index ?? 0
    settle()
    state.stages[target]?.hasAppeared = true
    state.stages[from]?.offsets = [:]
    events.append(.showedScreen(layout: target))
    say(orientation.spokenName)
    if stage.screen.isComputed {
      let source = stage.screen.solvedLayout == nil ? "autoresizing masks" : "constraints"
      note("This layout is in no file: it is computed from the \(source).")
    }
    if let trace, let found, found.match == .nearest || found.match == .first {
      let name = trace.label.map { "\"\($0)\"" } ?? "The stop"
      note("\(name) is not in this layout; the nearest stop is:")
    }
    describeCurrent()
    nameMissing(before, old, new, orientation)
  }

  /// What was switched, chosen or typed stays so.
  private mutating func carryOver(_ before: Stage, _ old: TraceFinder) {
    guard !before.changed.isEmpty || !before.texts.isEmpty else { return }
    let new = TraceFinder(stage)
    for index in before.changed.union(before.texts.keys).sorted() {
      guard let target = new.element(for: old.trace(of: index)) else { continue }
      let source = before.screen.elements[index]
      update(target) { element in
        element.value = source.value
        element.traits = source.traits
        if source.hasDetails {
          element.details.isOn = source.details.isOn
          element.details.isExpanded = source.details.isExpanded
          element.details.currentPage = source.details.currentPage
        }
      }
      if let text = before.texts[index] { state.stages[state.layout]?.texts[target] = text }
    }
  }

  /// Names the stops that the other layout lacks, but for those meant for one alone.
  private mutating func nameMissing(
    _ before: Stage, _ old: TraceFinder, _ new: TraceFinder, _ orientation: Orientation
  ) {
    guard before.stops.count <= Self.mostCompared, stops.count <= Self.mostCompared else { return }
    let missing = before.stops.compactMap { stop -> String? in
      let element = before.screen.elements[stop.element]
      if let only = element.details.only, only != orientation { return nil }
      guard let label = element.label, !label.isEmpty,
        new.element(for: old.trace(of: stop.element)) == nil
      else { return nil }
      return label
    }
    if missing.isEmpty { return }
    say("Not in \(orientation.rawValue): \(missing.joined(separator: ", "))")
  }

  /// Each stop is looked for among all: beyond this a turn would take seconds.
  private static let mostCompared = 1_000
}

extension Orientation {
  fileprivate var spokenName: String {
    switch self {
    case .portrait: "Portrait"
    case .landscape: "Landscape"
    }
  }
}

extension Screen {
  /// What a list of screens calls it.
  var name: String { title ?? identifier ?? "without a title" }
}
