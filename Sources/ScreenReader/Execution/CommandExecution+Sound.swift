internal import AccessibilityModel
internal import Voices

// The effects on the app's own sound, by the category of its audio session.
extension CommandExecution {
  var category: AppFacts.AudioCategory {
    reader.hierarchy.app.audioCategory ?? .soloAmbient
  }

  private var mixes: Bool {
    switch category {
    case .ambient: true
    case .soloAmbient: false
    default: reader.hierarchy.app.mixesWithOthers == true
    }
  }

  /// Short interface sounds obey the switch and the lock in every category.
  private var obeysSwitch: Bool {
    category == .ambient || category == .soloAmbient || reader.hierarchy.app.systemSounds == true
  }

  /// Whether the app's own sound silences all other sound: while it records, or processes audio.
  var takesAllSound: Bool { category == .record || category == .audioProcessing }

  private mutating func showEffect(_ text: String) { show(DeviceEffect(text)) }

  // MARK: Starting

  /// The sound that a control starts.
  mutating func startSound(of index: Int) {
    let traits = appScreen.elements[index].traits
    if traits.contains(.startsMediaSession) {
      if state.sound.own == .playing, state.sound.source == index { return pauseSound() }
      state.sound.source = index
      playOwnSound()
    } else if traits.contains(.playsSound) {
      guard category != .audioProcessing else { return }
      if isRecording, category == .record, !mixes {
        return showEffect("no sound: the app records")
      }
      showEffect(state.device.isSilent && obeysSwitch ? "sound silenced" : "sound plays")
    }
  }

  private mutating func playOwnSound() {
    guard state.device.phone == .idle else { return showEffect("no sound: the phone has it") }
    state.sound.own = .playing
    if category == .audioProcessing {
      showEffect("no sound: the app only processes it")
    } else if category == .record {
      showEffect("recording")
    } else if state.device.isSilent, obeysSwitch {
      showEffect("sound silenced")
    } else {
      // VoiceOver lowers playing audio while it speaks.
      showEffect("sound plays, lower while \(reader.name) speaks")
    }
    affectMusic()
  }

  private mutating func affectMusic() {
    guard state.sound.isMusicOn, !state.sound.isMusicHeld else { return }
    if reader.hierarchy.app.ducksOthers == true, mixes {
      showEffect("music lower")
    } else if mixes {
      showEffect("music goes on")
    } else {
      state.sound.isMusicHeld = true
      showEffect("music stops")
    }
  }

  mutating func pauseSound() {
    guard state.sound.own == .playing else { return }
    state.sound.own = .paused
    if state.sound.isHeld {
      // It is already silent, and now waits for the user.
      state.sound.isHeld = false
    } else {
      showEffect("\(ownSound) pauses")
    }
    freeMusic()
  }

  /// The name of the app's own sound.
  private var ownSound: String {
    switch category {
    case .record: "recording"
    case .audioProcessing: "processing"
    default: "sound"
    }
  }

  mutating func resumeSound() {
    guard state.sound.own == .paused else { return }
    playOwnSound()
  }

  private mutating func freeMusic() {
    guard state.sound.isMusicOn else { return }
    if state.sound.isMusicHeld {
      state.sound.isMusicHeld = false
      // During a call it waits for the end of the call.
      if !state.sound.isInterrupted { showEffect("music goes on") }
    } else if reader.hierarchy.app.ducksOthers == true, !state.sound.isInterrupted {
      showEffect("music as loud as before")
    }
  }

  // MARK: Interruptions

  /// Calls and alarms always take over the sound of the app and of others.
  mutating func interruptSound() {
    holdSound()
    guard !state.sound.isInterrupted else { return }
    state.sound.isInterrupted = true
    if state.sound.isMusicOn, !state.sound.isMusicHeld { showEffect("music stops") }
  }

  mutating func holdSound() {
    guard state.sound.own == .playing, !state.sound.isHeld else { return }
    state.sound.isHeld = true
    showEffect("\(ownSound) pauses")
  }

  /// After an interruption, the app's sound resumes, and other audio if the category allows it.
  mutating func releaseSound(ofApp: Bool = true) {
    if state.sound.isHeld, ofApp {
      state.sound.isHeld = false
      if state.sound.own == .playing {
        showEffect(isSilenced ? "sound silenced" : "\(ownSound) goes on")
      }
    }
    guard state.sound.isInterrupted else { return }
    state.sound.isInterrupted = false
    if state.sound.isMusicOn, !state.sound.isMusicHeld { showEffect("music goes on") }
  }

  /// Whether locking the device stops the sound.
  var stopsAtLock: Bool { obeysSwitch }

  /// Only an app that declares it is heard from the background.
  var playsInBackground: Bool {
    reader.hierarchy.app.backgroundModes?.contains("audio") == true && !obeysSwitch
  }

  /// Sound that stops in the background waits for the user.
  mutating func leaveSound() {
    guard state.sound.own == .playing, state.sound.isHeld || !playsInBackground else { return }
    if !state.sound.isHeld { showEffect("\(ownSound) pauses") }
    state.sound.own = .paused
    state.sound.isHeld = false
    freeMusic()
  }

