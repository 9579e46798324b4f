internal import AccessibilityModel
internal import Utterances
internal import Voices

// Alerts of the app, which are part of its screen: their buttons close them, as the device's do.
extension CommandExecution {
  /// Whether a double tap on a stop closes the app's alert in front: all buttons of an alert do.
  func closesAlert(_ stop: Stop) -> Bool {
    guard state.alerts.isEmpty, layoutState.alert != nil else { return false }
    let element = screen.elements[stop.element]
    return element.isEnabled && element.traits.contains(.button)
      && element.traits.isDisjoint(with: [.toggleButton, .adjustable, .popupButton])
      && element.isExpanded == nil
  }

  /// Removes the app's alert in front.
  mutating func closeAppAlert() {
    state.updateFront { $0.closeAlert() }
    state.listed = nil
    state.cursor = layoutState.initialStop(isTalkBack: reader.isTalkBack)
    adjustRotor()
  }

  /// Announces what an alert has covered: the next alert, or the screen.
  mutating func appearAfterAlert() {
    play(.screen)
    guard let current else { return note(Transcript.noStops(on: screen)) }
    describe(current, at: AnnouncementContext(comingTo: current, from: nil))
  }

  /// Escape presses Cancel; an alert without it must be answered.
  mutating func escapeAppAlert() {
    let cancel = stops.first { closesAlert($0) && isCancel(screen.elements[$0.element]) }
    guard let cancel else {
      play(.edge)
      return note("This alert has no Cancel button; choose one of its buttons.")
    }
    report(screen.elements[cancel.element].action, of: cancel.element)
    closeAppAlert()
    appearAfterAlert()
  }

  private func isCancel(_ element: Element) -> Bool {
    guard let label = element.label?.lowercased() else { return false }
    return label == "cancel" || label == words[.cancel].lowercased()
  }
}
