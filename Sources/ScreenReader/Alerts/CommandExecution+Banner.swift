// The banner of a notification: above the first stop, and no alert. It stays until it is put away,
// opened, or another comes, as with the banner style «persistent».
extension CommandExecution {
  /// A flick back from the first stop comes to the banner.
  ///
  /// - Returns: false where there is none.
  mutating func enterBanner() -> Bool {
    guard state.alerts.isEmpty, let text = state.device.banner else { return false }
    cover(state.device.app)
    var entry = entry(for: .banner(text))
    entry.isAnnounced = true
    state.alerts.insert(entry)
    settle()
    play(.focus)
    describeCurrent()
    return true
  }

  /// A flick on comes back to the first stop of the app.
  ///
  /// - Returns: false where the cursor is on no banner.
  mutating func leaveBanner() -> Bool {
    guard state.alerts.front?.alert.isBanner == true else { return false }
    state.alerts.removeFront()
    state.covered = nil
    state.stopsToRead = nil
    if stops.isEmpty { play(.edge) } else { go(to: 0) }
    return true
  }
}
