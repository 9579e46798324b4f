internal import AccessibilityModel

// All sources of sound.
extension CommandExecution {
  /// The sources of sound with their state, route and volume: speech, the reader's sounds, the app,
  /// other apps and the ringer.
  mutating func listSound() {
    isRemembered = false
    let volume = "volume \(state.device.volume)%"
    note("Speech: \(routeName), \(volume)\(state.settings.isSpeechOn ? "" : ", off").")
    note("Sounds of \(reader.name): \(soundsState), \(volume).")
    note("This app: \(ownState), category \(category.rawValue), \(routeName), \(volume).")
    note("Other apps: \(musicState).")
    note(
      "Ringer: \(state.device.isSilent ? "silent" : "ring"), volume \(state.device.ringerVolume)%.")
  }

  private var soundsState: String {
    if state.device.isSilent { return "silent" }
    if !state.settings.playsSounds { return "off" }
    return silencesEarcons ? "silent while the app records" : "on"
  }

  private var ownState: String {
    switch state.sound.own {
    case .none: "no sound"
    case .paused: "paused"
    case .playing where state.sound.isHeld: "interrupted"
    case .playing where isSilenced: "silenced"
    case .playing: takesAllSound ? "recording or processing" : "playing"
    }
  }

  private var musicState: String {
    guard state.sound.isMusicOn else { return "no sound" }
    return state.sound.isMusicHeld || state.sound.isInterrupted ? "waiting" : "playing"
  }
}
