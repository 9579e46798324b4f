internal import CSystem

/// Lets a terminal send each key as it is pressed, without showing it, for as long as this lasts.
///
/// Control-C and Control-Z stay what they are.
public struct TerminalKeys: ~Copyable {
  private let usual: termios

  private init(usual: termios) { self.usual = usual }

  /// Begins; nil where standard input is no terminal that can.
  public static func begin() -> TerminalKeys? {
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let usual = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return nil }
    return TerminalKeys(usual: usual)
  }

  deinit {
    var settings = usual
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}
