public import AccessibilityModel

/// An action of the user, or an event of the device.
public enum ReaderCommand: Hashable, Sendable {
  // The cursor
  case next, previous, first, last
  case touch(Point)
  /// A finger moved over the screen through these points.
  case drag([Point])
  case find(String)
  /// Announces the match while the text is typed.
  case preview(String)
  case jump(RotorSetting, Direction)
  /// Reads the text of the stop by a unit, whatever the rotor is on.
  case readPart(RotorSetting, Direction)
  case scroll(ScrollDirection)

  // Reading
  /// Reads on from the cursor; with a number, the next command follows after that many stops.
  case readAll(stops: Int?)
  case readFromTop(stops: Int?)
  case pause
  /// The stop being read has been heard to its end: a signal of the voice, not of the user.
  case heard
  /// The number of milliseconds before the next command.
  case wait(milliseconds: Int)
  case whereAmI, why, repeatLast
  case history(Int)
  case items(String)
  /// One of the listed stops, from 1.
  case item(Int)

  // Acting
  case activate, increment, decrement, up, down, escape, magicTap
  case rotor(RotorChoice)
  case actions(String)
  /// TalkBack's menu.
  case menu
  case edit(EditAction?)
  case undo, redo, shake
  case type(String)
  case erase(Int)
  case caret(CaretMove)
  /// The Return key of the keyboard.
  case pressReturn
  /// The Tab key of the keyboard: the next field receives the text.
  case nextField(Direction)
  case endEditing

  // Screens
  case screens
  case screen(String)
  case rotate(Rotation)
  case rotationLock(isOn: Bool)

  // The device
  case call(CallStep)
  case message(String)
  case alarm(String)
  case notification(String)
  /// The remaining per cent of the battery.
  case battery(Int)
  /// The app requests a permission.
  case permission(String, PermissionAge)
  case sleep, wake, background, foreground, memoryWarning
  case headset(isIn: Bool, name: String)
  /// A wireless audio route; nil to leave it.
  case wireless(String?)
  case ring, silent
  case volume(Int)
  /// A volume button was pressed.
  case volumeButton(isUp: Bool)
  /// Audio of another app.
  case music(isOn: Bool)
  /// The sources of sound, with route and volume.
  case sound

  // The reader itself
  case speech(isOn: Bool?)
  case curtain
  case echo(TypingEcho)
  case verbosity(VerbosityPart, isOn: Bool)
  case help(String)
  /// The lessons for beginners; false ends them.
  case tutorial(isOn: Bool)
  /// Words of this tool about a key.
  case explain(String)
  case quit

  // System events for this process
  case suspended, continued, terminated

  /// A line that is not a command, with its error.
  case failed(String)

  public enum Direction: Hashable, Sendable { case forward, backward }

  public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right
  }

  public enum RotorChoice: Hashable, Sendable {
    case say, next, previous
    case named(String)
  }

  public enum Rotation: String, CaseIterable, Hashable, Sendable {
    /// A quarter turn, in either direction.
    case turn
    case left, right, portrait, landscape
    case upsideDown = "upside-down"
    /// On a table: the screen stays as it is.
    case faceUp = "face-up"
    case faceDown = "face-down"
  }

  public enum CallStep: Hashable, Sendable {
    case incoming(caller: String)
    case answer, decline, end
    /// Holds the current call, and answers the other.
    case hold
    /// Changes between the current call and the held one.
    case swap
  }
}

/// An announcement that can be turned off.
public enum VerbosityPart: String, CaseIterable, Hashable, Sendable {
  case hints, actions, containers
  case moreContent = "more-content"
}

/// A movement of the insertion point.
public enum CaretMove: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down, start, end
  case wordLeft = "word-left"
  case wordRight = "word-right"

  var inWords: String {
    switch self {
    case .left, .right, .up, .down: rawValue
    case .start: "to the start"
    case .end: "to the end"
    case .wordLeft: "left by a word"
    case .wordRight: "right by a word"
    }
  }
}

/// The wording of a permission request: that of current systems, or of the first iPhones.
public enum PermissionAge: String, CaseIterable, Hashable, Sendable {
  case current
  case classic = "2009"
}

/// How typed text is echoed.
public enum TypingEcho: String, CaseIterable, Hashable, Sendable { case characters, words, off }
