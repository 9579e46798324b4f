internal import AccessibilityModel
internal import Relayout
internal import Voices

// Rotating the device.
extension CommandExecution {
  mutating func rotate(_ rotation: ReaderCommand.Rotation) {
    guard !rotation.isFlat else {
      // On a table the screen stays as it is, in either orientation.
      show(DeviceEffect(rotation == .faceUp ? "face up" : "face down"))
      if state.alerts.isEmpty { sayAgainWhatWasRead() }
      return
    }
    let before = hold
    state.device.hold = before.turned(rotation)
    turnUnderAlerts(to: before.turned(rotation), from: before)
  }

  private mutating func turnUnderAlerts(to hold: DeviceHold, from before: DeviceHold) {
    let alerts = state.alerts
    state.alerts = AlertStack()
    if alerts.isEmpty {
      state.held = []
      state.stopsToRead = nil
    }
    turn(to: hold, from: before, isCovered: !alerts.isEmpty)
    guard !alerts.isEmpty else { return }
    // The frontmost alert rotates with the device, and the cursor stays in it.
    state.alerts = alerts.relaid { entry(for: $0.alert).layoutState }
    describeCurrent()
  }

  /// How the device is held; by default as the screen is.
  private var hold: DeviceHold {
    state.device.hold ?? (appScreen.orientation == .portrait ? .portrait : .turnedLeft)
  }

  // MARK: The screen follows later

  /// The device is rotated while its screen is off: the screen follows when it wakes.
  mutating func turnAsleep(_ rotation: ReaderCommand.Rotation) {
    guard !rotation.isFlat else { return }
    state.device.hold = hold.turned(rotation)
    note("The screen is off; it follows when the device wakes.")
  }

  /// Whether the screen has another orientation than the device, and would follow it.
  var mustFollowHold: Bool {
    guard !state.device.isRotationLocked, let hold = state.device.hold,
      hold.orientation != appScreen.orientation, answers(to: hold)
    else { return false }
    return layouts(ofScreen: appScreen.number).contains {
      layouts[$0].orientation == hold.orientation
    }
  }

  /// The screen follows the device, after it wakes or its rotation is unlocked.
  mutating func followHold() {
    guard mustFollowHold, let hold = state.device.hold else { return }
    turnUnderAlerts(to: hold, from: appScreen.orientation == .portrait ? .portrait : .turnedLeft)
  }

  mutating func lockRotation(_ isOn: Bool) {
    state.device.isRotationLocked = isOn
    show(DeviceEffect(isOn ? "rotation locked" : "rotation unlocked"))
    if !state.device.isAsleep, state.device.app == .active { followHold() }
  }

  private mutating func turn(to hold: DeviceHold, from before: DeviceHold, isCovered: Bool) {
    let now = screen.orientation
    guard !state.device.isRotationLocked || hold.orientation == now else {
      note("Rotation is locked; the screen stays in \(now.rawValue).")
      return isCovered ? () : sayAgainWhatWasRead()
    }
    guard hold == before || answers(to: hold) else {
      note("The app does not support this orientation; the screen stays in \(now.rawValue).")
      return isCovered ? () : sayAgainWhatWasRead()
    }
    if hold.orientation == now {
      announce(hold)
      return isCovered ? () : sayAgainWhatWasRead()
    }
    let siblings = layouts(ofScreen: screen.number)
    guard let target = siblings.first(where: { layouts[$0].orientation == hold.orientation })
    else {
      play(.error)
      note("The file has no \(hold.orientation.rawValue) layout of this screen.")
      return isCovered ? () : sayAgainWhatWasRead()
    }
    turn(to: target, hold, isCovered: isCovered)
  }

  /// Whether the app rotates to this orientation: one that it declares; else any except, on an
  /// iPhone, upside down.
  private func answers(to hold: DeviceHold) -> Bool {
    guard let declared = reader.hierarchy.app.orientations, !declared.isEmpty else {
      return hold != .upsideDown || appScreen.idiom != .phone
    }
    return declared.contains { hold.interfaceNames.contains($0) }
  }

  private mutating func announce(_ hold: DeviceHold) {
    if state.settings.announcesOrientation { say(hold.key) }
  }

  /// A command interrupts speech; reading resumes with the interrupted stop.
  private mutating func sayAgainWhatWasRead() {
    if state.isReading, !state.isPaused { describeCurrent() }
  }

  private mutating func turn(to target: Int, _ hold: DeviceHold, isCovered: Bool) {
    let before = layoutState
    let cursor = current?.element
    state.layoutStates[state.layout]?.offsets = [:]
    state.layout = target
    prepareLayoutState()
    closeAlerts(before)
    let change = LayoutChange(from: before, to: layoutState)
    carryOver(before, change)
    let arrival = cursor.flatMap(change.arrival)
    state.cursor = arrival?.stop ?? 0
    adjustRotor()
    state.layoutStates[target]?.hasAppeared = true
    events.append(.showedScreen(layout: target))
    announce(hold)
    if let source = screen.computedFrom { note("This layout is computed from \(source).") }
    if isCovered { return }
    if let cursor, let arrival { announce(arrival, from: before.screen.elements[cursor]) }
    describeCurrent()
    nameMissing(before, change, hold.orientation)
  }

  /// Announces the new position of the cursor, unless it has not changed.
  private mutating func announce(_ arrival: LayoutChange.Arrival, from element: Element) {
    let name = element.label.map { "\"\($0)\"" } ?? "The stop"
    switch arrival.way {
    case .same: break
    case .perhaps(let basis): note("\(name) is probably this one, by its \(basis.inWords):")
    case .nearest: note("\(name) is not in this layout; the nearest stop is:")
    }
  }

  /// Alerts that were closed before stay closed: layouts have them in the same order.
  private mutating func closeAlerts(_ before: LayoutState) {
    for _ in before.closedAlerts.dropFirst(layoutState.closedAlerts.count) {
      state.layoutStates[state.layout]?.closeAlert()
    }
  }

  /// Switched, chosen and typed values are kept.
  private mutating func carryOver(_ before: LayoutState, _ change: LayoutChange) {
    for index in before.changed.union(before.texts.keys).sorted() {
      guard let target = change.counterpart(of: index)?.index else { continue }
      let source = before.screen.elements[index]
      update(target) { element in
        element.value = source.value
        element.traits = source.traits
        element.isOn = source.isOn
        element.isExpanded = source.isExpanded
        element.currentPage = source.currentPage
      }
      if let text = before.texts[index] { state.layoutStates[state.layout]?.texts[target] = text }
    }
  }

  /// Names the stops that the other layout lacks, except those meant for only one.
  private mutating func nameMissing(
    _ before: LayoutState, _ change: LayoutChange, _ orientation: Orientation
  ) {
    let missing = before.stops.compactMap { stop -> String? in
      let element = before.screen.elements[stop.element]
      if let only = element.only, only != orientation { return nil }
      guard let label = element.label, !label.isEmpty, change.isLost(stop.element) else {
        return nil
      }
      return label
    }
    if missing.isEmpty { return }
    say(
      orientation == .portrait ? .notInPortrait : .notInLandscape, missing.joined(separator: ", "))
  }
}

extension DeviceHold {
  fileprivate var key: ReaderPhraseKey {
    switch self {
    case .portrait: .portrait
    case .turnedLeft, .turnedRight: .landscape
    case .upsideDown: .upsideDown
    }
  }
}

extension ReaderCommand.Rotation {
  /// Whether the device is horizontal, so that it has no orientation.
  var isFlat: Bool { self == .faceUp || self == .faceDown }
}
