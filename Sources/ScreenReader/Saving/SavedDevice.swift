/// The state of the device when a visit ended: its alerts, the phone, sound.
///
/// It omits the undo alert, since edits are lost with the process, banners, which disappear by
/// themselves, and TalkBack's menu.
struct SavedDevice: Hashable, Sendable {
  var alerts: [AlertPosition] = []
  var covered: Covered?
  var phone = DeviceState.Phone.idle
  var isRingingQuiet = false
  var waitingCaller: String?
  var heldCaller: String?
  var isRotationLocked = false
  /// When they are due, from the end of the visit.
  var snoozed: [DeviceState.SnoozedAlarm] = []
  var isAsleep = false
  var headset: String?
  var wireless: String?
  var volume = 100
  var ringerVolume = 50
  var badge = 0
  var notifications: [String] = []
  var sound = SoundState()
  var hold: DeviceHold?

  /// An alert with the position of the cursor in it.
  struct AlertPosition: Hashable, Sendable {
    var alert: Alert
    var cursor: Int
  }

  struct Covered: Hashable, Sendable {
    var app: DeviceState.App
    var isAsleep: Bool
    var isReading: Bool
  }

  init() {}

  init(of state: ReaderState) {
    let device = state.device
    alerts = state.alerts.entries.filter { !$0.alert.leavesAppActive }.map {
      AlertPosition(alert: $0.alert, cursor: $0.cursor)
    }
    covered = state.covered.map {
      Covered(app: $0.app, isAsleep: $0.isAsleep, isReading: $0.isReading)
    }
    phone = device.phone
    isRingingQuiet = device.isRingingQuiet
    waitingCaller = device.waitingCaller
    heldCaller = device.heldCaller
    isRotationLocked = device.isRotationLocked
    snoozed = device.snoozed.map { .init(text: $0.text, due: $0.due - state.clock) }
    isAsleep = device.isAsleep
    headset = device.headset
    wireless = device.wireless
    volume = device.volume
    ringerVolume = device.ringerVolume
    badge = device.badge
    notifications = device.notifications
    sound = state.sound
    hold = device.hold
  }
}

extension CommandExecution {
  /// Restores the device; the app itself restarts unless an alert covers it.
  mutating func putBack(_ saved: SavedDevice) {
    state.device.phone = saved.phone
    state.device.isRingingQuiet = saved.isRingingQuiet
    state.device.waitingCaller = saved.waitingCaller
    state.device.heldCaller = saved.heldCaller
    state.device.isRotationLocked = saved.isRotationLocked
    state.device.snoozed = saved.snoozed
    state.device.headset = saved.headset
    state.device.wireless = saved.wireless
    state.device.volume = saved.volume
    state.device.ringerVolume = saved.ringerVolume
    state.device.badge = saved.badge
    state.device.notifications = saved.notifications
    state.sound = saved.sound
    state.device.hold = saved.hold
    guard let covered = saved.covered, !saved.alerts.isEmpty else { return }
    state.covered = ReaderState.Covered(
      app: covered.app, isAsleep: covered.isAsleep, isReading: covered.isReading,
      isPaused: false, stopsToRead: nil, held: [])
    for place in saved.alerts { putBack(place) }
    let isInCall = state.alerts.entries.contains { $0.alert.isCallScreen }
    state.device.app = isInCall || covered.app == .background ? .background : .inactive
  }

  private mutating func putBack(_ place: SavedDevice.AlertPosition) {
    var entry = entry(for: place.alert)
    if entry.layoutState.stops.indices.contains(place.cursor) { entry.cursor = place.cursor }
    state.alerts.insert(entry)
  }
}
