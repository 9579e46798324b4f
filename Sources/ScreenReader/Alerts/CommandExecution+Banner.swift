// The banner of a notification: it precedes the first stop, and is not an alert. It stays until it
// is dismissed or opened, or another appears, as with the banner style “persistent”.
extension CommandExecution {
  /// Swiping back from the first stop moves to the banner.
  ///
  /// - Returns: false if there is none.
  mutating func enterBanner() -> Bool {
    guard state.alerts.isEmpty, let text = state.device.banner else { return false }
    cover(state.device.app)
    var entry = entry(for: .banner(text))
    entry.isAnnounced = true
    state.alerts.insert(entry)
    adjustRotor()
    play(.focus)
    describeCurrent()
    return true
  }

  /// Swiping forward returns to the first stop of the app.
  ///
  /// - Returns: false if the cursor is not on a banner.
  mutating func leaveBanner() -> Bool {
    guard state.alerts.front?.alert.isBanner == true else { return false }
    state.alerts.removeFront()
    state.covered = nil
    state.stopsToRead = nil
    if stops.isEmpty { play(.edge) } else { go(to: 0) }
    return true
  }
}
