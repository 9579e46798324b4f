internal import Voices

/// The content of an alert: a title, an optional message, and its buttons in reading order.
struct AlertContent {
  var title: String
  var message: String?
  var buttons: [Button]
  /// Whether it is announced as an alert; a call and a notification are announced by their title.
  var isAlert = true

  struct Button: Hashable {
    var action: AlertAction
    var label: String

    init(_ action: AlertAction, _ label: String) {
      self.action = action
      self.label = label
    }
  }

  /// The whole content on one line: a comma parts what has no full stop of its own.
  func announcement(in words: Phrases) -> String {
    let texts = [isAlert ? words[.alert] : nil, title, message] + buttons.map(\.label)
    return texts.compactMap(\.self).reduce(into: "") { line, text in
      if let last = line.last { line += Self.ends.contains(last) ? " " : ", " }
      line += text
    }
  }

  private static let ends = ".!?…。！？؟"
}

/// The effect of an alert's button; the raw value identifies its element.
enum AlertAction: String, Hashable, Sendable {
  case answer, decline, holdAndAnswer, endAndAnswer
  case end, mute, speaker, swapCalls, mergeCalls
  /// Opens phone screens that are not emulated.
  case keypad, addCall, faceTime, contacts, messageCaller, remindMe
  case close, open, snooze, stop, lowPower
  case undo, redo, cancel
  case allow, allowOnce, allowInUse, allowLimited, deny
  // TalkBack's menu
  case actions, readOn, copySpoken, searchScreen, hideScreen, showScreen
  /// An action of the list, by its label.
  case perform
  /// Opens TalkBack screens that are not emulated.
  case voiceCommands, settings, speechSettings, brailleSettings, describeImage, addLabel
}

extension AlertContent {
  /// - Parameters:
  ///   - app: the name of the app, for permission requests.
  ///   - isAndroid: whether the buttons of a call have Android's labels.
  init(_ alert: Alert, app: String, isAndroid: Bool, in words: Phrases) {
    switch alert {
    case .call(let caller, let isLocked):
      self.init(
        title: Self.name(caller, or: words[.incomingCall]), message: nil,
        buttons: isLocked ? Self.lockedCall(words) : Self.call(words, isAndroid), isAlert: false)
      if !caller.isEmpty { message = words[.incomingCall] }
    case .callWaiting(let caller, let mayHold):
      self.init(
        title: Self.name(caller, or: words[.incomingCall]), message: nil,
        buttons: Self.waitingCall(words, isAndroid, mayHold: mayHold), isAlert: false)
      if !caller.isEmpty { message = words[.incomingCall] }
    case .inCall(let caller, let held):
      self.init(
        title: Self.name(caller, or: words[.call]),
        message: held.map { words[.onHold, Self.name($0, or: words[.call])] },
        buttons: Self.phone(words, holds: held != nil), isAlert: false)
    case .message(let text):
      self.init(
        title: words[.message], message: text,
        buttons: [Button(.close, words[.close]), Button(.open, words[.reply])])
    case .alarm(let text):
      self.init(
        title: words[.alarm], message: text.isEmpty ? nil : text,
        buttons: [Button(.snooze, words[.snooze]), Button(.stop, words[.stop])])
    case .battery(let percent):
      self.init(
        title: words[.lowBattery], message: words[.batteryLeft, ["number": percent]],
        buttons: [Button(.lowPower, words[.lowPower]), Button(.close, words[.close])])
    case .permission(let permission, let age):
      self.init(permission, age, app: app, isAndroid: isAndroid, in: words)
    case .undo(let undo, let redo): self.init(undo: undo, redo: redo, in: words)
    case .banner(let text):
      self.init(title: words[.notification, text], message: nil, buttons: [], isAlert: false)
    case .menu(let menu):
      self.init(
        title: words[.menu], message: nil,
        buttons: menu.items.map { Button($0, words[$0.menuKey]) }, isAlert: false)
    case .actions(let names):
      self.init(
        title: words[.actions], message: nil, buttons: names.map { Button(.perform, $0) },
        isAlert: false)
    }
  }

  private static func name(_ caller: String, or word: String) -> String {
    caller.isEmpty ? word : caller
  }

  private static func call(_ words: Phrases, _ isAndroid: Bool) -> [Button] {
    [
      Button(.decline, words[.decline]),
      Button(.answer, words[isAndroid ? .answer : .accept]),
    ]
  }

