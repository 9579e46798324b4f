internal import SourceText

extension JSONWriter {
  mutating func device(_ device: SavedDevice) {
    object { json in
      json.key("alerts")
      json.array(device.alerts) { $0.place($1) }
      if let covered = device.covered {
        json.key("covered")
        json.object(inline: true) {
          $0.member("app", covered.app.rawValue)
          $0.member("asleep", covered.isAsleep)
          $0.member("reading", covered.isReading)
        }
      }
      json.phone(device)
      json.key("snoozed")
      json.array(device.snoozed) { json, alarm in
        json.object(inline: true) {
          $0.member("text", alarm.text)
          $0.member("due", alarm.due)
        }
      }
      json.member("headset", device.headset)
      json.member("wireless", device.wireless)
      json.member("volume", device.volume)
      json.member("ringer", device.ringerVolume)
      json.member("badge", device.badge)
      json.key("notifications")
      json.array(device.notifications) { $0.string($1) }
      json.member("hold", device.hold?.rawValue)
      json.member("rotationLocked", device.isRotationLocked)
      json.key("sound")
      json.sound(device.sound)
    }
  }

  private mutating func place(_ place: SavedDevice.AlertPosition) {
    let record = AlertRecord(place.alert)
    object(inline: true) { json in
      json.member("kind", record.kind.rawValue)
      json.member("text", record.text)
      json.member("number", record.number)
      json.member("held", record.held)
      json.member("cursor", place.cursor)
    }
  }

  private mutating func phone(_ device: SavedDevice) {
    switch device.phone {
    case .idle: break
    case .ringing(let caller): member("ringing", caller)
    case .inCall(let caller): member("inCall", caller)
    }
    member("quiet", device.isRingingQuiet)
    member("waiting", device.waitingCaller)
    member("onHold", device.heldCaller)
  }

  private mutating func sound(_ sound: SoundState) {
    object(inline: true) { json in
      json.member("own", sound.own.rawValue)
      if let source = sound.source { json.member("source", source) }
      json.member("held", sound.isHeld)
      json.member("music", sound.isMusicOn)
      json.member("musicHeld", sound.isMusicHeld)
      json.member("interrupted", sound.isInterrupted)
    }
  }
}

/// An alert in the file: its type, with a text and a number.
private struct AlertRecord {
  enum Kind: String {
    case call, lockedCall, callWaiting, inCall, message, alarm, battery, permission
  }

  var kind: Kind
  var text = ""
  var number = 0
  /// The caller on hold.
  var held: String?

  init(_ kind: Kind, text: String = "", number: Int = 0, held: String? = nil) {
    self.kind = kind
    self.text = text
    self.number = number
    self.held = held
  }

  init(_ alert: Alert) {
    switch alert {
    case .call(let caller, let isLocked): self.init(isLocked ? .lockedCall : .call, text: caller)
    case .callWaiting(let caller, let mayHold):
      self.init(.callWaiting, text: caller, number: mayHold ? 0 : 1)
    case .inCall(let caller, let held): self.init(.inCall, text: caller, held: held)
    case .message(let text): self.init(.message, text: text)
    case .alarm(let text): self.init(.alarm, text: text)
    case .battery(let percent): self.init(.battery, number: percent)
    case .permission(let permission, let age):
      self.init(.permission, text: permission.rawValue, number: age == .current ? 0 : 1)
    // Not saved (``SavedDevice``).
    case .undo, .banner, .menu, .actions: self.init(.message)
    }
  }

  var alert: Alert? {
    switch kind {
    case .call: .call(caller: text, isLocked: false)
    case .lockedCall: .call(caller: text, isLocked: true)
    case .callWaiting: .callWaiting(caller: text, mayHold: number == 0)
    case .inCall: .inCall(caller: text, held: held)
    case .message: .message(text)
    case .alarm: .alarm(text)
    case .battery: .battery(number)
    case .permission:
      Alert.Permission(rawValue: text).map { .permission($0, number == 0 ? .current : .classic) }
    }
  }
}

extension SavedDevice {
  init(_ json: JSONValue) throws(DocumentError) {
    self.init()
    if let alerts = json["alerts"] {
      guard alerts.count <= CommandExecution.mostAlerts else { throw alerts.error("too long") }
      for alert in alerts.elements { self.alerts.append(try Self.place(alert)) }
    }
    if let covered = json["covered"] { self.covered = try Self.covered(covered) }
    if let caller = try json.value("ringing", { $0.string }) { phone = .ringing(caller: caller) }
    if let caller = try json.value("inCall", { $0.string }) { phone = .inCall(caller: caller) }
    try json.read("quiet", into: &isRingingQuiet) { $0.boolean }
    waitingCaller = try json.value("waiting") { $0.string }
    heldCaller = try json.value("onHold") { $0.string }
    try json.read("rotationLocked", into: &isRotationLocked) { $0.boolean }
    if let alarms = json["snoozed"] {
      for alarm in alarms.elements { snoozed.append(try Self.alarm(alarm)) }
    }
    headset = try json.value("headset") { $0.string }
    wireless = try json.value("wireless") { $0.string }
    try json.read("volume", into: &volume, in: 0...100)
    try json.read("ringer", into: &ringerVolume, in: 0...100)
    try json.read("badge", into: &badge, in: 0...1_000_000_000)
    if let texts = json["notifications"] {
      for text in texts.elements {
        guard let text = text.string else { throw text.error("expected a text") }
        notifications.append(text)
      }
    }
    hold = try json.value("hold") { $0.string.flatMap(DeviceHold.init(rawValue:)) }
    if let sound = json["sound"] { try read(sound: sound) }
  }

  private static func place(_ json: JSONValue) throws(DocumentError) -> AlertPosition {
    let kind = try json.required("kind") { $0.string.flatMap(AlertRecord.Kind.init(rawValue:)) }
    var record = AlertRecord(kind)
    try json.read("text", into: &record.text) { $0.string }
    try json.read("number", into: &record.number, in: 0...100)
    record.held = try json.value("held") { $0.string }
    guard let alert = record.alert else { throw json.error("expected a known permission") }
    return AlertPosition(alert: alert, cursor: try json.required("cursor") { $0.integer })
  }

  private static func covered(_ json: JSONValue) throws(DocumentError) -> Covered {
    Covered(
      app: try json.required("app") { $0.string.flatMap(DeviceState.App.init(rawValue:)) },
      isAsleep: try json.required("asleep") { $0.boolean },
      isReading: try json.required("reading") { $0.boolean })
  }

  private static func alarm(
    _ json: JSONValue
  ) throws(DocumentError) -> DeviceState.SnoozedAlarm {
    DeviceState.SnoozedAlarm(
      text: try json.required("text") { $0.string }, due: try json.required("due") { $0.integer })
  }

  private mutating func read(sound json: JSONValue) throws(DocumentError) {
    try json.read("own", into: &sound.own) { $0.string.flatMap(SoundState.Own.init(rawValue:)) }
    sound.source = try json.value("source") { $0.integer }
    try json.read("held", into: &sound.isHeld) { $0.boolean }
    try json.read("music", into: &sound.isMusicOn) { $0.boolean }
    try json.read("musicHeld", into: &sound.isMusicHeld) { $0.boolean }
    try json.read("interrupted", into: &sound.isInterrupted) { $0.boolean }
  }
}
