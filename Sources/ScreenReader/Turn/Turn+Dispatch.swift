internal import Voices

extension Turn {
  mutating func perform(_ command: ReaderCommand) {
    prepareStage()
    hear(command)
    guard isPossible(command) else { return }
    if command.stopsReading { stopReading() }
    if !command.goesOnSpeaking { events.append(.interrupt) }
    if moved(command) || read(command) || acted(command) || changedScreen(command) { return }
    if happened(command) { return }
    serve(command)
  }

  private mutating func stopReading() {
    state.isReading = false
    state.isPaused = false
    state.stopsToRead = nil
    state.held = []
  }

  private mutating func moved(_ command: ReaderCommand) -> Bool {
    switch command {
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .first: stops.isEmpty ? play(.edge) : go(to: 0)
    case .last: stops.isEmpty ? play(.edge) : go(to: stops.count - 1)
    case .touch(let point): touch(point)
    case .drag(let points): drag(points)
    case .find(let text): find(text)
    case .jump(let setting, let direction): jump(setting, direction)
    case .scroll(let direction): scroll(direction)
    default: return false
    }
    return true
  }

  private mutating func read(_ command: ReaderCommand) -> Bool {
    switch command {
    case .readAll(let stops): readAll(stops)
    case .readFromTop(let stops):
      state.cursor = 0
      readAll(stops)
    case .heard: readOn()
    case .pause: pauseOrGoOn()
    case .whereAmI: sayWhere()
    case .why: sayWhy()
    case .repeatLast: repeatLast()
    case .history(let count): sayHistory(count)
    case .items(let text): listItems(text)
    case .item(let number): choose(number)
    default: return false
    }
    return true
  }

  private mutating func acted(_ command: ReaderCommand) -> Bool {
    switch command {
    case .activate: activate()
    case .increment: adjust(by: 1)
    case .decrement: adjust(by: -1)
    case .up: swipe(.backward)
    case .down: swipe(.forward)
    case .escape: escape()
    case .magicTap: magicTap()
    case .rotor(let choice): turnRotor(choice)
    case .actions(let name): actions(name)
    case .edit(let action): edit(action)
    case .undo: undo()
    case .redo: redo()
    case .shake: shake()
    case .type(let text): type(text)
    case .erase(let count): erase(count)
    default: return false
    }
    return true
  }

  private mutating func changedScreen(_ command: ReaderCommand) -> Bool {
    switch command {
    case .screens: listScreens()
    case .screen(let name): goToScreen(name)
    case .rotate(let rotation):
      state.held = []
      rotate(rotation)
    default: return false
    }
    return true
  }

  private mutating func happened(_ command: ReaderCommand) -> Bool {
    switch command {
    case .call(let step): call(step)
    case .message(let text): interrupt(with: .message(text))
    case .alarm(let text): interrupt(with: .alarm(text))
    case .notification(let text): notification(text)
    case .sleep: sleep()
    case .wake: wake()
    case .background: leaveForeground()
    case .foreground: comeToForeground()
    case .memoryWarning: memoryWarning()
    case .headset(let isIn): headset(isIn: isIn)
    case .ring: setSilent(false)
    case .silent: setSilent(true)
    case .volume(let percent): setVolume(percent)
    case .music(let isOn): music(isOn: isOn)
    case .suspended: resignActive()
    case .continued: comeBack()
    case .terminated: terminate()
    default: return false
    }
    return true
  }

  private mutating func serve(_ command: ReaderCommand) {
    switch command {
    case .speech(let isOn): speech(isOn)
    case .curtain:
      state.device.isCurtained.toggle()
      say(state.device.isCurtained ? .curtainOn : .curtainOff)
    case .echo(let echo):
      state.settings.echo = echo
      sayOwn(words.text(of: echo))
    case .help(let topic): for line in HelpText.lines(about: topic) { note(line) }
    case .failed(let reason):
      play(.error)
      note(reason.capitalizedFirst + ".")
    case .wait(let milliseconds): wait(milliseconds)
    case .quit:
      state.hasEnded = true
      events.append(.quit)
    default: break
    }
  }

  private mutating func speech(_ isOn: Bool?) {
    let isOn = isOn ?? !state.settings.isSpeechOn
    state.settings.isSpeechOn = isOn
    events.append(.settings)
    say(isOn ? .speechOn : .speechOff)
  }
}

extension ReaderCommand {
  /// Whether it ends reading on: any touch does, what the device does only holds it up.
  var stopsReading: Bool {
    switch self {
    case .heard, .pause, .notification, .call, .message, .alarm, .sleep, .wake, .rotate,
      .background,
      .foreground, .memoryWarning, .headset, .ring, .silent, .volume, .music, .speech, .help,
      .echo, .curtain, .quit, .failed, .suspended, .continued, .terminated, .wait:
      false
    default: true
    }
  }

  /// Whether what is being said goes on.
  public var goesOnSpeaking: Bool {
    switch self {
    case .heard, .pause, .notification, .ring, .silent, .volume, .music, .headset, .memoryWarning,
      .help, .wait:
      true
    default: false
    }
  }
}
