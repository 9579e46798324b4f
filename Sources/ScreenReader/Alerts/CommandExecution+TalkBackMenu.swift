internal import AccessibilityModel
internal import Voices

// The menu opened by swiping up and then right, or by tapping with three fingers.
extension CommandExecution {
  mutating func openMenu() {
    guard reader.isTalkBack else {
      play(.error)
      return note("VoiceOver has no menu; rotor actions goes through the actions of a stop.")
    }
    let spoken = state.lastLines.map(\.text).joined(separator: ", ")
    raise(.menu(TalkBackMenu(items: menuItems, spoken: spoken)))
  }

  /// TalkBack's default items.
  private var menuItems: [AlertAction] {
    var items: [AlertAction] = []
    if !stopActions.isEmpty { items.append(.actions) }
    if isUnlabelled { items.append(.addLabel) }
    items += [.readOn, .copySpoken, .searchScreen]
    items.append(state.device.isCurtained ? .showScreen : .hideScreen)
    return items + [.voiceCommands, .settings, .speechSettings, .brailleSettings, .describeImage]
  }

  /// Whether the user can label it: an image with an identifier and no label.
  private var isUnlabelled: Bool {
    guard let element, element.identifier != nil, element.label?.isEmpty ?? true else {
      return false
    }
    return element.role == .image || element.traits.contains(.image)
  }

  /// Performs an item of the menu.
  mutating func choose(_ action: AlertAction, of alert: Alert) {
    let label = element?.label ?? ""
    switch action {
    case .actions:
      closeMenu()
      raise(.actions(stopActions.map { text(of: $0) }))
    case .perform:
      closeMenu()
      let action = stopActions.first { text(of: $0) == label }
      perform(action)
      // The menu closes, and the stop has focus again.
      if case .custom = action { describeCurrent() }
    case .readOn:
      closeMenu()
      readAll(nil)
    case .copySpoken:
      closeMenu()
      guard case .menu(let menu) = alert else { return }
      state.pasteboard = menu.spoken
      say(.copiedText, menu.spoken)
    case .hideScreen, .showScreen:
      closeMenu()
      toggleCurtain()
    case .searchScreen:
      closeMenu()
      note("The command find searches the screen.")
    default: note("This leads to screens of TalkBack, which are not in this emulation.")
    }
  }

  /// Closes the menu without speech: the chosen item speaks.
  mutating func closeMenu() {
    guard state.alerts.front?.alert.isMenu == true else { return }
    state.alerts.remove(where: \.isMenu)
    state.listed = nil
    if state.alerts.isEmpty { state.covered = nil }
    adjustRotor()
  }
}
