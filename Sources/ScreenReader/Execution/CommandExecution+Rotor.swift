internal import AccessibilityModel
internal import Voices

extension CommandExecution {
  mutating func jump(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    let matching = RotorMatching(layoutState: layoutState)
    guard let target = matching.next(setting, from: state.cursor, direction) else {
      return play(.edge)
    }
    go(to: target, .byRotor)
  }

  mutating func turnRotor(_ choice: ReaderCommand.RotorChoice) {
    switch choice {
    case .say: sayOwn(rotorText(state.rotor.current))
    case .next: turnRotor(by: 1)
    case .previous: turnRotor(by: -1)
    case .named(let name):
      guard let setting = setting(named: name) else {
        play(.error)
        let names = offeredSettings.map(\.name).joined(separator: ", ")
        return note("No rotor setting \"\(name)\" here; available: \(names).")
      }
      set(setting)
    }
  }

  /// A setting that the rotor has here: what it announces, it has.
  private func setting(named name: String) -> RotorSetting? {
    let offered = offeredSettings
    let custom = RotorMatching(layoutState: layoutState).customNames
    if let own = custom.first(where: { $0.lowercased() == name.lowercased() }) {
      return .custom(own)
    }
    if let setting = RotorSetting(name: name) { return offered.contains(setting) ? setting : nil }
    return offered.first { rotorName($0).lowercased() == name.lowercased() }
  }

  /// What the screen reader calls a setting.
  private func rotorName(_ setting: RotorSetting) -> String {
    if reader.isTalkBack, setting == .formControls { return words[.controls] }
    return setting.spokenName(in: words)
  }

  private mutating func turnRotor(by distance: Int) {
    let offered = offeredSettings
    guard !offered.isEmpty else { return play(.error) }
    let here = offered.firstIndex(of: state.rotor.current)
    let next = here.map { $0 + distance } ?? (distance > 0 ? 0 : offered.count - 1)
    // The rotor goes round and round, unlike the cursor.
    set(offered[(next + offered.count) % offered.count])
  }

  private mutating func set(_ setting: RotorSetting) {
    state.rotor.leaveStop()
    state.rotor.chosen = setting
    sayOwn(rotorText(setting))
  }

  private func rotorText(_ setting: RotorSetting) -> String {
    let words = words
    let name = rotorName(setting)
    guard let value = SpeechAdjusting(state: state).text(of: setting, in: words) else {
      return name
    }
    return "\(name), \(value)"
  }

  /// What the rotor offers here: only what the element or the screen has.
  var offeredSettings: [RotorSetting] {
    let matching = RotorMatching(layoutState: layoutState)
    let element = element
    let own: [RotorSetting] = [.characters, .words, .lines].filter { _ in element != nil }
    let adjust: [RotorSetting] = element?.traits.contains(.adjustable) == true ? [.adjust] : []
    let actions: [RotorSetting] = element?.customActions.isEmpty == false ? [.actions] : []
    let content: [RotorSetting] =
      element?.customContent.isEmpty == false ? [.moreContent] : []
    let edit: [RotorSetting] = fittingEditActions.isEmpty ? [] : [.edit]
    // The hint of a text that is edited names the one, that of a direct touch area the other.
    let misspelled: [RotorSetting] = namesMisspelled ? [.misspelled] : []
    let touch: [RotorSetting] =
      element?.traits.contains(.allowsDirectInteraction) == true ? [.directTouch] : []
    let navigators = RotorSetting.names.map(\.setting).filter { $0.isNavigator }
    let levels = (1...6).map(RotorSetting.headingLevel)
    let ofSpeech = RotorSetting.names.map(\.setting).filter { $0.isOfSpeech }
    let all =
      own + adjust + actions + content + edit + misspelled + touch
      + (navigators + levels).filter(matching.hasAny)
      + matching.customNames.map(RotorSetting.custom) + ofSpeech
    return reader.isTalkBack ? all.filter(\.isReadingControl) : all
  }

  private var namesMisspelled: Bool {
    guard let traits = element?.traits else { return false }
    return traits.contains(.textArea) || traits.contains(.textEntry) && traits.contains(.isEditing)
  }

  /// A swipe up (backward) or down (forward) with one finger.
  mutating func swipe(_ direction: ReaderCommand.Direction) {
    let setting = state.rotor.current
    switch setting {
    case .adjust: adjust(by: direction == .forward ? -1 : 1)
    case .actions: choose(in: element?.customActions ?? [], direction)
    case .moreContent:
      let content = element?.customContent ?? []
      choose(
        in: content.map { $0.label.isEmpty ? $0.value : "\($0.label), \($0.value)" }, direction)
    case .edit: choose(in: fittingEditActions.map { words[$0.key] }, direction)
    case .characters, .words, .lines: readPart(setting, direction)
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

  /// Goes through the words that the app's own rotor names; no file has a dictionary.
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

  /// Goes through a menu of the element without moving the cursor.
  private mutating func choose(in texts: [String], _ direction: ReaderCommand.Direction) {
    let next = state.rotor.choice + (direction == .forward ? 1 : -1)
    guard texts.indices.contains(next) else { return play(.edge) }
    state.rotor.choice = next
    say(texts[next])
  }

  private mutating func adjustSpeech(
    _ setting: RotorSetting, _ direction: ReaderCommand.Direction
  ) {
    var adjusting = SpeechAdjusting(state: state)
    adjusting.adjust(setting, by: direction == .forward ? -1 : 1)
    state.settings = adjusting.settings
    events.append(.settings)
    if let text = adjusting.text(of: setting, in: words) { sayOwn(text) }
  }

  /// Speaks the next or the last character, word or line.
  private mutating func readPart(_ setting: RotorSetting, _ direction: ReaderCommand.Direction) {
    guard let element else { return play(.edge) }
    let parts = TextParts(element, setting, space: words[.space]).parts
    let next = state.rotor.position + (direction == .forward ? 1 : -1)
    guard parts.indices.contains(next) else { return play(.edge) }
    state.rotor.position = next
    if setting == .characters, !element.isSecure, let index = current?.element {
      state.updateFront { $0.texts[index]?.moveInsertionPoint(to: next) }
    }
    say(parts[next], isSpelled: setting == .characters)
  }
}

/// The characters, words or lines of an element.
private struct TextParts {
  let parts: [String]

  init(_ element: Element, _ setting: RotorSetting, space: String) {
    let text: String
    if element.isSecure {
      text = element.label ?? ""
    } else if element.traits.contains(.textEntry) {
      text = element.value ?? element.label ?? ""
    } else {
      text = [element.label, element.value].compactMap { $0 }.joined(separator: " ")
    }
    switch setting {
    case .characters: parts = text.map { $0 == " " ? space : String($0) }
    case .words: parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    default: parts = text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
