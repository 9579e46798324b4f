internal import CSystem
internal import Synchronization

/// The memory of this process, between it and the system.
public enum ProcessMemory {
  private static let kept = Mutex<[any Sendable]>([])

  /// Uses again what is freed: for a process that frees no more than it needs soon.
  public static func useAgain() {
    // No larger blocks can be kept.
    Allocator.keepFreed(blocksBelow: 32 << 20, restBelow: 1 << 30)
  }

  /// Leaves a value to the system, which frees it when the process ends.
  ///
  /// To free a million elements one by one takes as long as to lay them out in reading order, and the
  /// system takes all memory back at once.
  public static func leave(_ value: some Sendable) { kept.withLock { $0.append(value) } }
}
