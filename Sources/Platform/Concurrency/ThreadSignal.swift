/// Lets a thread sleep until another has something for it.
public struct ThreadSignal: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// nil if the system cannot create a pipe.
  public init?() {
    guard let pipe = CLibrary.makeSignalPipe() else { return nil }
    (reading, writing) = pipe
  }

  public func send() { CLibrary.putByte(1, into: writing) }

  /// Returns at once if something was sent since the last time.
  ///
  /// - Parameter milliseconds: the maximum time; nil for no limit.
  public func wait(milliseconds: Int? = nil) {
    _ = CLibrary.wait(for: [reading], milliseconds: milliseconds.map { Int32(clamping: $0) })
    _ = CLibrary.readWhatIsThere(reading, atMost: 4_096)
  }
}
