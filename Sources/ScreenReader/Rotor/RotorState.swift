/// The setting of the rotor.
struct RotorState: Hashable, Sendable {
  /// The setting that the user has chosen.
  var chosen: RotorSetting = .characters
  /// The automatic setting at this stop: VoiceOver selects adjusting or actions if available, until
  /// the rotor is turned or the cursor leaves.
  var byItself: RotorSetting?
  /// The place in the text of the last character, word or line spoken, in characters; empty after
  /// the unit has changed, nil before the first.
  var place: Range<Int>?
  /// The selected action, piece of content or edit command; -1 for none.
  var choice = -1

  /// The item of the app's own rotor last moved to, by its index; nil if there is none.
  var item: Int?
  /// The unit of Text Selection.
  var unit = CaretUnit.character

  /// Whether touches of this stop go to the app.
  var isTouchDirect = false

  var current: RotorSetting { byItself ?? chosen }

  /// Clears the state of the previous stop.
  mutating func leaveStop() {
    byItself = nil
    place = nil
    choice = -1
    item = nil
    isTouchDirect = false
  }
}
