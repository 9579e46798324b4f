/// The setting of the rotor.
struct RotorState: Hashable, Sendable {
  /// What the user has turned it to.
  var chosen: RotorSetting = .characters
  /// What it turned to by itself on coming to this stop: VoiceOver adjusts what is adjustable and
  /// offers actions where there are any, until it is turned again or left.
  var byItself: RotorSetting?
  /// The character, word or line that was said last, from 0; -1 before the first.
  var position = -1
  /// The action, piece of content or edit command that is selected; -1 for none.
  var choice = -1

  /// Whether touches of this stop go to the app.
  var isTouchDirect = false

  var current: RotorSetting { byItself ?? chosen }

  /// Forgets all that belongs to the stop that is left.
  mutating func leaveStop() {
    byItself = nil
    position = -1
    choice = -1
    isTouchDirect = false
  }
}
