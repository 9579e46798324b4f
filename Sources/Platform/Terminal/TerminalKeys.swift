#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Makes a terminal send each key as it is pressed, without echo, while it exists.
///
/// Control-C and Control-Z work as usual.
public struct TerminalKeys: ~Copyable {
  private let usual: termios

  private init(usual: termios) { self.usual = usual }

  /// Begins; nil if standard input is not a terminal with this ability.
  public static func begin() -> TerminalKeys? {
    guard let usual = CLibrary.terminalSettings else { return nil }
    var settings = usual
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard CLibrary.setTerminal(settings) else { return nil }
    return TerminalKeys(usual: usual)
  }

  deinit { _ = CLibrary.setTerminal(usual) }
}
