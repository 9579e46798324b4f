/// Wakes a ``SessionInput`` from another thread.
public struct SessionBell: Sendable {
  static let byte: UInt8 = 255
  let pipe: Int32

  public func ring() { CLibrary.putByte(Self.byte, into: pipe) }
}

/// The signals of a terminal, and those that end a process.
public enum SessionSignal: String, CaseIterable, Hashable, Sendable {
  case interrupt, terminate, hangUp, stop

  /// The system's number for it.
  public var number: Int32 {
    switch self {
    case .interrupt: CLibrary.interruptSignal
    case .terminate: CLibrary.terminateSignal
    case .hangUp: CLibrary.hangUpSignal
    case .stop: CLibrary.stopSignal
    }
  }

  /// Stops this process as the system does, and returns when it continues.
  public static func stopProcess() { CLibrary.raiseAsUsual(CLibrary.stopSignal) }
}
