internal import AccessibilityModel
internal import Voices

extension CommandExecution {
  mutating func jump(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    let matching = RotorMatching(layoutState: layoutState)
    if case .custom(let name) = setting { return moveToItem(of: name, direction) }
    if let target = matching.next(setting, from: state.cursor, direction) {
      return go(to: target, .byRotor)
    }
    guard reader.isTalkBack else { return play(.edge) }
    let edge = ReaderState.Edge(direction: direction, setting: setting)
    let end = direction == .forward ? -1 : stops.count
    if state.edge == edge, let target = matching.next(setting, from: end, direction) {
      return go(to: target, .byRotor)
    }
    state.edge = edge
    play(.edge)
    guard let name = setting.nameOfOne else { return }
    say(direction == .forward ? .noNext : .noPrevious, words[name])
  }

  /// The next item of an app's own rotor; with a part of a text, only the part is spoken.
  private mutating func moveToItem(of name: String, _ direction: ReaderCommand.Direction) {
    let items = RotorMatching(layoutState: layoutState).customItems(name)
    let cursor = state.cursor
    let known = state.rotor.item.flatMap { items[safe: $0]?.stop == cursor ? $0 : nil }
    let here = known ?? items.firstIndex { $0.stop == cursor && $0.text == nil }
    let next: Int? =
      if let here { here + (direction == .forward ? 1 : -1) } else if direction == .forward {
        items.firstIndex { $0.stop >= cursor } ?? (items.isEmpty ? nil : 0)
      } else { items.lastIndex { $0.stop < cursor } }
    guard let next, let item = items[safe: next] else { return play(.edge) }
    defer { state.rotor.item = next }
    guard let text = item.text else { return go(to: item.stop, .byRotor) }
    if item.stop != cursor {
      state.cursor = item.stop
      adjustRotor(.byRotor)
    }
    play(.focus)
    say(text)
  }

  mutating func turnRotor(_ choice: ReaderCommand.RotorChoice) {
    switch choice {
    case .say: announce(rotorSetting)
    case .next: turnRotor(by: 1)
    case .previous: turnRotor(by: -1)
    case .named(let name):
      guard let setting = setting(named: name) else {
        play(.error)
        let names = offeredSettings.map { reader.isTalkBack ? rotorName($0) : $0.name }
        return note(
          "No rotor setting \"\(name)\" here; available: \(names.joined(separator: ", ")).")
      }
      set(setting)
    }
  }

  /// An available setting of the rotor: every setting that it announces exists here.
  private func setting(named name: String) -> RotorSetting? {
    let offered = offeredSettings + (reader.isTalkBack ? RotorSetting.otherReadingControls : [])
    let wanted = name.lowercased()
    let isNamedSo = { (setting: RotorSetting) in self.rotorName(setting).lowercased() == wanted }
    if let own = offered.last(where: { isNamedSo($0) && $0.isCustom }) { return own }
    if let setting = RotorSetting(name: name), offered.contains(setting) { return setting }
    return offered.first(where: isNamedSo)
  }

  /// The screen reader's name of a setting.
  private func rotorName(_ setting: RotorSetting) -> String {
    guard reader.isTalkBack else { return setting.spokenName(in: words) }
    switch setting {
    case .formControls: return words[.controls]
    case .speakingRate: return words[.speechRate]
    case .language: return words[.spokenLanguage]
    case .adjust: return words[.adjustSlider]
    default: return setting.spokenName(in: words)
    }
  }

  private mutating func turnRotor(by distance: Int) {
    let offered = offeredSettings
    guard !offered.isEmpty else { return play(.error) }
    let here = offered.firstIndex(of: rotorSetting)
    let next = here.map { $0 + distance } ?? (distance > 0 ? 0 : offered.count - 1)
    // The rotor wraps around, unlike the cursor.
    set(offered[(next + offered.count) % offered.count])
  }

