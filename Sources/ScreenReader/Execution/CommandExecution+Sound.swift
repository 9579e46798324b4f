internal import AccessibilityModel
internal import Voices

// What becomes of the app's own sound, by the category of its audio session.
extension CommandExecution {
  private var category: AppFacts.AudioCategory {
    reader.hierarchy.app.audioCategory ?? .soloAmbient
  }

  private var mixes: Bool {
    switch category {
    case .ambient: true
    case .soloAmbient: false
    default: reader.hierarchy.app.mixesWithOthers == true
    }
  }

  /// Short interface sounds obey the switch and the lock whatever the category.
  private var obeysSwitch: Bool {
    category == .ambient || category == .soloAmbient || reader.hierarchy.app.systemSounds == true
  }

  private mutating func tell(_ text: String) { show(DeviceEffect(text)) }

  // MARK: Starting

  /// The sound that a control starts.
  mutating func startSound(of index: Int) {
    let traits = screen.elements[index].traits
    if traits.contains(.startsMediaSession) {
      if state.sound.own == .playing, state.sound.source == index { return pauseSound() }
      state.sound.source = index
      playOwnSound()
    } else if traits.contains(.playsSound) {
      guard category != .audioProcessing else { return }
      tell(state.device.isSilent && obeysSwitch ? "sound silenced" : "sound plays")
    }
  }

  private mutating func playOwnSound() {
    guard category != .audioProcessing else { return tell("no sound: the app only processes it") }
    state.sound.own = .playing
    if category == .record {
      tell("recording")
    } else if state.device.isSilent, obeysSwitch {
      tell("sound silenced")
    } else {
      // VoiceOver lowers what plays while it speaks.
      tell("sound plays, lower while VoiceOver speaks")
    }
    affectMusic()
  }

  private mutating func affectMusic() {
    guard state.sound.isMusicOn, !state.sound.isMusicHeld else { return }
    if reader.hierarchy.app.ducksOthers == true, mixes {
      tell("music lower")
    } else if mixes {
      tell("music goes on")
    } else {
      state.sound.isMusicHeld = true
      tell("music stops")
    }
  }

  mutating func pauseSound() {
    guard state.sound.own == .playing else { return }
    state.sound.own = .paused
    tell(category == .record ? "recording pauses" : "sound pauses")
    freeMusic()
  }

  mutating func resumeSound() {
    guard state.sound.own == .paused else { return }
    playOwnSound()
  }

  private mutating func freeMusic() {
    guard state.sound.isMusicOn else { return }
    if state.sound.isMusicHeld {
      state.sound.isMusicHeld = false
      tell("music goes on")
    } else if reader.hierarchy.app.ducksOthers == true {
      tell("music as loud as before")
    }
  }

  // MARK: Interruptions

  /// The phone always wins.
  mutating func holdSound() {
    guard state.sound.own == .playing, !state.sound.isHeld else { return }
    state.sound.isHeld = true
    tell(category == .record ? "recording pauses" : "sound pauses")
  }

  /// An interruption that was ignored: what played goes on.
  mutating func releaseSound() {
    guard state.sound.isHeld else { return }
    state.sound.isHeld = false
    guard state.sound.own == .playing else { return }
    tell(category == .record ? "recording goes on" : "sound goes on")
  }

  /// Whether locking the device ends the sound.
  var stopsAtLock: Bool { obeysSwitch }

  /// Only an app that says so is heard from the background.
  var playsInBackground: Bool {
    reader.hierarchy.app.backgroundModes?.contains("audio") == true && !obeysSwitch
  }

  /// What is not heard in the background waits for the user.
  mutating func leaveSound() {
    guard state.sound.own == .playing, state.sound.isHeld || !playsInBackground else { return }
    state.sound.own = .paused
    state.sound.isHeld = false
    freeMusic()
  }

  // MARK: Switch, volume, headset

  mutating func setSilent(_ isSilent: Bool) {
    guard state.device.isSilent != isSilent else { return say(isSilent ? .silent : .ring) }
    state.device.isSilent = isSilent
    say(isSilent ? .silent : .ring)
    guard state.sound.own == .playing, category != .record else { return }
    if obeysSwitch {
      tell(isSilent ? "sound silenced" : "sound heard again")
    } else {
      tell("sound goes on")
    }
  }

  /// The buttons set what plays; where nothing does, the ringer.
  mutating func setVolume(_ percent: Int) {
    let isPlaying = state.sound.own == .playing || state.sound.isMusicOn || state.isReading
    state.device.volume = percent
    if !isPlaying { state.device.ringerVolume = percent }
    state.settings.volume = percent
    events.append(.settings)
    say(isPlaying ? .volume : .ringer, ["number": percent])
  }

  /// Plugged in: it goes on, privately. Taken out: it waits for the user.
  mutating func headset(isIn: Bool) {
    let isNew = state.device.hasHeadset != isIn
    state.device.hasHeadset = isIn
    if !isIn, state.isReading, !state.isPaused { halt() }
    say(isIn ? .headphones : .speaker)
    if isIn {
      if isNew, state.sound.own == .playing { tell("sound goes on") }
      return
    }
    pauseSound()
  }

  /// Another app begins or ends playing.
  mutating func music(isOn: Bool) {
    guard state.sound.isMusicOn != isOn else { return }
    state.sound.isMusicOn = isOn
    state.sound.isMusicHeld = false
    tell(isOn ? "music plays" : "music ends")
    guard isOn, state.sound.own == .playing else { return }
    if mixes { return affectMusic() }
    // What does not mix gives way to what began later.
    state.sound.own = .paused
    tell("sound pauses")
  }
}
