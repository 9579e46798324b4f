internal import AccessibilityModel
internal import Voices

// Alerts appear, cover each other, and disappear.
extension CommandExecution {
  /// The screen below the alerts: the visible layout.
  var appScreen: Screen { state.layoutStates[state.layout]?.screen ?? Screen() }

  /// Shows an alert above the screen; it waits below a more urgent one.
  mutating func raise(_ alert: Alert) {
    guard state.alerts.entries.count < Self.mostAlerts else {
      return note("There are \(Self.mostAlerts) alerts already; answer one first.")
    }
    if !alert.isMenu { closeMenu() }
    let app = state.device.app
    if !alert.leavesAppActive { resignActive(holdsSound: false) }
    if alert.interruptsSound { interruptSound() }
    if state.covered == nil { cover(app) }
    state.device.isAsleep = false
    let isWaiting = (state.alerts.front?.alert.rank ?? 0) > alert.rank
    state.alerts.insert(entry(for: alert))
    if isWaiting, !alert.isCallScreen { show(.alertWaits) }
    if state.alerts.front?.isAnnounced == false { showFront() }
  }

  static let mostAlerts = 32

  func entry(for alert: Alert) -> AlertStack.Entry {
    let app = appScreen
    let bounds = app.bounds.isFinite && !app.bounds.isEmpty ? app.bounds : Self.usualScreen
    let screen = AlertScreen(content: content(of: alert), bounds: bounds, direction: app.direction)
    var facts = screen.screen(over: app)
    facts.language = ownLanguage
    let layoutState = LayoutState(facts)
    return AlertStack.Entry(
      alert: alert, layoutState: layoutState,
      cursor: layoutState.initialStop(isTalkBack: reader.isTalkBack))
  }

  private static let usualScreen = Rect(x: 0, y: 0, width: 390, height: 844)

  func content(of alert: Alert) -> AlertContent {
    AlertContent(
      alert, app: reader.hierarchy.app.name ?? "", isAndroid: reader.isTalkBack, in: words)
  }

  /// Announces the alert that has come to the front; in one announced before, the cursor keeps its
  /// position.
  mutating func showFront() {
    state.listed = nil
    guard let front = state.alerts.front else { return }
    adjustRotor()
    if front.isAnnounced { return describeCurrent() }
    state.alerts.updateFront { $0.isAnnounced = true }
    playTone(of: front.alert)
    let content = content(of: front.alert)
    if reader.isTalkBack {
      // A window announces its title, and then the stop under the cursor.
      sayOwn(content.title, front.alert.isCallScreen || front.alert.isMenu ? .user : .alert)
      return describeCurrent()
    }
    guard !front.alert.isCallScreen else { return describeCurrent() }
    sayOwn(content.announcement(in: words), .alert)
  }

  private mutating func playTone(of alert: Alert) {
    switch alert {
    // The only sound that the user has chosen.
    case .alarm: add(.sound(.alert))
    // The phone takes precedence: recording has paused.
    case .call, .callWaiting: play(.alert)
    case .message, .banner, .battery: playTone()
    case .inCall, .permission, .undo, .menu, .actions: break
    }
  }

  // MARK: Covered content

  /// Saves the state that the first alert covers.
  mutating func cover(_ app: DeviceState.App) {
    state.covered = ReaderState.Covered(
      app: app, isAsleep: state.device.isAsleep, isReading: state.isReading,
      isPaused: state.isPaused, stopsToRead: state.stopsToRead, held: state.held)
    state.isReading = false
    state.isPaused = false
    state.stopsToRead = nil
    state.held = []
    state.listed = nil
  }

  /// Removes the frontmost alert.
  mutating func closeFront() {
    state.alerts.removeFront()
    uncover()
  }

  /// Shows the next alert in front, or the app as it was.
  mutating func uncover() {
    if let front = state.alerts.front { return uncover(front.alert) }
    guard let covered = state.covered else { return }
    state.covered = nil
    state.listed = nil
    state.isReading = covered.isReading
    state.isPaused = covered.isPaused
    state.stopsToRead = covered.stopsToRead
    state.held = covered.held
    adjustRotor()
    if covered.isAsleep { return darken(covered) }
    switch state.device.app {
    case .active: if !state.isPaused { sayCutAgain() }
    case .inactive: becomeActive(saysAgain: true)
    case .background: if covered.app != .background { becomeActive(saysAgain: true) }
    case .ended: note("The app has ended; foreground starts it again.")
    }
    if state.device.phone == .idle { releaseSound() }
  }

  /// Another alert comes to the front; the app's own returns with the app.
  private mutating func uncover(_ alert: Alert) {
    let isQuiet = state.alerts.contains(where: \.interruptsSound)
    if state.device.phone == .idle, !isQuiet { releaseSound() }
    guard alert.leavesAppActive, state.device.app != .active else { return showFront() }
    if state.covered?.app == .active { becomeActive(saysAgain: true) }
  }

  /// The device is locked again; sound that stops at the lock stays silent.
  private mutating func darken(_ covered: ReaderState.Covered) {
    state.device.isAsleep = true
    if state.device.app == .background, covered.app != .background { state.device.app = .inactive }
    if state.device.phone == .idle { releaseSound(ofApp: !stopsAtLock) }
  }

  /// The app does not return when the alerts have gone: the user has switched to another.
  mutating func leaveCovered() {
    state.covered?.app = .background
    state.covered?.isAsleep = false
  }
}
