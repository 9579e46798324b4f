internal import Synchronization

/// The memory of a process that is about to end.
///
/// To free a million elements one by one takes as long as to lay them out in reading order, and the
/// system takes all memory back at once.
enum ProcessMemory {
  private static let kept = Mutex<[any Sendable]>([])

  /// Leaves a value to the system, which frees it when the process ends.
  static func leave(_ value: some Sendable) { kept.withLock { $0.append(value) } }
}