  /// Only pressing the side button twice declines here.
  private static func lockedCall(_ words: Phrases) -> [Button] {
    [
      Button(.answer, words[.slideToAnswer]), Button(.messageCaller, words[.message]),
      Button(.remindMe, words[.remindMe]),
    ]
  }

  /// A phone holds one call: a third one cannot be put on hold.
  private static func waitingCall(
    _ words: Phrases, _ isAndroid: Bool, mayHold: Bool
  ) -> [Button] {
    let buttons = [
      Button(.endAndAnswer, words[isAndroid ? .endAndAnswer : .endAndAccept]),
      Button(.decline, words[.decline]),
    ]
    guard mayHold else { return buttons }
    return buttons + [Button(.holdAndAnswer, words[isAndroid ? .holdAndAnswer : .holdAndAccept])]
  }

  /// With a held call, two buttons change their meaning.
  private static func phone(_ words: Phrases, holds: Bool) -> [Button] {
    [
      Button(.mute, words[.mute]), Button(.keypad, words[.keypad]),
      Button(.speaker, words[.speaker]),
      holds ? Button(.mergeCalls, words[.mergeCalls]) : Button(.addCall, words[.addCall]),
      holds ? Button(.swapCalls, words[.swapCalls]) : Button(.faceTime, "FaceTime"),
      Button(.contacts, words[.contacts]), Button(.end, words[.end]),
    ]
  }

  private init(
    _ permission: Alert.Permission, _ age: PermissionAge, app: String, isAndroid: Bool,
    in words: Phrases
  ) {
    let hasMessage = permission == .notifications && !isAndroid
    self.init(
      title: words[permission.key(of: age), app],
      message: hasMessage ? words[.permitNotificationsMessage] : nil, buttons: [])
    let deny = Button(.deny, words[.deny])
    guard age == .current else {
      buttons = [deny, Button(.allow, words[.ok])]
      return
    }
    switch permission {
    case .location:
      buttons = [
        Button(.allowOnce, words[.allowOnce]), Button(.allowInUse, words[.allowInUse]), deny,
      ]
    case .photos:
      buttons = [
        Button(.allowLimited, words[.limitAccess]), Button(.allow, words[.fullAccess]), deny,
      ]
    case .tracking:
      buttons = [Button(.deny, words[.askNotToTrack]), Button(.allow, words[.allow])]
    case .camera, .microphone, .contacts, .notifications:
      buttons = [deny, Button(.allow, words[.allow])]
    }
  }

  /// The title names the edit to undo; without one it says so, and the only button is Cancel.
  private init(undo: TextBuffer.EditName?, redo: TextBuffer.EditName?, in words: Phrases) {
    let cancel = Button(.cancel, words[.cancel])
    // In French and Russian the verb is also the word for Cancel, so the button names the edit.
    let isVerbUnique = words[.undoAlone] != words[.cancel]
    let undoLabel = { (name: TextBuffer.EditName) in
      isVerbUnique ? words[.undoAlone] : words[.undo, words[name.key]]
    }
    switch (undo, redo) {
    case (let undo?, let redo?):
      self.init(
        title: words[.undo, words[undo.key]], message: nil,
        buttons: [
          Button(.undo, undoLabel(undo)), Button(.redo, words[.redo, words[redo.key]]), cancel,
        ])
    case (let undo?, nil):
      self.init(
        title: words[.undo, words[undo.key]], message: nil,
        buttons: [cancel, Button(.undo, undoLabel(undo))])
    case (nil, let redo?):
      self.init(
        title: words[.redo, words[redo.key]], message: nil,
        buttons: [cancel, Button(.redo, words[.redoAlone])])
    case (nil, nil):
      self.init(title: words[.nothingToUndo], message: nil, buttons: [cancel])
    }
  }
}

extension Alert.Permission {
  fileprivate func key(of age: PermissionAge) -> ReaderPhraseKey {
    switch self {
    case .location where age == .classic: .permitLocationClassic
    case .notifications where age == .classic: .permitNotificationsClassic
    case .location: .permitLocation
    case .camera: .permitCamera
    case .microphone: .permitMicrophone
    case .photos: .permitPhotos
    case .contacts: .permitContacts
    case .notifications: .permitNotifications
    case .tracking: .permitTracking
    }
  }
}