  // MARK: Switch, volume, headset

  mutating func setSilent(_ isSilent: Bool) {
    guard state.device.isSilent != isSilent else { return say(isSilent ? .silent : .ring) }
    state.device.isSilent = isSilent
    say(isSilent ? .silent : .ring)
    guard isHeard, !takesAllSound else { return }
    if obeysSwitch {
      showEffect(isSilent ? "sound silenced" : "sound heard again")
    } else {
      showEffect("sound goes on")
    }
  }

  /// The buttons set the volume of playing sound; if nothing plays, that of the ringer.
  mutating func setVolume(_ percent: Int) {
    if volumeAnswers() { return }
    guard state.sound.own == .playing || state.sound.isMusicOn || state.isReading else {
      state.device.ringerVolume = percent
      return say(.ringer, ["number": percent])
    }
    state.device.volume = percent
    state.settings.volume = percent
    events.append(.settings)
    // A wireless route has its own volume: the slider shows its name.
    if state.device.headset == nil, let name = state.device.wireless {
      return sayOwn("\(name), \(words.percent(percent))")
    }
    say(.volume, ["number": percent])
  }

  /// A press of a volume button: a sixteenth, also from a volume between the steps of the indicator.
  mutating func pressVolumeButton(isUp: Bool) {
    let isOfSound = state.sound.own == .playing || state.sound.isMusicOn || state.isReading
    let now = isOfSound ? state.device.volume : state.device.ringerVolume
    let step = (now * 16 + 99) / 100
    let isStep = step * 100 / 16 == now
    let next = isStep ? (step + (isUp ? 1 : -1)) * 100 / 16 : (now * 16 + (isUp ? 100 : -100)) / 16
    setVolume(min(100, max(0, next)))
  }

  /// Plugged in: sound continues, privately. Unplugged: it waits for the user.
  mutating func headset(isIn: Bool, _ name: String) {
    let isNew = state.device.headset == nil
    let isLost = !isIn && !isNew
    state.device.headset = isIn ? name : nil
    if isLost { loseRoute() }
    sayOwn(routeName)
    if isIn, isNew, isHeard { showEffect("\(ownSound) goes on") }
    if isLost { pauseAfterLoss() }
  }

  /// A wireless route that the user chose: sound continues there. When it is left or lost, sound
  /// waits, as after unplugging a headset.
  mutating func wireless(_ name: String?) {
    let isLost = name == nil && state.device.wireless != nil && state.device.headset == nil
    state.device.wireless = name
    if isLost { loseRoute() }
    sayOwn(routeName)
    if isLost { return pauseAfterLoss() }
    if isHeard { showEffect("\(ownSound) goes on") }
  }

  /// Nothing that was private becomes audible to others: continuous reading pauses.
  private mutating func loseRoute() {
    if state.isReading, !state.isPaused { halt() }
  }

  /// The sound of every app pauses, and none resumes by itself on the loudspeaker.
  private mutating func pauseAfterLoss() {
    let isAudible = state.sound.isMusicOn && !state.sound.isMusicHeld && !state.sound.isInterrupted
    state.sound.isMusicOn = false
    state.sound.isMusicHeld = false
    pauseSound()
    if isAudible { showEffect("music pauses") }
  }

  /// Whether the app records now.
  var isRecording: Bool {
    state.sound.own == .playing && !state.sound.isHeld
      && (category == .record || category == .playAndRecord)
  }

  /// Whether short sounds of the screen reader would be recorded, or cannot be heard.
  var silencesEarcons: Bool {
    isRecording && category == .record && !mixes
  }

  var isSilenced: Bool { state.device.isSilent && obeysSwitch && !takesAllSound }

  /// Whether the app's own sound is audible: a call or an alarm may suspend it.
  private var isHeard: Bool { state.sound.own == .playing && !state.sound.isHeld }

  /// The audio route: a plugged-in device takes precedence over a chosen one.
  var routeName: String {
    if let headset = state.device.headset { return headset.isEmpty ? words[.headphones] : headset }
    return state.device.wireless ?? words[.speaker]
  }

  /// Another app starts or stops playing. It cannot begin during a call or a recording that does
  /// not mix: it waits.
  mutating func music(isOn: Bool) {
    guard state.sound.isMusicOn != isOn else { return }
    state.sound.isMusicOn = isOn
    state.sound.isMusicHeld = false
    if isOn, state.device.phone != .idle || state.sound.isInterrupted {
      state.sound.isInterrupted = true
      return showEffect("music waits")
    }
    if isOn, isRecording, !mixes {
      state.sound.isMusicHeld = true
      return showEffect("music waits")
    }
    showEffect(isOn ? "music plays" : "music ends")
    guard isOn, state.sound.own == .playing else { return }
    if mixes { return affectMusic() }
    // Sound that does not mix stops when another sound begins.
    state.sound.own = .paused
    showEffect("sound pauses")
  }
}
