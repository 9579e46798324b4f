/// What the screen reader says of itself and of the device, apart from what it says of elements.
///
/// The raw values are the keys of the files in `Voices/Phrases`.
public enum ReaderPhraseKey: String, CaseIterable, Hashable, Sendable {
  case noResults = "reader.noResults"
  /// With the number of a page and how many there are.
  case page = "reader.page"
  /// With the first and the last row that show, and how many there are.
  case rows = "reader.rows"
  case portrait = "reader.portrait"
  case landscape = "reader.landscape"
  case upsideDown = "reader.upsideDown"
  case notInPortrait = "reader.notInPortrait"
  case notInLandscape = "reader.notInLandscape"
  case noActions = "reader.noActions"
  case notSelected = "reader.notSelected"

  case textSelected = "reader.selectedText"
  case textDeleted = "reader.deletedText"
  case space = "reader.space"
  case bullet = "reader.bullet"
  case cut = "reader.edit.cut"
  case copy = "reader.edit.copy"
  case paste = "reader.edit.paste"
  case select = "reader.edit.select"
  case selectAll = "reader.edit.selectAll"
  case typing = "reader.edit.typing"
  case delete = "reader.edit.delete"
  case wasCut = "reader.wasCut"
  case wasCopied = "reader.wasCopied"
  case wasPasted = "reader.wasPasted"
  case noEditCommands = "reader.noEditCommands"
  case undo = "reader.undo"
  case redo = "reader.redo"
  case nothingToUndo = "reader.nothingToUndo"
  case nothingToRedo = "reader.nothingToRedo"
  case cancel = "reader.cancel"

  case notification = "reader.notification"
  case noNotifications = "reader.noNotifications"
  case silent = "reader.silent"
  case ring = "reader.ring"
  case volume = "reader.volume"
  case ringer = "reader.ringer"
  case headphones = "reader.headphones"
  case speaker = "reader.speaker"
  case curtainOn = "reader.curtainOn"
  case curtainOff = "reader.curtainOff"
  case speechOn = "reader.speechOn"
  case speechOff = "reader.speechOff"

  // Alerts of the device
  case call = "reader.alert.call"
  case incomingCall = "reader.alert.incomingCall"
  case answer = "reader.alert.answer"
  case decline = "reader.alert.decline"
  case slideToAnswer = "reader.alert.slideToAnswer"
  case remindMe = "reader.alert.remindMe"
  case endAndAnswer = "reader.alert.endAndAnswer"
  case holdAndAnswer = "reader.alert.holdAndAnswer"
  case mute = "reader.alert.mute"
  case keypad = "reader.alert.keypad"
  case addCall = "reader.alert.addCall"
  case contacts = "reader.alert.contacts"
  case end = "reader.alert.end"
  case message = "reader.alert.message"
  case close = "reader.alert.close"
  case reply = "reader.alert.reply"
  case alarm = "reader.alert.alarm"
  case snooze = "reader.alert.snooze"
  case stop = "reader.alert.stop"
  case lowBattery = "reader.alert.lowBattery"
  case batteryLeft = "reader.alert.batteryLeft"
  case lowPower = "reader.alert.lowPower"
  case undoAlone = "reader.alert.undo"
  case redoAlone = "reader.alert.redo"
  case allow = "reader.alert.allow"
  case allowOnce = "reader.alert.allowOnce"
  case allowInUse = "reader.alert.allowInUse"
  case deny = "reader.alert.deny"
  case permitLocation = "reader.permit.location"
  case permitCamera = "reader.permit.camera"
  case permitMicrophone = "reader.permit.microphone"
  case permitPhotos = "reader.permit.photos"
  case permitContacts = "reader.permit.contacts"
  case permitNotifications = "reader.permit.notifications"

  case noPunctuation = "reader.punctuation.none"
  case somePunctuation = "reader.punctuation.some"
  case mostPunctuation = "reader.punctuation.most"
  case allPunctuation = "reader.punctuation.all"
  case defaultLanguage = "reader.defaultLanguage"

  case characters = "rotor.characters"
  case words = "rotor.words"
  case lines = "rotor.lines"
  case adjust = "rotor.adjust"
  case actions = "rotor.actions"
  case moreContent = "rotor.moreContent"
  case edit = "rotor.edit"
  case misspelled = "rotor.misspelled"
  case directTouch = "rotor.directTouch"
  /// TalkBack's word for form controls.
  case controls = "rotor.controls"
  case headings = "rotor.headings"
  case headingLevel = "rotor.headingLevel"
  case links = "rotor.links"
  case formControls = "rotor.formControls"
  case buttons = "rotor.buttons"
  case textFields = "rotor.textFields"
  case searchFields = "rotor.searchFields"
  case staticText = "rotor.staticText"
  case images = "rotor.images"
  case tables = "rotor.tables"
  case tableRows = "rotor.rows"
  case lists = "rotor.lists"
  case landmarks = "rotor.landmarks"
  case containers = "rotor.containers"
  case speakingRate = "rotor.speakingRate"
  case pitch = "rotor.pitch"
  case speechVolume = "rotor.volume"
  case punctuation = "rotor.punctuation"
  case hints = "rotor.hints"
  case sounds = "rotor.sounds"
  case orientation = "rotor.orientation"
  case typingEcho = "rotor.typingEcho"
  case language = "rotor.language"
}

extension Phrases {
  public subscript(key: ReaderPhraseKey) -> String { value(of: key.rawValue) }

  /// A phrase around a text, which may come from anybody.
  public subscript(key: ReaderPhraseKey, text: String) -> String {
    fill(self[key], [("text", text)])
  }

  /// A phrase with numbers in it, by their names.
  public subscript(key: ReaderPhraseKey, numbers: KeyValuePairs<String, Int>) -> String {
    let parts = numbers.map { ($0.key, number($0.value)) }
    return fill(self[key], parts)
  }
}
