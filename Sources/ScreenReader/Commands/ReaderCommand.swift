public import AccessibilityModel

/// What a person, or the device, does.
public enum ReaderCommand: Hashable, Sendable {
  // The cursor
  case next, previous, first, last
  case touch(Point)
  /// A finger that is drawn over the screen through these points.
  case drag([Point])
  case find(String)
  /// Says what would be found, while it is typed.
  case preview(String)
  case jump(RotorSetting, Direction)
  case scroll(ScrollDirection)

  // Reading
  /// Reads on from the cursor; with a number, until the next command comes after so many stops.
  case readAll(stops: Int?)
  case readFromTop(stops: Int?)
  case pause
  /// The stop that is being read has been heard to its end: no person says this.
  case heard
  /// So many milliseconds pass before the next command comes.
  case wait(milliseconds: Int)
  case whereAmI, why, repeatLast
  case history(Int)
  case items(String)
  /// One of the stops that were listed, from 1.
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
  /// The battery has so many per cent left.
  case battery(Int)
  /// The app asks for a permission.
  case permission(String)
  case sleep, wake, background, foreground, memoryWarning
  case headset(isIn: Bool, name: String)
  /// A route without a wire; nil to leave it.
  case wireless(String?)
  case ring, silent
  case volume(Int)
  /// Other audio, of another app.
  case music(isOn: Bool)

  // The reader itself
  case speech(isOn: Bool?)
  case curtain
  case echo(TypingEcho)
  case help(String)
  case quit

  // What the system does to this very process
  case suspended, continued, terminated

  /// A line that no command is, with what is wrong with it.
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
    /// A quarter turn, whichever way.
    case turn
    case left, right, portrait, landscape
    case upsideDown = "upside-down"
  }

  public enum CallStep: Hashable, Sendable {
    case come(caller: String)
    case answer, decline, end
  }
}

/// How what is typed is said again.
public enum TypingEcho: String, CaseIterable, Hashable, Sendable { case characters, words, off }