  private mutating func set(_ setting: RotorSetting) {
    // Another unit goes on at the same place of the text.
    let place = state.rotor.place
    state.rotor.leaveStop()
    state.rotor.place = place.map { $0.lowerBound..<$0.lowerBound }
    if reader.isTalkBack, setting == .actions || setting == .adjust {
      // Until the cursor leaves the stop.
      state.rotor.byItself = setting
    } else {
      state.rotor.chosen = setting
    }
    state.announcedSetting = setting
    announce(setting)
  }

  /// VoiceOver announces a setting with its value, TalkBack with an instruction.
  private mutating func announce(_ setting: RotorSetting) {
    let words = words
    let name = rotorName(setting)
    if reader.isTalkBack {
      let reads = setting.isOfText || setting.isNavigator
      return sayOwn(
        name, hint: reads ? words[.readHint, name.lowercased()] : words[.adjustSettingHint])
    }
    let value = SpeechAdjusting(state.settings, isTalkBack: false).text(of: setting, in: words)
    sayOwn([name, value].compactMap(\.self).joined(separator: ", "))
  }

  /// A swipe up (backward) or down (forward) with one finger.
  mutating func swipe(_ direction: ReaderCommand.Direction) {
    let setting = rotorSetting
    explain(setting)
    switch setting {
    case .textSelection: chooseUnit(direction)
    case .adjust: adjust(by: direction == .forward ? -1 : 1)
    case .actions: chooseAction(direction)
    case .moreContent:
      let content = element?.customContent ?? []
      choose(
        in: content.map { $0.label.isEmpty ? $0.value : "\($0.label), \($0.value)" }, direction)
    case .edit: choose(in: fittingEditActions.map { words[$0.key] }, direction)
    case .characters, .words, .lines, .paragraphs: readPart(setting, direction)
    case .misspelled: goToMisspelled(direction)
    case .directTouch: toggleDirectTouch()
    default:
      if setting.isOfSpeech {
        adjustSpeech(setting, direction)
      } else {
        jump(setting, direction)
      }
    }
  }

  /// In a terminal, users of other screen readers expect that Up and Down move by line: the first
  /// swipe with a setting says which one it is.
  private mutating func explain(_ setting: RotorSetting) {
    guard state.isLive, state.announcedSetting != setting else { return }
    state.announcedSetting = setting
    let key = state.keyMap?.keyName(of: .rotor(.next)) ?? "rotor next"
    note("The rotor is on \(rotorName(setting)); \(key) changes it.")
  }

  /// Moves through the words of the app's own rotor; no file has a dictionary.
  private mutating func goToMisspelled(_ direction: ReaderCommand.Direction) {
    let names = RotorMatching(layoutState: layoutState).customNames
    guard let own = names.first(where: { $0.lowercased().hasPrefix("misspell") }) else {
      play(.edge)
      return note("The file does not mark misspelled words.")
    }
    jump(.custom(own), direction)
  }

  private mutating func toggleDirectTouch() {
    state.rotor.isTouchDirect.toggle()
    sayOwn(words[state.rotor.isTouchDirect ? .on : .off])
  }

  /// Moves through a menu of the element without moving the cursor.
  mutating func choose(in texts: [String], _ direction: ReaderCommand.Direction) {
    let next = state.rotor.choice + (direction == .forward ? 1 : -1)
    guard texts.indices.contains(next) else { return play(.edge) }
    state.rotor.choice = next
    say(texts[next])
  }

  private mutating func adjustSpeech(
    _ setting: RotorSetting, _ direction: ReaderCommand.Direction
  ) {
    var adjusting = SpeechAdjusting(state.settings, isTalkBack: reader.isTalkBack)
    adjusting.adjust(setting, by: direction == .forward ? -1 : 1)
    state.settings = adjusting.settings
    events.append(.settings)
    if let text = adjusting.text(of: setting, in: words) { sayOwn(text) }
  }
}
