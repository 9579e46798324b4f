internal import Utterances
internal import Voices

extension CommandExecution {
  mutating func perform(_ command: ReaderCommand) {
    prepareLayoutState()
    hear(command)
    guard isPossible(command) else { return }
    if command.stopsReading { stopReading() }
    if !command.goesOnSpeaking { events.append(.interrupt) }
    if !command.mayPassEdge { state.edge = nil }
    carryOut(command)
    teach(after: command)
  }

  private mutating func stopReading() {
    state.isReading = false
    state.isPaused = false
    state.stopsToRead = nil
    state.held = []
  }

  /// The only switch over commands, without a default: a new command does not compile until it is
  /// handled here.
  private mutating func carryOut(_ command: ReaderCommand) {
    switch command {
    // The cursor
    case .next: isSelectingText ? extendSelection(.forward) : move(by: 1)
    case .previous: isSelectingText ? extendSelection(.backward) : move(by: -1)
    case .first: stops.isEmpty ? play(.edge) : go(to: 0)
    case .last: stops.isEmpty ? play(.edge) : go(to: stops.count - 1)
    case .touch(let point): touch(point)
    case .drag(let points): drag(points)
    case .find(let text): find(text)
    case .preview(let text): preview(text)
    case .jump(let setting, let direction): jump(setting, direction)
    case .readPart(let setting, let direction): readPart(setting, direction)
    case .scroll(let direction): scroll(direction)

    // Reading
    case .readAll(let stops): readAll(stops)
    case .readFromTop(let stops): readFromTop(stops)
    case .heard: readOn()
    case .pause: pauseOrGoOn()
    case .wait(let milliseconds): wait(milliseconds)
    case .whereAmI: sayWhere()
    case .why: sayWhy()
    case .repeatLast: repeatLast()
    case .history(let count): sayHistory(count)
    case .items(let text): listItems(text)
    case .item(let number): choose(number)

    // Acting
    case .activate: activate()
    case .increment: adjust(by: 1)
    case .decrement: adjust(by: -1)
    case .up: swipe(.backward)
    case .down: swipe(.forward)
    case .escape: escape()
    case .magicTap: magicTap()
    case .rotor(let choice): turnRotor(choice)
    case .actions(let name): actions(name)
    case .menu: openMenu()
    case .edit(let action): edit(action)
    case .undo: undo()
    case .redo: redo()
    case .shake: shake()
    case .type(let text): type(text)
    case .erase(let count): erase(count)
    case .caret(let move): moveCaret(move)
    case .pressReturn: pressReturn()
    case .nextField(let direction): editNextField(direction)
    case .endEditing: endEditing()

    // Screens
    case .screens: listScreens()
    case .screen(let name): goToScreen(name)
    case .rotate(let rotation): rotate(rotation)
    case .rotationLock(let isOn): lockRotation(isOn)

    // The device
    case .call(let step): call(step)
    case .message(let text): raise(.message(text))
    case .alarm(let text): raise(.alarm(text))
    case .battery(let percent): raise(.battery(percent))
    case .permission(let name, let age): ask(for: name, age)
    case .notification(let text): notification(text)
    case .sleep: sleep()
    case .wake: wake()
    case .background: leaveForeground()
    case .foreground: enterForeground()
    case .memoryWarning: memoryWarning()
    case .headset(let isIn, let name): headset(isIn: isIn, name)
    case .wireless(let name): wireless(name)
    case .ring: setSilent(false)
    case .silent: setSilent(true)
    case .volume(let percent): setVolume(percent)
    case .volumeButton(let isUp): pressVolumeButton(isUp: isUp)
    case .sound: listSound()
    case .music(let isOn): music(isOn: isOn)

    // The reader itself
    case .speech(let isOn): speech(isOn)
    case .curtain: toggleCurtain()
    case .echo(let echo): setEcho(echo)
    case .verbosity(let part, let isOn): setVerbosity(part, isOn)
    case .help(let topic): for line in HelpText.lines(about: topic) { note(line) }
    case .tutorial(let isOn): tutorial(isOn: isOn)
    case .explain(let text): note(text)
    case .quit: quit()
    case .failed(let reason): fail(reason)

    // This process
    case .suspended: resignActive()
    case .continued: resumeProcess()
    case .terminated: terminate()
    }
  }
}

// The reader's own settings and state.
extension CommandExecution {
  private mutating func speech(_ isOn: Bool?) {
    let isOn = isOn ?? !state.settings.isSpeechOn
    state.settings.isSpeechOn = isOn
    events.append(.settings)
    say(isOn ? .speechOn : .speechOff)
  }

  mutating func toggleCurtain() {
    state.device.isCurtained.toggle()
    let isOn = state.device.isCurtained
    guard reader.isTalkBack else { return say(isOn ? .curtainOn : .curtainOff) }
    say(isOn ? .screenHidden : .screenShown)
  }

  private mutating func setEcho(_ echo: TypingEcho) {
    state.settings.echo = echo
    sayOwn(words.text(of: echo))
  }

  private mutating func setVerbosity(_ part: VerbosityPart, _ isOn: Bool) {
    let omitted: Verbosity
    switch part {
    case .hints:
      state.settings.saysHints = isOn
      events.append(.settings)
      return sayOwn(words[isOn ? .on : .off])
    case .actions: omitted = .actions
    case .moreContent: omitted = .moreContent
    case .containers: omitted = .containers
    }
    if isOn {
      state.settings.omitted.remove(omitted)
    } else {
      state.settings.omitted.insert(omitted)
    }
    events.append(.settings)
    sayOwn(words[isOn ? .on : .off])
  }

  private mutating func fail(_ reason: String) {
    play(.error)
    // A question keeps its mark.
    note(reason.capitalizedFirst + (reason.last.map(".?!".contains) == true ? "" : "."))
  }

  private mutating func quit() {
    state.hasEnded = true
    events.append(.quit)
  }
}

extension ReaderCommand {
  /// Whether it ends continuous reading: any touch does; an event of the device only pauses it.
  var stopsReading: Bool {
    switch self {
    case .heard, .pause, .notification, .call, .message, .alarm, .battery, .permission, .sleep,
      .wake, .rotate,
      .background, .foreground, .memoryWarning, .headset, .wireless, .ring, .silent, .volume,
      .music, .speech, .volumeButton, .sound, .rotationLock,
      .help, .tutorial, .explain,
      .echo, .verbosity, .curtain, .quit, .failed, .suspended, .continued, .terminated, .wait:
      false
    default: true
    }
  }

  /// Whether it is a swipe that, with TalkBack, wraps around after the one that reached the edge.
  var mayPassEdge: Bool {
    switch self {
    case .next, .previous, .up, .down, .jump: true
    default: false
    }
  }

  /// Whether speech continues.
  public var goesOnSpeaking: Bool {
    switch self {
    case .heard, .pause, .notification, .ring, .silent, .volume, .music, .headset, .wireless,
      .memoryWarning, .volumeButton, .sound, .rotationLock,
      .help, .tutorial, .explain, .wait:
      true
    default: false
    }
  }
}
