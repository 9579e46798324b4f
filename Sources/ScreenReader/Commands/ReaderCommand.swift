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

  // Screens
  case screens
  case screen(String)
  case rotate(Rotation)

  // The device
  case call(CallStep)
  case message(String)
  case alarm(String)
  case notification(String)
  /// The remaining per cent of the battery.
  case battery(Int)
  /// The app requests a permission.
  case permission(String)
  case sleep, wake, background, foreground, memoryWarning
  case headset(isIn: Bool, name: String)
  /// A wireless audio route; nil to leave it.
  case wireless(String?)
  case ring, silent
  case volume(Int)
  /// Audio of another app.
  case music(isOn: Bool)

  // The reader itself
  case speech(isOn: Bool?)
  case curtain
  case echo(TypingEcho)
  case help(String)
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
  }

  public enum CallStep: Hashable, Sendable {
    case incoming(caller: String)
    case answer, decline, end
  }
}

/// How typed text is echoed.
public enum TypingEcho: String, CaseIterable, Hashable, Sendable { case characters, words, off }
